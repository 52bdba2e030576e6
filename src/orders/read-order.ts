// Reads an order that a shopper types or pastes into rows, which the shopper confirms: lines with item numbers or names,
// tables, e-mails, links to a cart.
import { type Cart, maxQuantity, maxQuantityText, quantityOf } from '../cart/cart.ts';
import { leftOutNote } from '../cart/shared-cart.ts';
import { unavailableText } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { type Found, readLines, type TypedLine } from './order-lines.ts';
import { namesOf } from './read-line.ts';

export type OrderRow = Found & {
  /** The likeliest quantity. */
  readonly quantity: number;
  /** Whether it says one product and one quantity, so that the shopper can order it without a choice. */
  readonly hasQuantity: boolean;
  /** Why the shopper has to check the row. Without it, everything is understood. */
  readonly doubt?: string | undefined;
};

export type ReadOrder = ReturnType<typeof readOrder>;

/**
 * Reads the order. A text that has only products with quantities is understood; in any other text every row has a doubt.
 * `others` are the lines without a product, `notes` say what the links leave out, `jobName` is the job of a link or empty, and
 * `unread` is the number of lines beyond the maximum. Never throws.
 */
export function readOrder(order: string, cart: Cart, among: readonly Product[] = products) {
  const { found, others, unknown, carts, unread } = readLines(order, namesOf(among));
  // Of a text of item numbers, one each is ordered.
  const isAlone = unknown.length === 0 && found.every((each) => each.isAlone);
  const doubtOf = doubtsOf(found, unknown);
  const rows = found.map((each): OrderRow => {
    const [product, other] = each.choices;
    const [quantity = 1, another] = each.quantities;
    const isOne = !other && (isAlone || (each.quantities.length > 0 && another === undefined));
    const unavailable = other ? undefined : unavailableText(product);
    const isTooMuch = quantityOf(cart, product.id) + quantity > maxQuantity;
    const doubt = isAlone ? undefined : doubtOf(each);
    return {
      ...each,
      quantity,
      hasQuantity: isOne && !unavailable,
      doubt: unavailable ?? (isTooMuch ? maxQuantityText : doubt),
    };
  });
  const isOtherLink = rows.length + carts.length === 0 && /https?:/i.test(order);
  return {
    rows,
    others,
    notes: isOtherLink
      ? ['This is no link to a cart of this store.']
      : carts.map(leftOutNote).filter(Boolean),
    jobName: carts.find(({ jobName }) => jobName)?.jobName ?? '',
    unread,
  };
}

/** Why a row has to be checked. */
function doubtsOf(found: readonly Found[], unknown: readonly TypedLine[]) {
  const isNumbered = haveRowNumbers(found);
  const isDoubtful = (row: Found) => !row.isUnderstood || (isNumbered && row.isFirst === true);
  const [other = found.find(isDoubtful)] = unknown;

  return (row: Found): string | undefined => {
    const { line, choices, quantities, isSearched } = row;
    if (isSearched) return choices.length > 1 ? 'Which one?' : 'Is it this one?';
    if (quantities.length === 0) return 'How many?';
    if (isDoubtful(row)) return `${quantities[0]}? Please check this line.`;
    if (other) return `Line ${other.line} is not understood: “${excerpt(other.text, 40)}”`;
    const same = found.find((each) => each.line !== line && each.choices.includes(choices[0]));
    return same && `Also in line ${same.line}`;
  };
}

/** The text of a line without surrounding spaces, and without what is beyond the length. */
export const excerpt = (text: string, length: number): string =>
  text.trim().length > length ? `${text.trim().slice(0, length)}…` : text.trim();

/** Whether the numbers at the start of the lines grow like those of rows: 1 and 2, 10 and 20, or three numbers. */
function haveRowNumbers(found: readonly Found[]): boolean {
  const numbers = found
    .filter(({ isFirst }) => isFirst)
    .map(({ quantities }) => quantities[0] ?? 0);
  const [first = 0, second = 0, third] = numbers;
  const isGrowing = numbers.every((number, index) => number > (numbers[index - 1] ?? 0));
  return (
    isGrowing && (third !== undefined || ([1, 10, 100].includes(first) && second === 2 * first))
  );
}
