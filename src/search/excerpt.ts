import { categoryOf } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { splitByMatches } from '../text/highlighted-text.tsx';

/** The category or the words of the description with the term; undefined if the name has it, which a card shows. */
export function excerptFor(product: Product, term: string): string | undefined {
  if (hasMatch(product.name, term)) return undefined;
  const category = categoryOf(product).name;
  return hasMatch(category, term) ? category : excerptAround(product.description, term);
}

const hasMatch = (text: string, term: string): boolean =>
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
