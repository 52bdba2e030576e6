// Reads an order that a shopper types or pastes into rows, which the shopper confirms: lines with item numbers or names,
// tables, e-mails, links to a cart.
import { type Cart, maxQuantity, maxQuantityText, quantityOf } from '../cart/cart.ts';
import { leftOutNote, type SharedCart } from '../cart/shared-cart.ts';
import { findProduct, unavailableText } from '../catalogue/catalogue.ts';
import { itemNumbersOf } from '../catalogue/item-numbers.ts';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { fold } from '../text/fold.ts';
import { type OrderLine, orderLinesOf } from './order-lines.ts';
import { type Reading, severalTools } from './read-line.ts';
import type { Searched } from './search-line.ts';

export type OrderRow = {
  /** The number of its line, from 1. */
  readonly line: number;
  /** The line as it was typed. */
  readonly text: string;
  /** The product, or at most three that may be meant, the likeliest first. */
  readonly choices: readonly [Product, ...Product[]];
  /** The likeliest quantity. */
  readonly quantity: number;
  /** What the line says after the quantity: `pcs`. */
  readonly unit: string;
  /** Why the shopper has to check the row. Without it, everything is understood. */
  readonly doubt?: string | undefined;
};

export type ReadOrder = {
  readonly rows: readonly OrderRow[];
  /** The lines without a product. */
  readonly others: readonly Pick<OrderLine, 'number' | 'text'>[];
  /** What the links leave out. */
  readonly notes: readonly string[];
  /** The job of a link; empty without one. */
  readonly jobName: string;
  /** The number of lines beyond those that are read. */
  readonly unread: number;
};

/**
 * Reads the order. A row has no doubt only if its line says one product, one quantity and nothing else, and if no other line
 * could change that. Never throws. The time is proportional to the length.
 */
export function readOrder(
  order: string,
  cart: Cart,
  among: readonly Product[] = products,
): ReadOrder {
  const { lines, unread } = orderLinesOf(order, itemNumbersOf(among));
  const links = linksOf(lines);
  const isAlone = lines.every(isNumberAlone);
  const doubtOfLine = doubtOfOtherLines(lines);
  const rows = lines.flatMap((line): OrderRow[] => {
    const common = { line: line.number, text: line.text, unit: '' };
    const ofLine = doubtOfLine(line);
    if (line.searched) return [{ ...common, ...line.searched, doubt: whichOne(line.searched) }];
    return [
      ...line.readings.map((reading) => ({
        ...common,
        choices: [reading.product] as const,
        quantity: reading.quantities[0] ?? 1,
        unit: asTyped(reading.unit, line.text),
        doubt: isAlone ? undefined : (doubtOf(reading, line.text) ?? ofLine(reading.product)),
      })),
      ...(links.get(line) ?? []).flatMap(({ lines: added }) =>
        added.flatMap(({ productId, quantity }) => {
          const product = findProduct(productId);
          if (!product) return [];
          return { ...common, choices: [product] as const, quantity, doubt: ofLine(product) };
        }),
      ),
    ];
  });
  const carts = [...links.values()].flat();
  const notes = carts.map(leftOutNote).filter(Boolean);
  const isOtherLink = rows.length + carts.length === 0 && /https?:/i.test(order);
  const withRows = new Set(rows.map(({ line }) => line));
  return {
    rows: withDoubtsOfCart(rows, cart),
    others: lines
      .filter(
        ({ isPart, carts: own, number }) => !isPart && own.length === 0 && !withRows.has(number),
      )
      .map(({ number, text }) => ({ number, text })),
    notes: isOtherLink ? ['This is no link to a cart of this store.'] : notes,
    jobName: carts.find(({ jobName }) => jobName)?.jobName ?? '',
    unread,
  };
}

const hasTool = ({ readings, searched }: OrderLine) =>
  readings.length > 0 || searched !== undefined;

const whichOne = ({ choices }: Searched) => (choices.length > 1 ? 'Which one?' : 'Is it this one?');

/** Whether the line has item numbers and nothing else. In a text of such lines, one of each is ordered. */
const isNumberAlone = ({ readings }: OrderLine): boolean =>
  readings.length > 0 &&
  readings.every(({ isNumbered, isAlone, unknown }) => isNumbered && isAlone && !unknown[0]);

/** `30? The line also says “at 9:30”`. */
function doubtOf({ quantities, unknown }: Reading, text: string): string | undefined {
  const [quantity] = quantities;
  const question = quantity
    ? `${[...new Set(quantities)].toSorted((a, b) => a - b).join(' or ')}?`
    : 'How many?';
  const said = unknown.filter((part) => part !== severalTools).map((part) => asTyped(part, text));
  if (said.length > 0) return `${question} The line also says “${excerpt(said.join(' … '))}”`;
  if (unknown.length > 0) return `${question} The line has several tools`;
  return quantities.length === 1 ? undefined : question;
}

/** The folded part as it is in the text. */
function asTyped(part: string, text: string): string {
  const at = text.toLowerCase().indexOf(part);
  return at < 0 ? part : text.slice(at, at + part.length);
}

const excerpt = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** The doubts that come from other lines: from what they say, or from the same product. */
function doubtOfOtherLines(all: readonly OrderLine[]) {
  const isAnswer = all.some((line) => hasTool(line) && !line.isQuoted);
  // In an answer to an e-mail, only the lines of the answer count, without `Bob wrote:`.
  const isAttribution = ({ text }: OrderLine, index: number) =>
    /:\s*$/.test(text) && all[index + 1]?.isQuoted;
  const lines = all.filter(
    (line, index) => !isAnswer || !(line.isQuoted || isAttribution(line, index)),
  );
  const unclear = lines.filter(({ isUnderstood }) => !isUnderstood);
  const isRowNumbers = haveRowNumbers(lines.filter(hasTool));
  const places = new Map<Product, number[]>();
  for (const { number, readings, searched } of lines)
    for (const product of searched?.choices ?? readings.map((each) => each.product))
      places.set(product, [...(places.get(product) ?? []), number]);
  let request = 0;
  let above: OrderLine | undefined;
  const says = ({ number, text }: OrderLine) => `Line ${number} says “${excerpt(text.trim())}”`;

  return (line: OrderLine) => {
    if (isAnswer && line.isQuoted) return () => 'This line is quoted. Is it ordered too?';
    if (line.isRequest) request = line.number;
    const said = unclear.find(({ number }) => number > request);
    const open = line.isBelowLine && above && isOpen(above) ? above : undefined;
    above = line;
    const other = said ?? open;
    return (product: Product): string | undefined => {
      if (other) return says(other);
      const same = places.get(product) ?? [];
      if (line.carts.length > 0)
        return places.size > 0 ? 'From the link of another cart' : undefined;
      if (same.length > 1)
        return `It is also in line ${same.find((each) => each !== line.number) ?? line.number}`;
      return isRowNumbers ? 'It may be the number of the row' : undefined;
    };
  };
}

/** Whether the line ends with words that are not understood, as a sentence that goes on below. */
const isOpen = ({ text, readings }: OrderLine): boolean => {
  const end = fold(text).replace(/[\s:]+$/, '');
  return readings.some(({ unknown }) =>
    unknown.some((part) => /\p{L}$/u.test(part) && end.endsWith(part)),
  );
};

/** Whether the quantities at the start of the lines are 1, 2, 3 or 10, 20, 30: they may be the numbers of the rows. */
const haveRowNumbers = (lines: readonly OrderLine[]): boolean =>
  lines.length > 1 &&
  [1, 10, 100].some((step) =>
    lines.every(({ text, readings: [reading] }, index) => {
      const [, first] = /^[^\p{L}\p{N}]*(\d+)/u.exec(text) ?? [];
      const number = step * (index + 1);
      return reading?.isBare && reading.quantities[0] === number && Number(first) === number;
    }),
  );

/**
 * The carts of the links in each line. An order ends with its own link, so the link of a cart with a product of the other lines
 * is left out. A link that is there twice counts once.
 */
function linksOf(lines: readonly OrderLine[]): Map<OrderLine, SharedCart[]> {
  const ids = new Set(lines.flatMap(({ readings }) => readings.map(({ product }) => product.id)));
  const seen = new Set<string>();
  const isNew = (cart: SharedCart) => {
    const key = JSON.stringify(cart);
    const isOther = !seen.has(key) && !cart.lines.some(({ productId }) => ids.has(productId));
    seen.add(key);
    return isOther;
  };
  return new Map(
    lines
      .map((line) => [line, line.carts.filter(isNew)] as const)
      .filter(([, carts]) => carts.length > 0),
  );
}

/** The rows with the doubts that come from the cart: what cannot be bought, and what exceeds the maximum. */
function withDoubtsOfCart(rows: readonly OrderRow[], cart: Cart): OrderRow[] {
  const sums = new Map<string, number>();
  return rows.map((row) => {
    const [product] = row.choices;
    const sum = (sums.get(product.id) ?? quantityOf(cart, product.id)) + row.quantity;
    const unavailable = row.choices.length === 1 ? unavailableText(product) : undefined;
    if (sum <= maxQuantity && !row.doubt) sums.set(product.id, sum);
    return { ...row, doubt: unavailable ?? (sum > maxQuantity ? maxQuantityText : row.doubt) };
  });
}
