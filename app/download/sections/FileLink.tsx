import type { ReleaseFile } from '../../../catalogue/schema';
import { addressOf } from '../../site';
import { cpus, os, size, words } from '../messages/en';

interface Props {
  file: ReleaseFile;
  /** Product and version, for example "Zig 0.15.2". */
  of: string;
  className?: string;
  /** Show only the CPU and the format; the system stands above. The accessible name stays whole. */
  compact?: boolean;
}

const Unseen = ({ children }: { children: string }) => <span className="unseen">{children}</span>;
const Dot = () => <span aria-hidden="true"> · </span>;

/**
 * A download button. Its accessible name makes sense alone, "Download Zig 0.15.2 for Windows, ARM64 (zip, 90 MB)",
 * and is made of the words in their visible order (WCAG 2.2, 2.5.3).
 */
export function FileLink({ file, of, className, compact = false }: Props) {
  const system = `${words.for} ${os(file.os)}`;
  const cpuNames = cpus(file.cpu, file.os) || (compact && words.anyCpu);
  return (
    <a href={addressOf(file.url)} className={className} download={file.url.startsWith('https:') ? undefined : file.name}>
      <strong>
        {compact
          ? <Unseen>{`${words.downloadLink} ${of} ${system}, `}</Unseen>
          : <>{words.downloadLink} <Unseen>{`${of} `}</Unseen>{system}{cpuNames && <><Unseen>, </Unseen><Dot /></>}</>}
        {cpuNames}
        {file.label && ` ${file.label}`}
      </strong>{' '}
      <small>
        <Unseen>(</Unseen>{file.format ?? file.name}<Unseen>, </Unseen><Dot />{size(file.size)}<Unseen>)</Unseen>
      </small>
    </a>
  );
}
