import { create } from 'qrcode';
import { type Edition } from '../../../catalogue/schema';
import { addressOf, siteUrl } from '../../site';
import { type PageWords } from '../words/download-page';
import { CopyButton } from './CopyButton';
import buttons from './FileLink.module.css';
import offers from './Offers.module.css';
import styles from './OnComputer.module.css';

const addressIn = ({ folder }: PageWords) =>
  siteUrl ? new URL(addressOf(folder), siteUrl).href : null;

interface Props {
  name: string;
  /** The offers that lead here, each with what its visitor holds. */
  devices: readonly { id: string; os: 'android' | 'ios' }[];
  /** The edition to find there, where it is not the one that the page shows first. */
  edition?: Edition;
  words: PageWords;
}

/** For a phone that no file runs on: ways to get the page onto a computer, the quickest first. */
export function OnComputer({ name, devices, edition, words }: Props) {
  const address = addressIn(words);
  const query = edition ? `?edition=${edition.id}` : '';
  const sent = address && address + query;
  return (
    <>
      <p className={offers.ask}>{words.onComputer}</p>
      <button type="button" className={buttons.main} data-if="share" data-share="">
        <span>
          <b>{words.share}</b> <small>{words.sharePage}</small>
        </span>
      </button>
      <p className="command">
        <code data-page-address={query && `.${query}`} suppressHydrationWarning>
          {sent ?? addressOf(words.folder) + query}
        </code>
        <CopyButton name={words.copyAddress} words={words} />
        <a
          className="button"
          href={`mailto:?subject=${encodeURIComponent(words.title(name))}&body=${encodeURIComponent(sent ?? '')}`}
          data-mail=""
          suppressHydrationWarning
        >
          {words.eMail}
        </a>
      </p>
      {devices.map((device) => (
        <p key={device.id} className={offers.note} data-if={device.id}>
          {words.phoneNoFile[device.os](name)}
        </p>
      ))}
      {sent && <QrCode text={sent} name={words.qrCode} />}
    </>
  );
}

/** For somebody who reads this on a computer and wants the app on a phone; nothing where the address is not known. */
export function OnPhone({ name, words }: Omit<Props, 'devices' | 'edition'>) {
  const address = addressIn(words);
  return (
    address && (
      <section
        className={`rest ${styles.phone}`}
        aria-labelledby="phone"
        data-if="any windows macos linux chromeos freebsd"
      >
        <QrCode text={address} name={words.qrCode} />
        <div>
          <h2 id="phone">{words.onPhone(name)}</h2>
          <p>{words.scan}</p>
        </div>
      </section>
    )
  );
}

/** A QR code (ISO/IEC 18004) as one SVG path, dark on white in both themes with the quiet zone of four modules. */
function QrCode({ text, name }: { text: string; name: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = Array.from(data).flatMap((bit, i) =>
    bit ? [`M${i % size} ${Math.floor(i / size)}h1v1h-1z`] : [],
  );
  return (
    <svg
      className={styles.code}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  );
}
