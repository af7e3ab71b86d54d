import { otherLanguage, textOf } from '../../../catalogue/said';
import { type Said } from '../../../catalogue/schema';

/** A text of the publisher inside a sentence; with its language and direction where these are not the page's. */
export function OwnText({ of: said }: { of: Said }) {
  const other = otherLanguage(said);
  return other.lang ? <span {...other}>{textOf(said)}</span> : textOf(said);
}
