// Quantities on other lines than the item number: `Qty: 2` below or above it.
import type { Product } from '../catalogue/product.ts';
import { type Candidate, candidatesOf, isKnown } from './candidates.ts';
import type { OrderLine } from './order-lines.ts';
import { type Found, howMany, type LineItem, quantityOf, question } from './read-line.ts';

export type ReadLine = {
  readonly line: OrderLine;
  readonly items: readonly LineItem[];
  /** The lines around it that only say something about the same product. */
  readonly details: readonly OrderLine[];
};

/**
 * Reads the lines that have a product. Each takes the quantities of the lines below it, up to the next product. If the order
 * starts with a quantity, each also takes those above it, and may have to ask.
 */
export function readLines(all: readonly OrderLine[]): ReadLine[] {
  const hasNumber = ({ parts }: OrderLine) => parts.some(({ kind }) => kind === 'item');
  const numbered = new Set(all.filter(hasNumber).flatMap(({ products }) => products));
  const lines: OrderLine[] = [];
  const gaps: OrderLine[][] = [[]];
  for (const line of all) {
    // The name of a product on a line of its own is its description if its item number is there too.
    const isName = line.products.length > 0 && !line.products.some((each) => numbered.has(each));
    if (hasNumber(line) || isName) {
      lines.push(line);
      gaps.push([]);
    } else {
      gaps.at(-1)?.push(line);
    }
  }
  const [product] = lines[0]?.products ?? [];
  if (!product) return [];

  const isAbove = detailsOf(gaps[0], product).some(
    (line) => quantitiesIn(line, product).length > 0,
  );
  // `2 pcs each, please` in a sentence may be meant for all products.
  const loose = gaps
    .flat()
    .flatMap((line) =>
      isDetail(line, product)
        ? []
        : quantitiesIn(line, product).filter(
            ({ kind, value }) => value > 1 && (kind === 'counted' || /\beach\b/i.test(line.text)),
          ),
    );
  const [first = 0, second] = lines.flatMap(({ found }) =>
    (found[0]?.candidates ?? []).flatMap((each) => (isRowNumber(each) ? each.value : [])),
  );
  return lines.map((line, index) => {
    const { products, found, quantity, problem } = line;
    const around = [...(isAbove ? (gaps[index] ?? []) : []), ...(gaps[index + 1] ?? [])];
    const details = found.length === 1 ? detailsOf(around, products[0] ?? product) : [];
    const read = (each: Found) => {
      const others = around
        .filter((other) => isDetail(other, each.product) && found.length === 1)
        .flatMap((other) =>
          quantitiesIn(other, each.product).map((candidate) => ({
            ...candidate,
            isNear: details.includes(other),
          })),
        );
      return readItem(
        each,
        first % 9 === 1 && second === 2 * first,
        line.isBelowHeader,
        others,
        loose,
      );
    };
    const items =
      found.length > 0
        ? found.map(read)
        : products.map((each) => ({ product: each, quantity, problem }));
    return { line, items, details };
  });
}

/** Whether the line only has quantities, prices and names of the product. `2 of each` is about others too. */
const isDetail = ({ parts, line }: OrderLine, product: Product) =>
  parts.every((part) => isKnown(part, product)) && !/\beach\b/i.test(line);

const quantitiesIn = ({ parts }: OrderLine, product: Product) =>
  candidatesOf(parts, product).filter(({ kind }) => kind !== 'unclear');

/** The details in a gap. If there is other text too, only those with a label or a unit. */
function detailsOf(gap: readonly OrderLine[] = [], product: Product): readonly OrderLine[] {
  const details = gap.filter((line) => isDetail(line, product));
  if (details.length === gap.length) return details;
  return details.filter((line) => quantitiesIn(line, product).some(({ kind }) => kind !== 'bare'));
}

/** The number at the start of a line: if the lines start with 1, 2 or 10, 20 or 100, 200, it may be their position. */
const isRowNumber = ({ isFirst, kind }: Candidate) => isFirst && kind === 'bare';

function readItem(
  { product, candidates, canBeOne }: Found,
  isNumbered: boolean,
  isBelowHeader: boolean,
  around: readonly Candidate[],
  loose: readonly Candidate[],
): LineItem {
  const own = candidates.map((each) => ({
    ...each,
    isNear: each.isNear && !(isNumbered && isRowNumber(each)),
  }));
  const hasOwn = own.some(({ kind }) => kind !== 'unclear');
  // Below the head of a table, a number without a unit may be of any column.
  const { quantity, problem } = quantityOf(
    [...own, ...around.filter(({ kind }) => kind !== 'bare' || !hasOwn)].filter(
      ({ kind }) => !isBelowHeader || kind !== 'bare',
    ),
  );
  if (quantity || problem) return { product, quantity, problem };
  if (loose.length > 0)
    return { product, problem: question([1, ...loose.map(({ value }) => value)]) };
  return canBeOne && !isBelowHeader ? { product, quantity: 1 } : { product, problem: howMany };
}
