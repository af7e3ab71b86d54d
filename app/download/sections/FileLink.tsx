import { isAbsolute } from '../../../catalogue/addresses';
import { type ReleaseFile } from '../../../catalogue/schema';
import { addressOf } from '../../site';
import { cpus, os, size, words } from '../words/download-page';

interface Props {
  file: ReleaseFile;
  /** Product and version, for example "Zig 0.15.2". */
  of: string;
  className?: string;
  /** Show only the CPU and the format; the system stands above. The accessible name stays whole. */
  compact?: boolean;
}

/**
 * A download button. It shows what matters for choosing; its accessible name makes sense alone:
 * "Download Zig 0.15.2 for Windows, ARM64 (zip, 90 MB)".
 */
export function FileLink({ file, of, className, compact = false }: Props) {
  const cpuNames = cpus(file) || (compact ? words.anyCpu : '');
  const facts = [file.format ?? file.name, size(file.size)];
  const target = `${words.for} ${os(file.os)}`;
  const visible = [compact ? '' : `${words.downloadLink} ${target}`, cpuNames]
    .filter(Boolean)
    .join(' · ');
  const name = `${words.downloadLink} ${of} ${[target, cpuNames].filter(Boolean).join(', ')} (${facts.join(', ')})`;
  return (
    <a
      href={addressOf(file.url)}
      className={className}
      aria-label={file.label ? `${name}, ${file.label}` : name}
      download={isAbsolute(file.url) ? undefined : file.name}
    >
      <strong>
        {visible}
        {file.label && `, ${file.label}`}
      </strong>{' '}
      <small>{facts.join(' · ')}</small>
    </a>
  );
}
