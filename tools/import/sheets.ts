// The list of products in a workbook: which sheet it is, and what its cells show.
import { counted } from '../../src/text/counted.ts';
import { fieldsOf, headerIn, isOneName, requiredColumns, type Wishes } from './columns.ts';
import { folded, sentences } from './formats.ts';
import { examplesOf } from './questions.ts';
import { type Question, type Row, refused, type Sheet } from './sheet.ts';
import { oneLine } from './texts.ts';
import { type Table, tablesIn } from './workbook.ts';
import { type Cell, isDivided, isFullDate, type Kind, textOf } from './workbook-cells.ts';

/** The names of the columns are in one of the first rows: a cover, a title or a legend may be above. */
const mostRowsAbove = 100;

export function rowsOfWorkbook(file: Buffer | string, wishes: Wishes): Sheet {
  let tables: Table[];
  try {
    tables = tablesIn(file);
  } catch (error) {
    const isLocked = /password|encrypt/i.test(`${error}`);
    return refused(`${sentences.get(isLocked ? 'a password' : 'no workbook')}`);
  }
  const visible = tables.filter(({ isHidden }) => !isHidden);
  const { sheet: wish = '' } = wishes;
  const named = tables.find(({ name }) => wish && folded(name) === folded(wish));
  const names = visible.map(({ name }) => `"${name}"`).join(', ');
  if (wish && !named) return refused(`--sheet "${wish}" is no sheet; there are ${names}.`);
  if (named ? named.isHidden : visible.length === 0)
    return refused(`${sentences.get('a hidden sheet')}`);
  const lists = (named ? [named] : visible).map((table) => listIn(table, wishes));
  const [list, ...others] = likeliestOf(lists) as [List, ...List[]];
  const sheet = sheetOf(list, wishes);
  if (tables.length > 1) sheet.sheetName = list.table.name;
  if (others.length > 0) sheet.questions = [sheetQuestion([list, ...others])];
  return sheet;
}

/** The lists with a name and a price, or else those with the most columns that are known. */
function likeliestOf(lists: readonly List[]): readonly List[] {
  const filled = lists.filter(({ table, index }) => table.rows.length > index + 1);
  const complete = filled.filter(({ fields }) => requiredColumns.every((each) => fields.has(each)));
  if (complete.length > 0) return complete;
  const most = lists.toSorted((a, b) => b.score - a.score).slice(0, 1);
  const likely = filled.filter(({ score }) => score === most[0]?.score);
  return likely.length > 0 ? likely : most;
}

/** Asks which of these sheets is imported. Each has three texts of its first row. */
function sheetQuestion(lists: readonly List[]): Question {
  const choices = lists.map(({ table, index }) => {
    const texts = (table.rows[index + 1] ?? []).map((cell) => textOf(cell, 'text'));
    const label = `${table.name}: ${examplesOf(texts.filter(Boolean))}`;
    return { label, answer: { sheet: table.name } };
  });
  return { text: `${sentences.get('sheet')}`, choices, certain: choices[0] };
}

type List = ReturnType<typeof listIn>;

/** A table with the row that names its columns. A hidden column that no option names is private. */
function listIn(table: Table, wishes: Wishes) {
  const { rows, hiddenRows, hiddenColumns } = table;
  const { mapping = [], named = [] } = wishes;
  const isNamed = (title: string) =>
    mapping.some(([, from]) => folded(from) === folded(title)) ||
    named.some((name) => isOneName(name, title));
  const candidates = rows.slice(0, mostRowsAbove).flatMap((cells, index) => {
    if (hiddenRows.has(index) && !wishes.hidden) return [];
    const header = Array.from(cells, (cell) => textOf(cell, 'text').trim());
    const texts = header.map((title, column) =>
      title && hiddenColumns.has(column) && !isNamed(title) ? `${title} (hidden column)` : title,
    );
    return [{ index, header, texts }];
  });
  const none = { index: 0, header: [], titles: [], fields: fieldsOf([]), score: 0 };
  return { table, ...(headerIn(candidates, mapping) ?? none) };
}

const pricesOf = ['price', 'original price', 'sale price', 'discount', 'surcharge'];
const numbersOf = ['rating', 'reviews', 'stock', 'batteries in the box', 'image position'];

function sheetOf({ table, index, header, titles, fields }: List, { hidden }: Wishes): Sheet {
  const isOf = (list: readonly string[], column: number) =>
    list.some((field) => fields.get(field)?.includes(column));
  const kinds = titles.map((title, column): Kind => {
    if (isOf(pricesOf, column)) return 'price';
    if (isOf(['item number'], column)) return 'item number';
    if (isOf(['gtin', 'checkout id'], column)) return 'barcode';
    return isOf(numbersOf, column) || /\[\s*[^\]\s]/.test(title) ? 'number' : 'text';
  });
  const dates = new Set<string>();
  const divided = new Map<string, string>();
  function textIn(cell: Cell | undefined, column: number, shown: Map<string, string>) {
    const title = titles[column] ?? '';
    if (!cell || (!title && table.hiddenColumns.has(column))) return '';
    if (isDivided(cell) && title) {
      const example = `${cell.shown} for ${cell.number}`;
      const where = `"${cell.pattern}" in the column "${title}"`;
      if (!divided.has(where)) divided.set(where, `${where} (${example})`);
    }
    if (isFullDate(cell)) dates.add(cell.shown);
    const text = textOf(cell, kinds[column] ?? 'text').trim();
    if (kinds[column] === 'price' && cell.number !== undefined && !isDivided(cell))
      shown.set(oneLine(text), oneLine(cell.shown));
    return text;
  }
  const below = table.rows.slice(index + 1).flatMap((cells, at): Row[] => {
    const number = index + at + 2;
    const shown = new Map<string, string>();
    const own = Array.from(cells, (cell, column) => textIn(cell, column, shown));
    const isTotal = cells.some((cell) => cell?.isTotal);
    const isWide = table.wideRows.has(number - 1);
    const isStruck = table.struckRows.has(number - 1);
    return own.some(Boolean) ? [{ number, cells: own, isTotal, isWide, isStruck, shown }] : [];
  });
  const isHidden = ({ number }: Row) => !hidden && table.hiddenRows.has(number - 1);
  const rows = below.filter((row) => !isHidden(row));
  const hiddenRows = below.filter(isHidden);
  const lines: string[] = [];
  if (hiddenRows.length > 0)
    lines.push(`${counted(hiddenRows.length, 'hidden row')} ${sentences.get('hidden rows')}`);
  if (divided.size > 0)
    lines.push(`${sentences.get('divided')} ${[...divided.values()].join(', ')}.`);
  const said = { dates, lines, hiddenRows };
  return { titles, header, headerRow: index + 1, rows, faults: [], ...said };
}
