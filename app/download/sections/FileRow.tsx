import { type Mirror, type Release, type ReleaseFile } from '../../../catalogue/schema';
import { signatureLabels } from '../../../catalogue/vocabulary';
import { addressOf } from '../../site';
import { checkWords } from '../words/check';
import { format, minimumOs, size, visible, words } from '../words/download-page';
import { CopyButton } from './CopyButton';
import styles from './Files.module.css';
import { Mirrors } from './Mirrors';
import { choosable } from './Release';

interface Props {
  file: ReleaseFile;
  release: Release;
  mirrors?: Mirror[];
  /** What the file is for: its CPU, or its kind. */
  title: string;
  explained?: string;
  /** The row's names in fragments such as #macos-arm64. */
  ids?: string[];
}

/** One file: what it is for, the link, the exact size, the hash to check it by. A table row, a card on a phone. */
export function FileRow({ file, release, mirrors, title, explained, ids = [] }: Props) {
  const [id, ...more] = ids;
  return (
    <tr role="row" className={styles.row} id={id} {...choosable(file)}>
      <th role="rowheader" scope="row" className={styles.platform}>
        {title}
        {id && (
          <a className={styles.permalink} href={`#${id}`} aria-label={words.linkToRow}>
            #
          </a>
        )}
        {more.map((name) => (
          <span key={name} id={name} />
        ))}
        {explained && <small>{explained}</small>}
      </th>
      <td role="cell" className={styles.file}>
        <a href={addressOf(file.url)}>{visible(file.name)}</a>
        <small>
          {[
            file.label,
            file.format && format(file.format),
            file.minimumOs && minimumOs(file.os, file.minimumOs),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        <Mirrors mirrors={mirrors} release={release} file={file} className={styles.details} />
      </td>
      <td role="cell" className={styles.number}>
        <span title={words.exactBytes(file.size)}>{size(file.size)}</span>
      </td>
      <td role="cell" className={styles.proof}>
        <span className={styles.hash}>
          <code>{file.sha256}</code>
          <CopyButton name={words.copySha256Of} />
        </span>
        <Proofs file={file} />
        <Witnesses file={file} />
      </td>
    </tr>
  );
}

/** Who else states the same hash. One that states another hash never gets past the gate. */
function Witnesses({ file: { witnesses = [], sha256 } }: { file: ReleaseFile }) {
  const agreeing = witnesses.filter((witness) => (witness.sha256 ?? sha256) === sha256);
  const since = agreeing.map(({ checked }) => checked).sort()[0];
  return (
    since !== undefined && (
      <small>
        {checkWords.witnesses(
          agreeing.map(({ source }) => source),
          since,
        )}
      </small>
    )
  );
}

function Proofs({ file }: { file: ReleaseFile }) {
  const links = [
    ...(file.signatures ?? []).flatMap(({ type, url }) =>
      url
        ? [
            {
              url,
              text: words.signature(signatureLabels[type]),
              name: words.signatureOf(file.name, signatureLabels[type]),
            },
          ]
        : [],
    ),
    ...(file.sbom ? [{ url: file.sbom, text: words.sbom, name: words.sbomOf(file.name) }] : []),
    ...(file.attestation
      ? [{ url: file.attestation, text: words.attestation, name: words.attestationOf(file.name) }]
      : []),
  ];
  return (
    links.length > 0 && (
      <span className={styles.proofs}>
        {links.map(({ url, text, name }) => (
          <a key={url} href={addressOf(url)} aria-label={name}>
            {text}
          </a>
        ))}
      </span>
    )
  );
}
