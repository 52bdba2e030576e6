// The lines of an order, each with what it says on its own.
import type { ItemNumbers } from '../catalogue/item-numbers.ts';
import { checksHeading, isBlankTitleOrSum } from './order.ts';
import { type Part, partsOf } from './parts.ts';
import { type FoundProducts, findProducts } from './read-line.ts';
import { type Header, headerOf, readRow } from './table.ts';

export type OrderLine = FoundProducts & {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  /** The text without the `>` of a quotation. */
  readonly line: string;
  readonly parts: readonly Part[];
  /** The quantity of a row of a table. */
  readonly quantity?: number;
  /** Whether the line is below the head of a table, where no number means that nothing is ordered. */
  readonly isBelowHeader: boolean;
};

/** All lines except blank ones, heads of tables, and the titles, sums and checks of the store's own orders. */
export function orderLinesOf(text: string, itemNumbers: ItemNumbers): OrderLine[] {
  let header: Header | undefined;
  let isCheck = false;
  return text.split(/\r\n|\n|\r/).flatMap((text, index) => {
    const line = text.replace(/^(?:\s*>)+ ?/, '');
    isCheck = line.trim() === checksHeading || (isCheck && line.trim() !== '');
    if (isCheck || !/[\p{L}\p{N}]/u.test(line) || isBlankTitleOrSum(line)) return [];
    const next = headerOf(line);
    header = next ?? header;
    if (next?.hasQuantities) return [];
    const row = header && readRow(line, header, itemNumbers);
    const parts = partsOf(line, itemNumbers);
    const products = row ? { ...row, found: [] } : findProducts(parts, itemNumbers);
    return {
      ...products,
      number: index + 1,
      text,
      line,
      parts,
      isBelowHeader: header?.hasQuantities ?? false,
    };
  });
}
