// The rows of a table below a row with the heads of its columns.
import type { ItemNumbers } from '../catalogue/item-numbers.ts';
import { fold } from '../text/fold.ts';
import { type Reading, readLine } from './read-line.ts';
import {
  noOrderColumns,
  otherColumns,
  quantityNames,
  textColumns,
  unitColumns,
  units,
  words,
} from './words.ts';

type Column = {
  readonly kind: 'text' | 'quantity' | 'unit' | 'other' | 'unknown';
  readonly head: string;
};

export type Header = { readonly separator: RegExp; readonly columns: readonly Column[] };

const separators = [/\t/, /;/, /\|/, /,/, / {2,}/];

/** The columns if the line has their heads: one of item numbers or names, and another one that is known. */
export function headerOf(line: string): Header | undefined {
  if (line.length > 300 || /\d/.test(line)) return undefined;
  for (const separator of separators) {
    const columns = cellsOf(line, separator).map((head) => ({ head, kind: kindOfColumn(head) }));
    const isText = ({ kind }: Column) => kind === 'text';
    if (columns.some(isText) && columns.some((column) => !isText(column) && isKnown(column)))
      return { separator, columns };
  }
  return undefined;
}

const isKnown = ({ kind }: Column) => kind !== 'unknown';

function kindOfColumn(cell: string): Column['kind'] {
  const head = fold(cell)
    .replace(/\(.*\)/, '')
    .replaceAll(/[.:*]/g, '')
    .trim();
  return kinds.find(([, pattern]) => pattern.test(head))?.[0] ?? 'unknown';
}

/** In this order: `Qty on hand` is no quantity that is ordered. */
const kinds: readonly (readonly [Column['kind'], RegExp])[] = [
  ['other', new RegExp(words(noOrderColumns), 'u')],
  ['quantity', new RegExp(`^(?:${quantityNames}|ordered|pcs)$`)],
  ['other', new RegExp(`^(?:${otherColumns})$`)],
  ['text', new RegExp(`^(?:${textColumns})$`)],
  ['unit', new RegExp(`^(?:${unitColumns})$`)],
];

const cellsOf = (line: string, separator: RegExp): string[] =>
  line
    .trimEnd()
    .replace(/^\s*\||\|$/g, '')
    .replaceAll(/(?<=^|[,;])"(?:[^"]|"")*"/g, (cell) =>
      cell.slice(1, -1).replaceAll('""', '"').replaceAll(/[,;]/g, ' '),
    )
    .split(separator)
    .map((cell) => cell.trim());

/** What the row says by its columns. Undefined if it is no row of the table. */
export function readRow(
  line: string,
  { separator, columns }: Header,
  itemNumbers: ItemNumbers,
): readonly Reading[] | undefined {
  const cells = cellsOf(line, separator);
  if (cells.length === 1) return undefined;
  const texts = cells.filter((_, index) => columns[index]?.kind === 'text');
  const [reading, other] = readLine(texts.join('\t'), itemNumbers);
  // Spaces do not show an empty cell.
  const isWhole = separator.source === ' {2,}' ? cells.length === columns.length : true;
  if (!reading || other || !isWhole || cells.length > columns.length) {
    return readLine(line, itemNumbers).map((each) => ({
      ...each,
      unknown: [...each.unknown, line.trim()],
    }));
  }
  const quantities: number[] = [];
  const unknown = [...reading.unknown, ...reading.quantities.map(String)];
  let unit = '';
  columns.forEach(({ kind, head }, index) => {
    const cell = cells[index] ?? '';
    const [, number, counted = ''] = quantityCell.exec(fold(cell)) ?? [];
    const isUnit = kind === 'unit' && unitCell.test(fold(cell));
    if (kind === 'quantity' && number) {
      quantities.push(Number(number));
      unit ||= counted;
    } else if (isUnit) {
      unit = cell;
    } else if (cell !== '' && kind !== 'other' && kind !== 'text') {
      unknown.push(`${head}: ${cell}`);
    }
  });
  return [{ ...reading, quantities, unit, unknown, isBare: false }];
}

/** As spreadsheets write a whole number: `2`, `2.00`, `="2"`, `2 pcs`. */
const quantityCell = new RegExp(`^[="'+]*([1-9]\\d{0,2})(?:[.,]0{1,2})?["']? ?(${units})?\\.?$`);
const unitCell = new RegExp(`^(?:${units}|st)\\.?$`);
