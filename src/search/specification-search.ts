// Searches the facts that search.ts does not: item numbers, specifications, what is in the box, and why products work together.
import { listedProducts } from '../catalogue/catalogue';
import { fold } from '../catalogue/fold';
import type { Product } from '../catalogue/product';
import { specificationText } from '../catalogue/specification-text';
import { productWithItemNumber } from './search';
import { coverage, type SearchedQuantity, searchedQuantityIn } from './searched-quantity';

type Line = {
  /** What the text is: `Item`, `In the Box`, the name of a specification. */
  readonly label: string;
  readonly text: string;
};

/** A line with its folded label and folded text, for comparisons. */
type SearchedLine = Line & { readonly folded: readonly string[] };

/** The text equals the term, is a range that includes it, or contains it as text. The best match is first. */
type Match = 'equal' | 'range' | 'part';
const matches: readonly Match[] = ['equal', 'range', 'part'];

export type FoundLine = Line & { readonly product: Product; readonly match: Match };

/**
 * The best line of each product that matches the term, both folded. If the term is a quantity (`200 Nm`), it is compared with
 * the quantities of the specifications in any unit, and texts must contain it as a whole (`19 mm` does not contain `9 mm`).
 * Equal quantities and item numbers come first, then ranges that include the term, then texts that contain it. Ties keep
 * catalogue order. A blank term finds nothing.
 */
export function searchSpecifications(
  term: string,
  among: readonly Product[] = listedProducts,
): FoundLine[] {
  const folded = fold(term);
  if (folded === '') return [];
  const quantity = searchedQuantityIn(folded);
  const isContainedIn = quantity ? containsQuantity : containsText;
  const ofItemNumber = productWithItemNumber(folded, among);
  return ranked(
    among.flatMap((product): FoundLine[] => {
      if (product === ofItemNumber) {
        return [{ product, label: 'Item', text: product.itemNumber, match: 'equal' }];
      }
      const [line] = quantity ? linesCovering(quantity, product) : [];
      if (line) return [{ product, ...line }];
      const containing = linesOf(product).find((each) =>
        each.folded.some((part) => isContainedIn(part, folded)),
      );
      if (!containing) return [];
      return [{ product, label: containing.label, text: containing.text, match: 'part' }];
    }),
  );
}

const ranked = <Entry extends { match: Match }>(lines: readonly Entry[]): Entry[] =>
  lines.toSorted((a, b) => matches.indexOf(a.match) - matches.indexOf(b.match));

/** The specifications that cover the quantity. Equal ones come first. */
const linesCovering = (quantity: SearchedQuantity, { specifications = [] }: Product) =>
  ranked(
    specifications.flatMap((each) => {
      const covered = each.unit && coverage(quantity, each);
      return covered ? [{ label: each.name, ...covered }] : [];
    }),
  );

const containsText = (text: string, term: string) => text.includes(term);

/** Whether the text contains the term as a whole: not within a longer number (`19 mm`) or before a longer unit (`5 CFM`). */
function containsQuantity(text: string, term: string): boolean {
  const parts = text.split(term);
  return parts.slice(1).some((after, index) => {
    const before = parts[index] ?? '';
    return !/[\d.,/]$/.test(before) && !/^(?!s\b)[-/·]?[\p{L}\p{N}]/u.test(after);
  });
}

const cachedLines = new WeakMap<Product, readonly SearchedLine[]>();

function linesOf(product: Product): readonly SearchedLine[] {
  const cached = cachedLines.get(product);
  if (cached) return cached;
  const { itemNumber, specifications = [], inTheBox = [], worksWith = [] } = product;
  const lines = [
    { label: 'Item', text: itemNumber },
    ...specifications.map((each) => ({ label: each.name, text: specificationText(each) })),
    ...inTheBox.map((text) => ({ label: 'In the Box', text })),
    ...worksWith.map(({ reason }) => ({ label: 'Works with', text: reason })),
  ].map((line) => ({ ...line, folded: [fold(line.label), fold(line.text)] }));
  cachedLines.set(product, lines);
  return lines;
}
