// Reads an order that a shopper types or pastes: lines with item numbers, tables, e-mails, or links to a cart.

import {
  type Cart,
  type CartLine,
  cartReducer,
  maxQuantity,
  maxQuantityText,
  quantityOf,
} from '../cart/cart.ts';
import { itemCount } from '../cart/pricing.ts';
import { isLink, leftOutNote, type SharedCart, sharedCartInLink } from '../cart/shared-cart.ts';
import { unavailableText } from '../catalogue/catalogue.ts';
import { itemNumbersOf } from '../catalogue/item-numbers.ts';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { readLines } from './lines-around.ts';
import { namesOf, plainName } from './names.ts';
import { type OrderLine, orderLinesOf } from './order-lines.ts';
import { type LineItem, noProduct } from './read-line.ts';

export type TypedOrder = {
  readonly lines: readonly CartLine[];
  /** How many items the lines add. A quantity of a link is cut at the maximum. */
  readonly added: number;
  /** The lines that were not added, in their order. */
  readonly problems: readonly TypedProblem[];
  /** What the links of the order leave out. */
  readonly notes: readonly string[];
  /** The job of a link; empty without one. */
  readonly jobName: string;
};

export type TypedProblem = {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  readonly problem: string;
  /** Whether the line seems to be about a product. All others surround the order: greetings, addresses. */
  readonly isProduct: boolean;
};

/**
 * Reads the order. A line is added as a whole, or stays as a problem: if a quantity is missing or not clear, if a product
 * cannot be bought or would exceed its maximum quantity. An order ends with its own link, so the link of a cart with a product
 * of the lines is skipped. Never throws. The time is proportional to the length.
 */
export function readOrder(
  text: string,
  cart: Cart,
  among: readonly Product[] = products,
): TypedOrder {
  const itemNumbers = itemNumbersOf(among);
  const all = orderLinesOf(text, itemNumbers);
  const read = readLines(all);
  const ordered = new Set(read.flatMap(({ items }) => items.map(({ product }) => product.id)));
  const lines: CartLine[] = [];
  const links: SharedCart[] = [];
  const problems = new Map<OrderLine, string>();
  const done = new Set<OrderLine>();
  let sum = cart;
  const addLines = (added: readonly CartLine[]) => {
    lines.push(...added);
    sum = cartReducer(sum, { type: 'addLines', lines: added });
  };

  // An answer to an e-mail may repeat the lines that it quotes.
  const isQuoted = ({ text, line }: OrderLine) => text !== line;
  const isAnswer = read.some(({ line }) => !isQuoted(line));
  for (const { line, items, details } of read) {
    const result = isAnswer && isQuoted(line) ? quoted : linesOrProblem(items, sum);
    if (typeof result === 'string') {
      problems.set(line, result);
    } else {
      addLines(result);
      for (const each of [line, ...details]) done.add(each);
    }
  }
  for (const line of all.filter((each) => !done.has(each) && /https?:/i.test(each.text))) {
    const carts = cartsIn(line.text);
    const added = carts.flatMap((shared) => shared.lines);
    const isOwn =
      added.length === 0
        ? isLink(line.line)
        : added.some(({ productId }) => ordered.has(productId));
    if (ordered.size > 0 && !problems.has(line)) {
      if (isOwn) done.add(line);
      else problems.set(line, added.length > 0 ? otherCart : noCart);
    } else if (added.length > 0) {
      links.push(...carts);
      addLines(added);
      done.add(line);
    } else if (ordered.size === 0) {
      problems.set(line, carts.map(leftOutNote).join(' ') || noCart);
    }
  }

  const added = itemCount(sum) - itemCount(cart);
  const isCut = added < itemCount(lines);
  return {
    lines,
    added,
    problems: all
      .filter((line) => !done.has(line))
      .map((line) => ({
        number: line.number,
        text: line.text,
        problem: problems.get(line) ?? noProduct,
        isProduct: problems.has(line) || isLikeProduct(line, among),
      })),
    notes: [...links.map(leftOutNote), isCut ? maxQuantityText : ''].filter(Boolean),
    jobName: links.find((link) => link.jobName)?.jobName ?? '',
  };
}

const quoted = 'This line is quoted. Is it ordered too?';
const noCart = 'This is no link to a cart of this store.';
const otherCart = 'Paste the link of another cart on its own.';

/** Links end at a bracket, and without the punctuation mark of the sentence. */
const cartsIn = (line: string): SharedCart[] =>
  (line.match(/https?:\/\/[^\s<>()[\]"]+/gi) ?? []).flatMap(
    (link) => sharedCartInLink(link.replace(/[.,;:!?'*_]+$/, '')) ?? [],
  );

/** The lines for the cart, or the first problem of a line. */
function linesOrProblem(items: readonly LineItem[], cart: Cart): CartLine[] | string {
  const lines: CartLine[] = [];
  for (const { product, quantity = 0, problem } of items) {
    const unavailable = unavailableText(product);
    if (unavailable) return `${unavailable}: ${product.name}.`;
    if (problem !== undefined) return problem;
    const isInLine = lines.find(({ productId }) => productId === product.id)?.quantity ?? 0;
    if (quantityOf(cart, product.id) + isInLine + quantity > maxQuantity) return maxQuantityText;
    lines.push({ productId: product.id, quantity });
  }
  return lines;
}

/** Whether the line has what looks like an item number, or ends with the end of a name: `a wrench`. */
function isLikeProduct({ line, parts }: OrderLine, among: readonly Product[]): boolean {
  const end = plainName(line.slice(-40)).replace(/.* /, ' ');
  return (
    parts.some(({ kind }) => kind === 'code') ||
    among.some((product) => namesOf(product)[0]?.endsWith(end))
  );
}
