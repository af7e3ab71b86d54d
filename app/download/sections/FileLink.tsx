import { Fragment } from 'react';
import { isAbsolute } from '../../../catalogue/addresses';
import { otherLanguage, textOf } from '../../../catalogue/said';
import { type Edition, type Release, type ReleaseFile, type Said } from '../../../catalogue/schema';
import { addressOf } from '../../site';
import { type PageWords } from '../words/download-page';
import styles from './FileLink.module.css';
import { Glyph } from './Glyph';

interface Props {
  file: ReleaseFile;
  release: Release;
  words: PageWords;
}

/** Facts in a row, each with its own direction of writing. */
function FactLine({ all }: { all: readonly (Said | undefined)[] }) {
  return all
    .flatMap((fact) => fact || [])
    .map((fact, i) => (
      <Fragment key={textOf(fact)}>
        {i > 0 && ' · '}
        <bdi {...otherLanguage(fact)}>{textOf(fact)}</bdi>
      </Fragment>
    ));
}

function FileAnchor({
  file,
  className,
  children,
}: {
  file: ReleaseFile;
  className: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <a
      className={className}
      href={addressOf(file.url)}
      download={isAbsolute(file.url) ? undefined : file.name}
    >
      {children}
    </a>
  );
}

/** The one button: for which system, and below it what exactly. */
export function MainButton({ file, release, edition, words }: Props & { edition?: Edition }) {
  const { os, format, label, size } = file;
  return (
    <FileAnchor file={file} className={styles.main}>
      <Glyph os={os} />
      <span>
        <b>{os ? words.downloadOn(words.os(os)) : words.download}</b>{' '}
        <small>
          <FactLine
            all={[
              release.version,
              edition?.name,
              words.cpus(file),
              words.installation(file),
              label,
              format && words.formatName(format),
              words.size(size),
            ]}
          />
        </small>
      </span>
    </FileAnchor>
  );
}

/** One of several buttons where the visitor has to say which processor it is; `isAlone`: all are for one system. */
export function EqualButton({
  file,
  release,
  product,
  isAlone,
  words,
}: Props & { product: string; isAlone: boolean }) {
  const { os, format, size } = file;
  const cpu = words.cpus(file) || words.anyCpu;
  return (
    <FileAnchor file={file} className={styles.main}>
      <Glyph os={os} />
      <span>
        <b>{isAlone ? cpu : words.os(os) + words.comma + cpu}</b>{' '}
        <small>
          <FactLine
            all={[words.cpuHint(file), format && words.formatName(format), words.size(size)]}
          />
        </small>
        <span className="unseen">{words.comma + words.fileOf(product, release.version, os)}</span>
      </span>
    </FileAnchor>
  );
}

/**
 * A further file in short: by its format for the same machine, or by its CPU for another one. `facts` stand only in
 * its name for a screen reader, where the list does not say them.
 */
export function FilePill({
  file,
  by,
  words,
  facts,
}: Omit<Props, 'release'> & {
  by: readonly ('os' | 'cpu' | 'format')[];
  facts?: readonly string[];
}) {
  const { os, format, label } = file;
  const extension = format === undefined ? file.name : `.${format}`;
  const cpu = words.cpus(file) || words.anyCpu;
  const name = [by.includes('os') && words.os(os), by.includes('cpu') && cpu].filter(Boolean);
  const what = [name.join(words.comma), words.installation(file)].filter(Boolean).join(' ');
  const hint = [name.length > 0 && words.cpuHint(file), label].filter(Boolean).join(' · ');
  return (
    <FileAnchor file={file} className="pill">
      {what && by.includes('format') ? `${what} ` : what}
      {/* From right to left its dot would go to its end. */}
      {by.includes('format') && <bdi>{extension}</bdi>}
      {hint && <i>{` ${hint}`}</i>}
      {facts && <span className="unseen">{`: ${facts.filter(Boolean).join(words.comma)}`}</span>}
    </FileAnchor>
  );
}
