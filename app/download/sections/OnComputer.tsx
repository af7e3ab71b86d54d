import { create } from 'qrcode';
import { pagePath, siteUrl } from '../../site';
import { words } from '../words/download-page';
import { CopyButton } from './CopyButton';
import offerStyles from './Offers.module.css';
import styles from './OnComputer.module.css';

/** For a phone that no file runs on: three ways to get the page onto a computer. */
export function OnComputer({ name, device }: { name: string; device: string }) {
  const address = siteUrl ? new URL(pagePath, siteUrl).href : null;
  return (
    <>
      <p className={offerStyles.lead}>{words.onComputer}</p>
      <p className={offerStyles.facts}>{words.phoneNoFile(name, device)}</p>
      {address && <QrCode text={address} />}
      <p className={styles.address}>
        <span data-page-address="" suppressHydrationWarning>
          {address ?? pagePath}
        </span>
        <CopyButton name={words.copyAddress} />
      </p>
      <button type="button" className={styles.share} data-share="">
        {words.share}
      </button>
    </>
  );
}

/** A QR code (ISO/IEC 18004) as one SVG path, dark on white in both themes with the quiet zone of four modules. */
function QrCode({ text }: { text: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = Array.from(data).flatMap((bit, i) =>
    bit ? [`M${i % size} ${Math.floor(i / size)}h1v1h-1z`] : [],
  );
  return (
    <svg
      className={styles.code}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      role="img"
      aria-label={words.qrCode}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  );
}
