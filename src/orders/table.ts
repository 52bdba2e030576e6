// The rows of a table below a row with the names of its columns.
import { maxQuantity } from '../cart/cart.ts';
import type { Product } from '../catalogue/product.ts';
import { foldCharacters, plainNumber } from '../text/fold.ts';
import type { ItemNumbers } from './item-numbers.ts';
import { type LineItem, noQuantity, question, severalProducts } from './read-line.ts';
import { tokensOf } from './tokens.ts';
import { meaningOf } from './words.ts';

export type Header = {
  readonly separator: string;
  readonly columns: number;
  readonly quantityColumns: readonly number[];
};

const separators = ['\t', ';', '|', ',', '  '];

/** The columns if the line names them: the quantity, and at least one other known column. */
export function headerOf(line: string): Header | undefined {
  if (/\d/.test(line) || line.length > 500) return undefined;
  for (const separator of separators) {
    const kinds = cellsOf(line, separator).map(columnKind);
    const quantityColumns = kinds.flatMap((kind, index) => (kind === 'quantity' ? index : []));
    if (quantityColumns.length > 0 && kinds.filter(Boolean).length > 1) {
      return { separator, columns: kinds.length, quantityColumns };
    }
  }
  return undefined;
}

function columnKind(cell: string): 'quantity' | 'other' | undefined {
  const meanings = (cell.match(/\p{L}+|#/gu) ?? []).map((word) =>
    word === '#' ? 'label' : meaningOf(word),
  );
  if (meanings.includes('other') || meanings.includes('currency')) return 'other';
  if (meanings.includes('quantity') && !meanings.includes(undefined)) return 'quantity';
  return meanings.includes('label') || meanings.includes('unit') ? 'other' : undefined;
}

/** The cells of a line, folded. A cell in quotation marks may have the separator. */
function cellsOf(line: string, separator: string): string[] {
  const folded = foldCharacters(line);
  if (separator === '  ') return folded.trim().split(/ {2,}/);
  const cells: string[] = [];
  for (const part of (separator === '|' ? folded.trim().replace(/^\||\|$/g, '') : folded).split(
    separator,
  )) {
    const last = cells.at(-1);
    if (last !== undefined && isOpen(last)) cells[cells.length - 1] = last + separator + part;
    else cells.push(part);
  }
  return cells.map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}

/** Whether a cell starts with a quotation mark and does not end with one: the next part or line belongs to it. */
const isOpen = (cell: string) => /^\s*"/.test(cell) && cell.split('"').length % 2 === 0;

/** Whether the last cell of the line goes on in the next line. */
export const endsInCell = (line: string): boolean =>
  line.length < 500 &&
  /[\t;,]\s*"[^"]*$|^"[^"]*$/.test(line) &&
  isOpen(line.slice(line.search(/"[^"]*$/)));

/** The product of a row and its quantity. Undefined if the row has other columns, or no item number. */
export function readRow(
  line: string,
  { separator, columns, quantityColumns }: Header,
  itemNumbers: ItemNumbers,
): LineItem | undefined {
  if (line.length > 5000) return undefined;
  const cells = cellsOf(line, separator);
  if (cells.length !== columns) return undefined;
  const others = cells.filter((_, index) => !quantityColumns.includes(index));
  const inCells = others.flatMap((cell) => itemNumbers.plain.get(plainNumber(cell)) ?? []);
  const anywhere = () =>
    others.flatMap((cell) => tokensOf(cell, itemNumbers)).flatMap((token) => token.product ?? []);
  const products = [...new Set<Product>(inCells.length > 0 ? inCells : anywhere())];
  const [product] = products;
  if (!product) return undefined;
  if (products.length > 1) return { product, problem: severalProducts(products) };
  const filled = quantityColumns.flatMap((column) => cells[column] || []);
  const values = [...new Set(filled.map(quantityIn))];
  const [quantity] = values;
  if (values.length > 1 && !values.includes(Number.NaN))
    return { product, problem: question(values) };
  const isPack = others.some((cell) => meaningOf(cell) === 'pack');
  const isValid = values.length === 1 && quantity && quantity <= maxQuantity && !isPack;
  return isValid ? { product, quantity } : { product, problem: noQuantity };
}

/** The number in `2`, `2.00`, `x2`, `2 EA` or `="2"`; otherwise NaN. */
function quantityIn(cell: string): number {
  const [, digits, unit = ''] =
    /^[=+"'(\s]*(?:x\s*)?(\d+)(?:[.,]00?)?["')\s]*(\p{L}*)\.?$/u.exec(cell) ?? [];
  return unit === '' || /unit|quantity/.test(meaningOf(unit) ?? '') ? Number(digits) : Number.NaN;
}
