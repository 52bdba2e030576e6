import { categoryOf } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { splitByMatches } from '../text/highlighted-text.tsx';

/** The words of the description around the term; undefined if the name or the category has it, which a card shows. */
export function excerptFor(product: Product, term: string): string | undefined {
  const isShown = [product.name, categoryOf(product).name].some((text) => hasMatch(text, term));
  return isShown ? undefined : excerptAround(product.description, term);
}

export const hasMatch = (text: string, term: string): boolean =>
  splitByMatches(text, term).some(({ isMatch }) => isMatch);

/** An excerpt shows at most this many characters on each side of a match. */
const contextLength = 32;

/** The first match and the words around it, with `…` for omitted text. Empty if nothing matches. */
export function excerptAround(text: string, term: string): string {
  const match = splitByMatches(text, term).find(({ isMatch }) => isMatch)?.text;
  if (!match) return '';
  const start = text.indexOf(match);
  const before = text.slice(0, start);
  const after = text.slice(start + match.length);
  const head =
    before.length > contextLength
      ? `…${before.slice(-contextLength).replace(/\S*\s/, '')}`
      : before;
  const tail =
    after.length > contextLength
      ? `${after.slice(0, contextLength).replace(/\s\S*$/, '')}…`
      : after;
  return head + match + tail;
}
