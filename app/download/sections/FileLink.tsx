import type { ReleaseFile } from '../../../catalogue/schema';
import { addressOf } from '../../site';
import { cpus, os, size, words } from '../messages/en';

interface Props {
  file: ReleaseFile;
  /** Product and version, for example "Zig 0.15.2". */
  of: string;
  className?: string;
}

const Unseen = ({ children }: { children: string }) => <span className="unseen">{children}</span>;

/**
 * A download button. Its accessible name makes sense alone, "Download Zig 0.15.2 for Windows, ARM64 (zip, 90 MB)",
 * and is made of the words in their visible order (WCAG 2.2, 2.5.3).
 */
export function FileLink({ file, of, className }: Props) {
  const cpuNames = cpus(file.cpu, file.os);
  return (
    <a href={addressOf(file.url)} className={className} download={isLocal(file) ? file.name : undefined}>
      <strong>
        {words.downloadLink} <Unseen>{`${of} `}</Unseen>
        {file.os ? `${words.for} ${os(file.os)}` : <Unseen>{`${words.for} ${words.anySystem}`}</Unseen>}
        {cpuNames && <><Unseen>, </Unseen><span className="dot" aria-hidden="true"> · </span>{cpuNames}</>}
        {file.label && <> {file.label}</>}
      </strong>{' '}
      <small>
        <Unseen>(</Unseen>{file.format ?? file.name}<Unseen>, </Unseen>
        <span className="dot" aria-hidden="true"> · </span>{size(file.size)}<Unseen>)</Unseen>
      </small>
    </a>
  );
}

const isLocal = (file: ReleaseFile): boolean => !file.url.startsWith('https:');
