import { categoryOf, listedProducts } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { fold } from '../text/fold.ts';

type SearchText = {
  readonly product: Product;
  readonly text: string;
  readonly nameEnd: number;
  readonly categoryEnd: number;
};

const searchTexts = new WeakMap<readonly Product[], SearchText[]>();

/** The name, the category and the description, folded, one per line. */
const searchedText = (product: Product): string =>
  [product.name, categoryOf(product).name, product.description].map(fold).join('\n');

/** The searchable texts of these products, computed once per list. */
function searchTextsOf(among: readonly Product[]): SearchText[] {
  const cached = searchTexts.get(among);
  if (cached) return cached;
  const texts = among.map((product) => {
    const text = searchedText(product);
    const nameEnd = text.indexOf('\n');
    const categoryEnd = text.indexOf('\n', nameEnd + 1);
    return { product, text, nameEnd, categoryEnd };
  });
  searchTexts.set(among, texts);
  return texts;
}

/**
 * Where the best match is: 0 at the start of the name, 1 at the start of a word in the name, 2 elsewhere in the
 * name, 3 in the category, 4 in the description, 5 nowhere. The term is folded.
 */
function rankOf({ text, nameEnd, categoryEnd }: SearchText, term: string): number {
  const first = text.indexOf(term);
  if (first === -1) return noMatch;
  if (first === 0) return 0;
  if (first > categoryEnd) return 4;
  if (first > nameEnd) return 3;
  for (let at = first; at !== -1 && at < nameEnd; at = text.indexOf(term, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return 1;
  }
  return 2;
}

const noMatch = 5;

/**
 * The products whose name, category or description contains the term, both folded. Results are sorted by `rankOf`: first
 * matches in the name, then in the category, then in the description. Ties keep catalogue order. The term is a substring,
 * not a pattern: `.*` finds only `.*`. A blank term, or a term with a line break, finds nothing.
 */
export function searchProducts(
  term: string,
  among: readonly Product[] = listedProducts,
): Product[] {
  const folded = fold(term);
  // A line break would match across the lines of `searchedText`. The search field strips it, but a URL can contain it.
  if (folded === '' || folded.includes('\n')) return [];
  const found: Product[][] = Array.from({ length: noMatch }, () => []);
  for (const text of searchTextsOf(among)) found[rankOf(text, folded)]?.push(text.product);
  return found.flat();
}
