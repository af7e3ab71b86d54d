import { type Language } from '../../../catalogue/languages';
import { inLanguage, textOf } from '../../../catalogue/said';
import { type Catalogue } from '../../../catalogue/schema';
import { newestFirst } from '../../../catalogue/version';
import { wordsIn } from '../words/words-in';
import { Message } from './Message';

interface Props {
  /** As its file has it, with the texts of all languages. */
  catalogue: Catalogue;
  language: Language;
  /** What a publisher does about it, in the preview. */
  hint?: string;
}

/** All that the download page says in one language while there is no release, or none that is not withdrawn. */
export function NothingToOffer({ catalogue: whole, language, hint = '' }: Props) {
  const { product, releases } = inLanguage(whole, language);
  const { page: words } = wordsIn(language);
  if (releases.length === 0)
    return <Message title={words.nothingTitle} text={words.nothing + hint} />;
  const lines = newestFirst(releases).flatMap(({ version, withdrawn }) =>
    withdrawn
      ? words.withdrawnLine(version, words.date(withdrawn.date), textOf(withdrawn.reason))
      : [],
  );
  return (
    <Message
      title={words.allWithdrawnTitle(product.name)}
      text={words.allWithdrawn}
      lines={lines}
    />
  );
}
