import type { Offer } from '../../../catalogue/choose';
import type { PlatformOffer } from '../../../catalogue/offers';
import type { ReleaseFile } from '../../../catalogue/schema';
import type { Os } from '../../../catalogue/vocabulary';
import { machine, minimumOs, words } from '../messages/en';
import { FileLink } from './FileLink';
import styles from './Offers.module.css';

/** One block for each distinct offer. All are in the HTML; an attribute on <html> shows the one for the visitor. */
export function Offers({ offers, name, version }: { offers: PlatformOffer[]; name: string; version: string }) {
  return offers.map((entry) => (
    <div key={entry.id} className="offer" data-offer={entry.id}>
      <OfferBlock {...entry} of={`${name} ${version}`} name={name} />
    </div>
  ));
}

function OfferBlock({ id, platform, offer, of, name }: PlatformOffer & { of: string; name: string }) {
  switch (offer.state) {
    case 'one':
      return (
        <>
          <p className={styles.lead}><ForYour platform={platform} /></p>
          <FileLink file={offer.main} of={of} className={styles.main} />
          <Facts file={offer.main} fit={fitWords(offer.fit, platform.os)} />
          <Beside files={offer.beside} of={of} />
        </>
      );
    case 'equals':
      return (
        <>
          <p className={styles.lead}>{question(platform.os)}</p>
          <div className={styles.equals}>
            {offer.equals.map((file) => <FileLink key={file.url} file={file} of={of} className={styles.main} />)}
          </div>
          <p className={styles.facts}>{hint(platform.os)}</p>
        </>
      );
    case 'none':
      return (
        <>
          <p className={styles.lead}>{words.noBuild(name, machine(platform.os, platform.cpu))}</p>
          {offer.others.length > 0 && <p className={styles.facts}>{words.noBuildHint}</p>}
          <Beside files={offer.others} of={of} />
        </>
      );
  }
}

function ForYour({ platform }: { platform: PlatformOffer['platform'] }) {
  return (
    <>
      <span data-when="sure">{words.forYour.sure}</span>
      <span data-when="likely">{words.forYour.likely}</span>
      <span data-when="asked">{words.forYour.asked}</span>{' '}
      {machine(platform.os, platform.cpu)}
    </>
  );
}

function Facts({ file, fit }: { file: ReleaseFile; fit: string | null }) {
  const facts = [fit, file.minimumOs && `${words.needs} ${minimumOs(file.os, file.minimumOs)}.`].filter(Boolean);
  return facts.length > 0 && <p className={styles.facts}>{facts.join(' ')}</p>;
}

function Beside({ files, of }: { files: ReleaseFile[]; of: string }) {
  return files.length > 0 && (
    <ul className={styles.beside}>
      {files.map((file) => <li key={file.url}><FileLink file={file} of={of} className={styles.small} /></li>)}
    </ul>
  );
}

function fitWords(fit: Extract<Offer, { state: 'one' }>['fit'], os: Os): string | null {
  if (fit === 'emulated') return os === 'macos' ? words.fit.emulatedMac : words.fit.emulated;
  return words.fit[fit];
}

function question(os: Os): string {
  return os === 'windows' || os === 'macos' || os === 'linux' ? words.equalsQuestion[os] : words.equalsQuestion.other;
}

function hint(os: Os): string | null {
  return os === 'windows' || os === 'macos' || os === 'linux' ? words.howToTell[os] : null;
}
