// What the search of names, categories and descriptions does not read: item numbers, specifications, what is in the box, and
// what works together.
import { listedProducts } from '../catalogue/catalogue';
import { normalize } from '../catalogue/highlight';
import type { Product } from '../catalogue/product';
import { specificationText } from '../catalogue/specification-text';
import { type Amount, amountIn, coverage } from './amount';
import { productWithItemNumber } from './search';

type Line = {
  /** What the text is: `Item`, `In the Box`, the name of a specification. */
  readonly label: string;
  readonly text: string;
};

/** The text is equal to the term, is a range with it, or contains it. */
type Match = 'equal' | 'range' | 'part';
const matches: readonly Match[] = ['equal', 'range', 'part'];

export type FoundLine = Line & { readonly product: Product; readonly match: Match };

/**
 * The best line of each product that contains the trimmed term; letter case and accents do not matter. A term that is a quantity (`200 Nm`)
 * is compared with the quantities of the specifications, in any unit, and is not found within a longer number (`9 mm` in `19
 * mm`). An equal quantity or item number comes first, then a range with it; ties keep catalogue order. A blank term finds
 * nothing.
 */
export function searchSpecifications(
  term: string,
  among: readonly Product[] = listedProducts,
): FoundLine[] {
  const normalized = normalize(term);
  if (normalized === '') return [];
  const amount = amountIn(normalized);
  const ofItemNumber = productWithItemNumber(normalized, among);
  return ranked(
    among.flatMap((product): FoundLine[] => {
      if (product === ofItemNumber) {
        return [{ product, label: 'Item', text: product.itemNumber, match: 'equal' }];
      }
      const [line] = amount ? linesCovering(amount, product) : [];
      if (line) return [{ product, ...line }];
      const containing = linesOf(product).find(({ label, text }) =>
        [label, text].some((part) => contains(normalize(part), normalized, amount !== undefined)),
      );
      return containing ? [{ product, ...containing, match: 'part' }] : [];
    }),
  );
}

const ranked = <Entry extends { match: Match }>(lines: readonly Entry[]): Entry[] =>
  lines.toSorted((a, b) => matches.indexOf(a.match) - matches.indexOf(b.match));

/** The specifications that cover the amount, those that are equal to it first. */
const linesCovering = (amount: Amount, { specifications = [] }: Product) =>
  ranked(
    specifications.flatMap((each) => {
      const covered = each.unit && coverage(amount, each);
      return covered ? [{ label: each.name, ...covered }] : [];
    }),
  );

function contains(text: string, term: string, isAmount: boolean): boolean {
  const at = text.indexOf(term);
  return at !== -1 && !(isAmount && /[\d.,/]/.test(text.charAt(at - 1)));
}

const cachedLines = new WeakMap<Product, readonly Line[]>();

function linesOf(product: Product): readonly Line[] {
  const cached = cachedLines.get(product);
  if (cached) return cached;
  const { itemNumber, specifications = [], inTheBox = [], worksWith = [] } = product;
  const lines = [
    { label: 'Item', text: itemNumber },
    ...specifications.map((each) => ({ label: each.name, text: specificationText(each) })),
    ...inTheBox.map((text) => ({ label: 'In the Box', text })),
    ...worksWith.map(({ reason }) => ({ label: 'Works with', text: reason })),
  ];
  cachedLines.set(product, lines);
  return lines;
}
