// The rows of an owner's list that are no products: totals, notes, and the names of the columns again.
import { group } from 'd3-array';
import { counted } from '../../src/text/counted.ts';
import { folded, tableIn } from './formats.ts';
import type { Row } from './sheet.ts';

const totalWords = `^(${tableIn('total-words.txt').flat().join('|')})`;
const totalWord = new RegExp(`${totalWords}\\s*:?$`, 'i');
/** `Total (15 items)`, but a product may be a `Total Station`. */
const totalStart = new RegExp(`${totalWords}(?!\\p{L})`, 'iu');

/** `129.99`, `USD 129.99`, `12 %` */
const amount = /^(\p{L}{1,3}\.?\s)?\P{L}*(\s\p{L}{1,3}\.?)?$/u;

/** The rows that are products, and a line about the others. `columns` are those of the name and of the price, `known` texts are of products. */
export function productRows(
  rows: readonly Row[],
  header: readonly string[],
  columns: number[],
  known: ReadonlySet<string>,
) {
  const isPriced = ({ cells }: Row) => columns.every((column) => cells[column]);
  const last = rows.findLastIndex(isPriced);
  function otherThanProduct({ cells, isTotal, isWide }: Row, index: number): string | undefined {
    const filled = cells.filter(Boolean);
    const words = filled.filter((cell) => !amount.test(cell));
    const isTitle = (cell: string, at: number) =>
      !cell || folded(cell) === folded(header[at] ?? '');
    if (filled.length > 1 && cells.every(isTitle)) return 'names of columns';
    if (words.every((cell) => totalWord.test(cell)) && words.length > 0) return 'totals';
    if (isTotal && words.length < 2) return 'totals';
    if (known.has(filled[0] ?? '')) return undefined;
    const isLast = index > 0 && index >= last;
    if (isLast && words.length === 1 && totalStart.test(`${words[0]}`)) return 'totals';
    // `Note: | Prices include VAT.`
    const isLabelled = filled.length === 2 && /[:*]$/.test(filled[0] ?? '');
    const isNote = index > last ? filled.length === 1 || isLabelled : isWide && filled.length === 1;
    return last !== -1 && isNote ? 'notes' : undefined;
  }
  const all = rows.map((row, index) => ({ row, kind: otherThanProduct(row, index) }));
  const others = all.flatMap(({ row, kind }) => (kind ? { number: row.number, kind } : []));
  const kinds = [...group(others, ({ kind }) => kind)].map(
    ([kind, same]) => `${kind} (${same.map(({ number }) => number).join(', ')})`,
  );
  const line = `${counted(others.length, 'row')} left out as no products: ${kinds.join(', ')}.`;
  const products = all.flatMap(({ row, kind }) => (kind ? [] : row));
  return { rows: products, lines: others.length > 0 ? [line] : [] };
}
