// The lines of an order text, each with what it says on its own.
import type { SharedCart } from '../cart/shared-cart.ts';
import { sharedCartInLink } from '../cart/shared-cart.ts';
import type { Product } from '../catalogue/product.ts';
import { fold } from '../text/fold.ts';
import type { ItemNumbers } from './item-numbers.ts';
import { isBlankTitleOrSum } from './order.ts';
import { type Found, findItems, type LineItem } from './read-line.ts';
import { endsInCell, type Header, headerOf, readRow } from './table.ts';
import { type Token, tokensOf } from './tokens.ts';

export type OrderLine = {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly products: readonly Product[];
  /** Whether the line has the name of a product and no item number. */
  readonly isName: boolean;
  /** The products with the numbers that may be their quantities, or those whose quantity or problem is known. */
  readonly found: readonly Found[];
  readonly known: readonly LineItem[];
  /** Whether the line is below the head of a table, where no number means that nothing is ordered. */
  readonly needsQuantity: boolean;
  readonly hasLink: boolean;
  readonly carts: readonly SharedCart[];
};

/** All lines except blank ones, heads of tables, and the titles and sums of the store's own orders. */
export function orderLinesOf(text: string, itemNumbers: ItemNumbers): OrderLine[] {
  let header: Header | undefined;
  return linesOf(text).flatMap(({ text, number }) => {
    // E-mail programs quote with `>`.
    const line = text.replace(/^(?:\s*>)+ ?/, '');
    if (!/[\p{L}\p{N}]/u.test(line) || isBlankTitleOrSum(line)) return [];
    const next = headerOf(line);
    if (next) {
      header = next;
      return [];
    }
    const row = header && readRow(line, header, itemNumbers);
    const tokens = tokensOf(fold(line), itemNumbers);
    const { items, products, problem } = findItems(line, row ? [] : tokens, itemNumbers);
    const known = problem ? products.map((product) => ({ product, problem })) : row ? [row] : [];
    const links = line.match(/https?:\/\/[^\s<>()[\]"]+/gi) ?? [];
    return {
      number,
      text,
      tokens,
      products: row ? [row.product] : products,
      isName: products.length > 0 && !tokens.some(({ product }) => product),
      found: items,
      known,
      needsQuantity: header !== undefined,
      hasLink: /https?:/i.test(line),
      carts: links.flatMap((link) => sharedCartInLink(link.replace(/[.,;:!?'*_]+$/, '')) ?? []),
    };
  });
}

/** Splits the text at its line breaks, but not at those within a cell of a table, which is in quotation marks. */
function linesOf(text: string) {
  const lines = text.split(/\r\n|\n|\r/);
  const joined: { text: string; number: number }[] = [];
  for (let index = 0; index < lines.length; index++) {
    const number = index + 1;
    const line = lines[index] as string;
    const more = endsInCell(line)
      ? lines.slice(number, number + 5).findIndex((next) => next.includes('"'))
      : -1;
    index += more + 1;
    joined.push({ text: lines.slice(number - 1, index + 1).join(more < 0 ? '' : '\n'), number });
  }
  return joined;
}
