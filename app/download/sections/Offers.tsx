import { type Fit } from '../../../catalogue/choose';
import { buildsBehind, type PlatformOffer } from '../../../catalogue/offers';
import { cpusOf } from '../../../catalogue/platform';
import { type Edition, type Product, type ReleaseFile } from '../../../catalogue/schema';
import { type Os } from '../../../catalogue/vocabulary';
import { type PageWords } from '../words/download-page';
import { EqualButton, FilePill, MainButton } from './FileLink';
import { Mirrors } from './Mirrors';
import styles from './Offers.module.css';
import { OnComputer } from './OnComputer';
import { OwnText } from './OwnText';
import { Sentence } from './Sentence';
import { editionAddress } from './Switch';
import { OtherBuilds, Told } from './Told';

interface Props {
  /** Where the product has several: it stands on each button. */
  edition?: Edition;
  offers: PlatformOffer[];
  product: Product;
  words: PageWords;
}

/**
 * One block for all platforms that are offered the same, then what stands behind "Not your computer?". All are in the
 * HTML; the boot script hides what is not for the visitor.
 */
export function Offers({ edition, offers, product, words }: Props) {
  return (
    <>
      {alike(offers).map((entries) => (
        <div key={idsOf(entries)} className="offer" data-if={idsOf(entries)}>
          <OfferBlock
            {...entries[0]}
            edition={edition}
            entries={entries}
            product={product}
            words={words}
          />
        </div>
      ))}
      <Told offers={offers} words={words} />
      {buildsBehind(offers).map((builds) => (
        <OtherBuilds
          key={`${builds.os} ${builds.release.version}`}
          builds={builds}
          product={product}
          words={words}
        />
      ))}
    </>
  );
}

type Alike = [PlatformOffer, ...PlatformOffer[]];
type BlockProps = PlatformOffer & Omit<Props, 'offers'> & { entries: Alike };

const idsOf = (entries: readonly PlatformOffer[]) => entries.map(({ id }) => id).join(' ');

/** Offers of the same files in the same words: a Chromebook has those of Linux. */
function alike(offers: readonly PlatformOffer[]): Alike[] {
  const groups = new Map<string, Alike>();
  for (const entry of offers) {
    const same = groups.get(keyOf(entry));
    if (same) same.push(entry);
    else groups.set(keyOf(entry), [entry]);
  }
  return [...groups.values()];
}

/** All that an offer's block says, but for what it says to some of its systems only. */
function keyOf({
  id,
  platform: { os },
  offer,
  release,
  insteadOf,
  elsewhere,
}: PlatformOffer): string {
  if (elsewhere) return `in ${elsewhere.id}`;
  switch (offer.state) {
    case 'one': {
      const files = [offer.main, ...offer.beside].map(({ url }) => url);
      const words = [offer.fit, offer.fit === 'emulated' && os === 'macos'];
      return JSON.stringify([release.version, files, words, insteadOf && [os, insteadOf]]);
    }
    case 'equals':
      return JSON.stringify([release.version, offer.equals.map(({ url }) => url)]);
    case 'none':
      return isPhone(os) ? 'phone' : id;
  }
}

const isPhone = (os: Os) => os === 'android' || os === 'ios';

function OfferBlock(props: BlockProps) {
  const { platform, entries, offer, release, edition, elsewhere, product, words } = props;
  const { os } = platform;
  if (edition && elsewhere) return <Elsewhere edition={edition} other={elsewhere} words={words} />;
  switch (offer.state) {
    case 'one':
      return <OneOffer {...props} offer={offer} />;
    case 'equals':
      return (
        <>
          {entries.map((entry) => (
            <p key={entry.id} className={styles.ask} data-if={entry.id}>
              {question(entry.platform.os, words)}
            </p>
          ))}
          <div className={styles.equals}>
            {offer.equals.map((file) => (
              <EqualButton
                key={file.url}
                file={file}
                release={release}
                product={product.name}
                isAlone={new Set(offer.equals.map((one) => one.os)).size === 1}
                words={words}
              />
            ))}
          </div>
          {offer.equals.map((file) => (
            <Mirrors
              key={file.url}
              mirrors={product.mirrors}
              release={release}
              file={file}
              words={words}
            >
              <p>{words.mirrorsNote}</p>
            </Mirrors>
          ))}
        </>
      );
    case 'none':
      if (isPhone(os))
        return (
          <OnComputer
            name={product.name}
            edition={edition?.id === product.editions?.[0]?.id ? undefined : edition}
            devices={entries.map(({ id, platform: own }) => ({
              id,
              os: own.os === 'ios' ? 'ios' : 'android',
            }))}
            words={words}
          />
        );
      return (
        <>
          <p className={styles.ask}>{words.noBuild(product.name, words.os(os))}</p>
          <p className={styles.note}>
            {offer.others.some((file) => cpusOf(file) === 'unknown')
              ? words.noBuildStated
              : words.noBuildHint}
          </p>
        </>
      );
  }
}

function OneOffer({
  platform: { os },
  entries,
  offer,
  release,
  edition,
  insteadOf,
  product,
  words,
}: BlockProps & {
  offer: { state: 'one'; main: ReleaseFile; fit: Fit; beside: ReleaseFile[] };
}) {
  const notes = notesOn(offer.main, offer.fit, os, words);
  const guests = entries.filter(({ platform }) => platform.os === 'chromeos');
  const guest =
    (offer.main.os === 'linux' || offer.main.os === 'android') && words.onChromeOs[offer.main.os];
  return (
    <>
      {insteadOf && (
        <p className={styles.note}>
          {words.olderSystem(`${words.os(os)} ${insteadOf}`, `${product.name} ${release.version}`)}
        </p>
      )}
      <MainButton file={offer.main} release={release} edition={edition} words={words} />
      {offer.beside.length > 0 && (
        <ul className="rest pills">
          {offer.beside.map((file) => (
            <li key={file.url}>
              <FilePill
                file={file}
                by={file.os === offer.main.os ? ['format'] : ['os', 'format']}
                words={words}
                facts={[
                  words.fileOf(product.name, release.version, file.os),
                  words.cpus(file),
                  words.size(file.size),
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      {guest && guests.length > 0 && (
        <p className={styles.note} data-if={idsOf(guests)}>
          {guest}
        </p>
      )}
      {notes && <p className={styles.note}>{notes}</p>}
      {/* They are checked for the newest release only: an older one, for older systems, comes from its own server. */}
      {!insteadOf && (
        <Mirrors mirrors={product.mirrors} release={release} file={offer.main} words={words}>
          <p>{words.mirrorsNote}</p>
        </Mirrors>
      )}
    </>
  );
}

/** Where an edition has nothing for a platform: the one that has, by name. */
function Elsewhere({
  edition,
  other,
  words,
}: {
  edition: Edition;
  other: Edition;
  words: PageWords;
}) {
  return (
    <>
      <p className={styles.ask}>
        <Sentence says={words.noEdition}>
          <OwnText of={edition.name} />
        </Sentence>
      </p>
      <a className="pill" href={editionAddress(other)} data-choice={`edition=${other.id}`}>
        <Sentence says={words.useEdition}>
          <OwnText of={other.name} />
        </Sentence>
      </a>
    </>
  );
}

/** What to know before starting it: how it fits this machine, and what it needs. */
function notesOn(file: ReleaseFile, fit: Fit, host: Os, words: PageWords): string {
  const { os, minimumOs } = file;
  return [
    fitNote(fit, host, words),
    minimumOs && words.needs([os && words.os(os), minimumOs].filter(Boolean).join(' ')),
  ]
    .filter(Boolean)
    .join(' ');
}

function fitNote(fit: Fit, host: Os, { fit: words }: PageWords): string | undefined {
  switch (fit) {
    case 'native':
    case 'any-cpu':
    case 'only-build':
      return undefined;
    case 'emulated':
      return host === 'macos' ? words.emulatedMac : words.emulated;
    default:
      return words[fit];
  }
}

function question(os: Os, words: PageWords): string {
  return os === 'windows' || os === 'macos' || os === 'linux' || os === 'chromeos'
    ? words.equalsQuestion[os]
    : words.equalsQuestion.other;
}
