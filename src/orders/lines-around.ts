// Quantities on other lines than the item number: `Qty: 2` below or above it.
import type { Product } from '../catalogue/product.ts';
import { type Candidate, candidatesOf, isKnown } from './candidates.ts';
import { isOfName } from './names.ts';
import type { OrderLine } from './order-lines.ts';
import { type Found, howMany, type LineItem, quantityOf, question } from './read-line.ts';

export type ReadLine = {
  readonly line: OrderLine;
  readonly items: readonly LineItem[];
  /** The lines around it that say something about the same product only. */
  readonly details: readonly OrderLine[];
};

/** Reads the lines with a product. Each takes the quantities up to the next one, or if the order starts with a quantity those above it. */
export function readLines(all: readonly OrderLine[]): ReadLine[] {
  const numbered = new Set(all.filter(({ isName }) => !isName).flatMap(({ products }) => products));
  // The name of a product on a line of its own is its description if there is its item number.
  const isItem = ({ isName, products }: OrderLine) =>
    products.length > 0 && !(isName && products.some((product) => numbered.has(product)));
  const positions = all.flatMap((line, index) => (isItem(line) ? index : []));
  const gaps = [-1, ...positions].map((start, at) => all.slice(start + 1, positions[at]));
  const first = all[positions[0] ?? -1];
  if (!first) return [];

  const [product] = first.products as [Product];
  const startsWithQuantity = hasQuantity(detailsOf(gaps[0]?.toReversed() ?? [], product, true));
  const endsWithQuantity = hasQuantity(detailsOf(gaps.at(-1) ?? [], product, true));
  const loose = looseQuantities(gaps.flat(), product);
  const positionsOfRows = rowNumbers(positions.map((index) => all[index] as OrderLine));
  return positions.map((index, at) => {
    const line = all[index] as OrderLine;
    const around = [
      ...(startsWithQuantity ? [gaps[at]?.toReversed() ?? []] : []),
      ...(startsWithQuantity && !endsWithQuantity ? [] : [gaps[at + 1] ?? []]),
    ];
    const [only, another] = line.found;
    const details = only && !another ? around.flatMap((gap) => detailsOf(gap, only.product)) : [];
    const candidates = details.flatMap((detail) => detail.candidates);
    const items = line.found.map((found) => ({
      product: found.product,
      ...decide(positionsOfRows.has(line) ? asRowNumber(found) : found, candidates, loose, line),
    }));
    return {
      line,
      items: [...line.known, ...items],
      details: details.filter(({ isDetail }) => isDetail).map((detail) => detail.line),
    };
  });
}

function decide(
  found: Found,
  around: readonly Candidate[],
  loose: readonly number[],
  { needsQuantity }: OrderLine,
): Pick<LineItem, 'quantity' | 'problem'> {
  const isPossible = ({ kind }: Candidate) => kind === 'counted' || kind === 'bare';
  const hasOwn = found.candidates.some(isPossible);
  const own = quantityOf([
    ...found.candidates,
    ...around.filter(({ kind }) => kind !== 'unclear' && !(kind === 'bare' && hasOwn)),
  ]);
  if (own.quantity !== undefined || own.problem !== undefined) return own;
  if (loose.length > 0) return { problem: question([...new Set([1, ...loose])]) };
  return needsQuantity || found.hasUnknown || found.isName ? { problem: howMany } : { quantity: 1 };
}

type Detail = {
  readonly line: OrderLine;
  readonly candidates: readonly Candidate[];
  /** Whether the line goes with the product: its quantity, its price or its name. */
  readonly isDetail: boolean;
};

/** The lines of a gap that say nothing but quantities, prices and names of the product. Those behind another line are less sure. */
function detailsOf(gap: readonly OrderLine[], product: Product, isAdjacentOnly = false): Detail[] {
  const details: Detail[] = [];
  let isAdjacent = true;
  for (const line of gap) {
    if (!line.tokens.every((token) => isKnown(token, product))) {
      isAdjacent = false;
      if (isAdjacentOnly) break;
      continue;
    }
    const candidates = candidatesOf(line.tokens, product).map((candidate) => ({
      ...candidate,
      isNear: candidate.isNear && isAdjacent,
    }));
    const says = (token: (typeof line.tokens)[number]) =>
      token.number !== undefined || (token.isWord && isOfName(token, product));
    const isCounted = candidates.some(({ kind }) => kind === 'counted');
    details.push({
      line,
      candidates,
      isDetail: isCounted || (isAdjacent && line.tokens.some(says)),
    });
  }
  return details;
}

/** Whether a line is a quantity: counted, or a number alone. */
const hasQuantity = (details: readonly Detail[]) =>
  details.some(({ line, candidates }) =>
    candidates.some(
      ({ kind }) => kind === 'counted' || (kind === 'bare' && line.tokens.length === 1),
    ),
  );

/** Quantities in sentences, which may be meant for all products: `2 pcs each, please`. */
function looseQuantities(lines: readonly OrderLine[], product: Product): number[] {
  return lines
    .filter(({ tokens }) => !tokens.every((token) => isKnown(token, product)))
    .flatMap(({ tokens }) =>
      candidatesOf(tokens, product).map((candidate) => ({ ...candidate, tokens })),
    )
    .filter(
      ({ kind, tokens }) =>
        kind === 'counted' || (kind === 'bare' && tokens.some(({ text }) => text === 'each')),
    )
    .map(({ value }) => value)
    .filter((value) => value > 1 && value < 1000);
}

/** Lines that start with 1, 2, 3 or 10, 20, 30: these may be positions. */
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

const asRowNumber = (found: Found): Found => ({
  ...found,
  candidates: found.candidates.map((each) => (each.isFirst ? { ...each, isNear: false } : each)),
});
