// Reads an order that a shopper types or pastes into rows, which the shopper confirms: lines with item numbers or names,
// tables, e-mails, links to a cart.
import { type Cart, maxQuantity, maxQuantityText, quantityOf } from '../cart/cart.ts';
import { leftOutNote } from '../cart/shared-cart.ts';
import { unavailableText } from '../catalogue/catalogue.ts';
import { itemNumbersOf } from '../catalogue/item-numbers.ts';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { type OrderLine, orderLinesOf } from './order-lines.ts';
import { type Reading, severalTools } from './read-line.ts';

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
  /** Whether it says one product and one quantity, so that the shopper can order it without a choice. */
  readonly hasQuantity: boolean;
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
 * could change that. Never throws.
 */
export function readOrder(
  order: string,
  cart: Cart,
  among: readonly Product[] = products,
): ReadOrder {
  const { lines, unread } = orderLinesOf(order, itemNumbersOf(among));
  const isAlone = lines.every(isNumberAlone);
  const doubtOfOthers = doubtOfLines(lines);
  const rows = lines.flatMap((line, index) =>
    line.readings.map((reading): OrderRow => {
      const { product, quantities, unit } = reading;
      const choices = line.choices ?? [product];
      const doubt = line.choices ? whichOne(line.choices) : doubtOf(reading, line.text);
      return {
        line: line.number,
        text: line.text,
        choices,
        quantity: quantities[0] ?? 1,
        unit: asTyped(unit, line.text),
        hasQuantity: choices.length === 1 && (isAlone || quantities.length === 1),
        doubt: isAlone ? undefined : (doubt ?? doubtOfOthers(index, product)),
      };
    }),
  );
  const carts = lines.flatMap((line) => line.carts);
  const notes = carts.map(leftOutNote).filter(Boolean);
  const isOtherLink = rows.length + carts.length === 0 && /https?:/i.test(order);
  return {
    rows: withDoubtsOfCart(rows, cart),
    others: lines.filter(({ isPart, readings }) => !isPart && readings.length === 0),
    notes: isOtherLink ? ['This is no link to a cart of this store.'] : notes,
    jobName: carts.find(({ jobName }) => jobName)?.jobName ?? '',
    unread,
  };
}

const whichOne = (choices: OrderRow['choices']) =>
  choices.length > 1 ? 'Which one?' : 'Is it this one?';

/** Whether the line has item numbers and nothing else. In a text of such lines, one of each is ordered. */
const isNumberAlone = ({ readings, isUnknown }: OrderLine): boolean =>
  !isUnknown && readings.length > 0 && readings.every(({ isAlone }) => isAlone);

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

/** The doubts of a line that come from the others. What is not understood concerns all rows but those below a later request. */
function doubtOfLines(lines: readonly OrderLine[]) {
  const ofTools = lines.filter(({ readings, carts }) => readings.length > 0 && carts.length === 0);
  const isRowNumbers = haveRowNumbers(ofTools);
  const places = new Map<Product, number[]>();
  for (const { number, readings, choices } of ofTools)
    for (const product of choices ?? readings.map((each) => each.product))
      places.set(product, [...(places.get(product) ?? []), number]);

  return (index: number, product: Product): string | undefined => {
    const from = lines.findLastIndex((each, at) => at <= index && each.isRequest);
    const unknown = lines.find((each, at) => at > from && each.isUnknown);
    if (unknown) return `Line ${unknown.number} says “${excerpt(unknown.text.trim())}”`;
    const { number = 0, carts = [] } = lines[index] ?? {};
    if (carts.length > 0) return ofTools.length > 0 ? 'From the link of another cart' : undefined;
    const same = places.get(product) ?? [];
    if (same.length > 1)
      return `It is also in line ${same.find((each) => each !== number) ?? number}`;
    return isRowNumbers ? 'It may be the number of the row' : undefined;
  };
}

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

/** The rows with the doubts that come from the cart: what cannot be bought, and what exceeds the maximum. */
function withDoubtsOfCart(rows: readonly OrderRow[], cart: Cart): OrderRow[] {
  const sums = new Map<string, number>();
  return rows.map((row) => {
    const [product] = row.choices;
    const sum = (sums.get(product.id) ?? quantityOf(cart, product.id)) + row.quantity;
    const unavailable = row.choices.length === 1 ? unavailableText(product) : undefined;
    if (sum <= maxQuantity && !row.doubt) sums.set(product.id, sum);
    return {
      ...row,
      hasQuantity: row.hasQuantity && !unavailable,
      doubt: unavailable ?? (sum > maxQuantity ? maxQuantityText : row.doubt),
    };
  });
}
