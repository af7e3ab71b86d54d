import { languages, type Language } from '../../../catalogue/languages';
import { folderIn, languagesOf } from '../../../catalogue/said';
import { type Product } from '../../../catalogue/schema';
import { addressOf } from '../../site';
import { languageWords } from '../words/offers';

interface Props {
  product: Product;
  /** That of the page. */
  language: Language;
  /** The page among those of a language, relative to its folder: nothing, or `verify/`. */
  place?: string;
}

/** A link to the same page in another language, for readers of that. */
function LanguageLink({
  to,
  href,
  children,
  ...rest
}: {
  to: Language;
  href: string;
  children: string;
} & React.AriaAttributes & { 'data-if'?: string }) {
  const { dir } = languages[to];
  return (
    <a {...rest} href={href} hrefLang={to} lang={to} dir={dir === 'rtl' ? dir : undefined}>
      {children}
    </a>
  );
}

/** Every language in its own name; nothing where there is one. The script adds what the address asks for (addresses.ts). */
export function Languages({ product, language, place = '' }: Props) {
  const all = languagesOf(product);
  return (
    all.length > 1 && (
      <nav aria-label={languageWords[language].list}>
        <ul className="links">
          {all.map((to) => (
            <li key={to}>
              <LanguageLink
                to={to}
                href={addressOf(folderIn(to, product) + place)}
                aria-current={to === language || undefined}
              >
                {languages[to].name}
              </LanguageLink>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}

/** The same page in the language that the visitor's browser prefers, said in that; the boot script shows one of them at most. */
export function LanguageOffers({ product, language }: Props) {
  return (
    <div className="some" hidden>
      <p className="links">
        {languagesOf(product)
          .filter((to) => to !== language)
          .map((to) => (
            <LanguageLink
              key={to}
              to={to}
              href={addressOf(folderIn(to, product))}
              data-if={`in-${to}`}
            >
              {languageWords[to].offer}
            </LanguageLink>
          ))}
      </p>
    </div>
  );
}
