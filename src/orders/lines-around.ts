// Quantities on other lines than the item number: `Qty: 2` below or above it.
import type { Product } from '../catalogue/product.ts';
import { type Candidate, candidatesOf, isKnown, isOfName } from './candidates.ts';
import type { OrderLine } from './order-lines.ts';
import { type Found, howMany, type LineItem, quantityOf, question } from './read-line.ts';

export type ReadLine = {
  readonly line: OrderLine;
  readonly items: readonly LineItem[];
  /** The lines around it that only say something about the same product. */
  readonly details: readonly OrderLine[];
};

/**
 * Reads the lines that have a product. Each takes the quantities that follow, up to the next product; where a quantity is
 * above the first product, each takes those above it. If both are there, it takes both, and may have to ask.
 */
export function readLines(all: readonly OrderLine[]): ReadLine[] {
  const hasNumber = ({ parts }: OrderLine) => parts.some(({ product }) => product);
  const numbered = new Set(all.filter(hasNumber).flatMap(({ products }) => products));
  // The name of a product on a line of its own is its description if its item number is there too.
  const isItem = (line: OrderLine) =>
    hasNumber(line) ||
    (line.products.length > 0 && !line.products.some((product) => numbered.has(product)));
  const lines = all.filter(isItem);
  const [product] = lines[0]?.products ?? [];
  if (!product) return [];

  const gaps: OrderLine[][] = [[]];
  for (const line of all) {
    if (isItem(line)) gaps.push([]);
    else gaps.at(-1)?.push(line);
  }
  const above = gaps.map((gap) => gap.toReversed());
  const hasQuantity = (gap: readonly OrderLine[] = []) =>
    detailsOf(gap, product).some(({ candidates, line }) =>
      candidates.some(
        ({ kind, isNear }) => isNear && (kind === 'counted' || line.parts.length === 1),
      ),
    );
  const takesAbove = hasQuantity(above[0]);
  const takesBelow = !takesAbove || hasQuantity(gaps.at(-1));
  const loose = looseQuantities(gaps.flat(), product);
  const rows = rowNumbers(lines);

  return lines.map((line, index) => {
    const around = [takesAbove ? above[index] : [], takesBelow ? gaps[index + 1] : []];
    const details =
      line.found.length === 1
        ? around.flatMap((gap) => detailsOf(gap ?? [], line.found[0]?.product ?? product))
        : [];
    const candidates = details.flatMap((detail) => detail.candidates);
    const { products, quantity, problem = '' } = line;
    const items =
      line.found.length > 0
        ? line.found.map((found) => readItem(found, line, rows.has(line), candidates, loose))
        : products.map((each) => ({ product: each, ...(quantity ? { quantity } : { problem }) }));
    return {
      line,
      items,
      details: details.filter(({ isSure }) => isSure).map((detail) => detail.line),
    };
  });
}

function readItem(
  { product, candidates, canBeOne }: Found,
  { isBelowHeader }: OrderLine,
  isRow: boolean,
  around: readonly Candidate[],
  loose: readonly number[],
): LineItem {
  const own = candidates.map((each) => ({
    ...each,
    isNear: each.isNear && !(isRow && each.isFirst),
  }));
  const hasOwn = own.some(({ kind }) => kind !== 'unclear');
  const read = quantityOf([
    ...own,
    ...around.filter(
      ({ kind }) => kind === 'counted' || kind === 'odd' || (kind === 'bare' && !hasOwn),
    ),
  ]);
  if (read.quantity ?? read.problem) return { product, ...read };
  if (loose.length > 0) return { product, problem: question([1, ...loose]) };
  return canBeOne && !isBelowHeader ? { product, quantity: 1 } : { product, problem: howMany };
}

type Detail = {
  readonly line: OrderLine;
  readonly candidates: readonly Candidate[];
  /** Whether the line belongs to the product, and not to the text around the order. */
  readonly isSure: boolean;
};

/** The lines that only have quantities, prices and names of the product. Those behind another line are less sure. */
function detailsOf(gap: readonly OrderLine[], product: Product): Detail[] {
  const end = gap.findIndex(({ parts }) => !parts.every((part) => isKnown(part, product)));
  return gap.flatMap((line, index) => {
    if (!line.parts.every((part) => isKnown(part, product))) return [];
    const isNear = end < 0 || index < end;
    const candidates = candidatesOf(line.parts, product).map((each) => ({ ...each, isNear }));
    const isAbout = line.parts.some((part) => part.number || isOfName(part, product));
    return {
      line,
      candidates,
      isSure: (isNear && isAbout) || candidates.some(({ kind }) => kind === 'counted'),
    };
  });
}

/** Quantities in sentences, which may be meant for all products: `2 pcs each, please`. */
const looseQuantities = (lines: readonly OrderLine[], product: Product): number[] => [
  ...new Set(
    lines
      .filter(({ parts }) => !parts.every((part) => isKnown(part, product)))
      .flatMap(({ parts }) =>
        candidatesOf(parts, product).filter(
          ({ kind }) =>
            kind === 'counted' ||
            (kind === 'bare' && parts.some(({ text }) => /\beach$/.test(text))),
        ),
      )
      .map(({ value }) => value)
      .filter((value) => value > 1 && value < 1000),
  ),
];

/** The lines if they start with 1, 2, 3 or 10, 20, 30: these may be positions. */
function rowNumbers(lines: readonly OrderLine[]): ReadonlySet<OrderLine> {
  const rows = lines.flatMap((line) => {
    const first = line.found[0]?.candidates.find(({ isFirst, kind }) => isFirst && kind === 'bare');
    return first ? { line, value: first.value } : [];
  });
  const step = rows[0]?.value ?? 0;
  const isCounting =
    rows.length > 1 && rows.every(({ value }, index) => value === step * (index + 1));
  return new Set(isCounting ? rows.map(({ line }) => line) : []);
}
