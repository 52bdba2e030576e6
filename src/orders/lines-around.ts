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

  const above = gaps.map((gap) => gap.toReversed());
  const startsWithQuantity = detailsOf(above[0], product).some(({ candidates }) =>
    candidates.some(({ kind, isFirst, isNear }) => isNear && (kind === 'counted' || isFirst)),
  );
  const loose = gaps
    .flat()
    .flatMap((line) => (isDetail(line, product) ? [] : looseQuantities(line, product)));
  const rows = rowNumbers(lines);
  return lines.map((line, index) => {
    const [found, another] = line.found;
    const around = startsWithQuantity ? [above[index], gaps[index + 1]] : [gaps[index + 1]];
    const details = found && !another ? around.flatMap((gap) => detailsOf(gap, found.product)) : [];
    const candidates = details.flatMap((detail) => detail.candidates);
    const { quantity, problem } = line;
    return {
      line,
      items: found
        ? line.found.map((each) => readItem(each, line, rows.has(line), candidates, loose))
        : line.products.map((each) => ({ product: each, quantity, problem })),
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
  // Below the head of a table, a number without unit may be of any column.
  const own = candidates.map(
    (each) =>
      ({
        ...each,
        isNear: each.isNear && !(isRow && each.isFirst),
        kind: isBelowHeader && each.kind === 'bare' ? 'unclear' : each.kind,
      }) as const,
  );
  const hasOwn = own.some(({ kind }) => kind !== 'unclear');
  const { quantity, problem } = quantityOf([
    ...own,
    ...around.filter(({ kind }) => kind !== 'unclear' && !(kind === 'bare' && hasOwn)),
  ]);
  if (quantity !== undefined || problem) return { product, quantity, problem };
  if (loose.length > 0) return { product, problem: question([1, ...loose]) };
  return canBeOne && !isBelowHeader ? { product, quantity: 1 } : { product, problem: howMany };
}

/** Whether the line only has quantities, prices and names of the product. */
const isDetail = ({ parts }: OrderLine, product: Product) =>
  parts.every((part) => isKnown(part, product));

/** The details in a gap, with their candidates. Those behind another line are less sure. */
function detailsOf(gap: readonly OrderLine[] = [], product: Product) {
  let isNear = true;
  return gap.flatMap((line) => {
    isNear &&= isDetail(line, product);
    if (!isDetail(line, product)) return [];
    const candidates = candidatesOf(line.parts, product).map((each) => ({
      ...each,
      isFirst: line.parts.length === 1,
      isNear,
    }));
    const isSure =
      candidates.some(({ kind }) => kind === 'counted') ||
      (isNear && line.parts.some(({ kind }) => kind !== 'known'));
    return { line, candidates, isSure };
  });
}

/** Quantities in sentences, which may be meant for all products: `2 pcs each, please`. */
const looseQuantities = ({ parts }: OrderLine, product: Product): number[] =>
  candidatesOf(parts, product).flatMap(({ kind, value }) =>
    (kind === 'counted' || parts.some(({ text }) => /\beach$/.test(text))) &&
    value > 1 &&
    value < 1000
      ? value
      : [],
  );

/** The lines if they start with 1, 2, 3 or 10, 20, 30: these may be positions. */
function rowNumbers(lines: readonly OrderLine[]): ReadonlySet<OrderLine> {
  const firsts = lines.map(
    ({ found }) =>
      found[0]?.candidates.find(({ isFirst, kind }) => isFirst && kind === 'bare')?.value,
  );
  const rows = lines.filter((_, index) => firsts[index] !== undefined);
  const values = firsts.filter((value) => value !== undefined);
  const isCounting =
    values.length > 1 && values.every((value, index) => value === (values[0] ?? 0) * (index + 1));
  return new Set(isCounting ? rows : []);
}
