// The third step: which columns are read, which rows are sold, and what only the owner knows.
import { greatest, rollups } from 'd3-array';
import { counted } from '../../src/text/counted.ts';
import type { cleanTable } from './cleaning.ts';
import { columnsOf, requiredColumns, type Wishes } from './columns.ts';
import { type Entry, entriesOf, sellable, textsOfHidden, value } from './entries.ts';
import { folded, sentences } from './formats.ts';
import { readAgain } from './letters.ts';
import { withOptions } from './names.ts';
import { productRows } from './product-rows.ts';
import { type Question, questionsOf } from './questions.ts';
import type { Fault, Row, Sheet } from './reading.ts';

type Columns = ReturnType<typeof columnsOf>;

/**
 * The entries that are sold: none while a question is open, unless it is an offer. `known` texts are of products, `unread` are
 * the cells of rows that cannot be read or are hidden.
 */
export function choose(
  { headerRow, header, hiddenRows = [], ...sheet }: Sheet,
  { titles, rowOf }: ReturnType<typeof cleanTable>,
  known: ReadonlySet<string>,
  wishes: Wishes,
) {
  const columns = columnsOf(titles, wishes);
  const { format, fields } = columns;
  const [nameAt = -1, priceAt = -1] = requiredColumns.map((column) => fields.get(column)?.[0]);
  const { rows, lines } = format.isExport
    ? { rows: sheet.rows, lines: [] }
    : productRows(sheet.rows, header, [nameAt, priceAt], known);
  const clean = new Map(rows.map((row) => [row.number, rowOf(row)]));
  const questions = sheet.questions ?? [
    ...(wishes.encoding ? [] : twiceQuestion(rows, columns)),
    ...questionsOf(columns, [...clean.values()]),
  ];
  const isOpen = () => questions.some(({ isOffer }) => !isOffer);
  const faults = [...sheet.faults];
  const isReadable = () => !faults.some(({ isOfFile }) => isOfFile);
  const refuse = (text: string) => faults.push({ row: headerRow, text, isOfFile: true });
  const missing = requiredColumns.filter((column) => !fields.has(column));
  // Without the right columns each row would be wrong.
  if (isReadable() && !sheet.questions) {
    if (rows.length === 0) refuse('there are no products below this row.');
    columns.faults.map(refuse);
    if (missing.length > 0 && (faults.length > 0 || !isOpen()))
      refuse(missingText(missing, columns));
  }
  if (isReadable()) faults.push(...misplacedIn(rows, sheet.titles, nameAt));
  if (isReadable()) faults.push(...brokenLettersIn([...clean.values()], columns));
  const broken = new Set(faults.map(({ row }) => row));
  const unread = [...clean].flatMap(([number, { cells }]) => (broken.has(number) ? cells : []));
  const readable = rows.filter(({ number }) => isReadable() && !isOpen() && !broken.has(number));
  const all = entriesOf(
    readable.flatMap(({ number }) => clean.get(number) ?? []),
    columns,
  );
  const wanted = all.filter((entry) => isWanted(entry, columns));
  const ofRows = format.isExport ? sellable(wanted, format) : { sold: wanted, lines: [] };
  if (hiddenRows.length > 0) {
    const together = [...rows, ...hiddenRows].toSorted((a, b) => a.number - b.number);
    unread.push(...textsOfHidden(entriesOf(together.map(rowOf), columns), ofRows.sold, format));
  }
  if (all.length > 0 && ofRows.sold.length === 0) refuse('no product below this row is for sale.');
  const named = withOptions(withoutRoot(ofRows.sold), columns, clean);
  questions.push(...named.questions);
  if (all.length > wanted.length)
    lines.push(`Left out as not sold: ${counted(all.length - wanted.length, 'row')}.`);
  const hidden = hiddenRows.map(({ number, cells }) => ({ row: number, product: cells[nameAt] }));
  const said = [...(sheet.lines ?? []), ...lines, ...ofRows.lines];
  const struck = new Set(rows.flatMap(({ number, isStruck }) => (isStruck ? number : [])));
  return {
    columns,
    questions,
    entries: named.entries,
    faults,
    unread,
    lines: said,
    hidden,
    struck,
  };
}

/** What says that required columns are missing, although none can be chosen. */
function missingText(missing: readonly string[], { format, titles }: Columns): string {
  const english = format.isExport ? '' : ', with these English names';
  const headers = missing.map((column) => format.cell(column) || column).join(', ');
  return `columns are missing${english}: ${headers}; found: ${titles.filter(Boolean).join(', ')}.`;
}

/** Whether the column of an answer such as `sold where 1 or empty` says that a row is sold. */
function isWanted(entry: Entry, { fields, titles }: Columns): boolean {
  return (fields.get('sold') ?? []).every((at, place) => {
    const values = `${titles[at]}`.replace(/^sold where /i, '').split(' or ');
    const own = folded(entry.values.sold?.[place] ?? '') || 'empty';
    return values.map(folded).includes(own);
  });
}

/** Letters that are encoded twice in what is published. The answer says which of both readings is right. */
function twiceQuestion(rows: readonly Row[], { fields }: Columns): Question[] {
  const used = new Set([...fields.values()].flat());
  const cells = rows.flatMap((row) => row.cells.filter((_, at) => used.has(at)));
  const found = cells.filter((cell) => readAgain(cell) !== cell).slice(0, 2);
  const read = (text: string) => text.slice(0, 60);
  const again = {
    label: found.map(readAgain).map(read).join(' | '),
    answer: { encoding: 'twice' },
  };
  const asIs = { label: found.map(read).join(' | '), answer: { encoding: 'utf-8' } };
  return found.length > 0 ? [{ text: 'Which letters are right?', choices: [again, asIs] }] : [];
}

/** A fault for each row with a letter that no encoding has, in a cell that is used. */
function brokenLettersIn(rows: readonly Row[], { fields, titles }: Columns): Fault[] {
  const used = [...new Set([...fields.values()].flat())];
  const nameAt = fields.get('name')?.[0] ?? -1;
  return rows.flatMap(({ number, cells }) => {
    const at = used.find((each) => cells[each]?.includes('\ufffd'));
    if (at === undefined) return [];
    const part = cells[at]?.match(/\S{0,20}\ufffd\S{0,20}/)?.[0];
    const text = `${titles[at]} "${part}" ${sentences.get('a broken letter')}`;
    return [{ row: number, product: cells[nameAt], column: `${titles[at]}`, text }];
  });
}

/** A fault for each row whose cells are not below their titles. Often a text has a comma, and is not in quotation marks. */
function misplacedIn(rows: readonly Row[], titles: readonly string[], nameColumn: number): Fault[] {
  const isLong = ({ cells }: Row) => cells.length > titles.length;
  const areLong = rows.filter(isLong).length * 2 > rows.length;
  return rows.flatMap((row) => {
    const index = row.cells.findIndex((cell, each) => cell !== '' && !titles[each]);
    if (index === -1 && (areLong || !isLong(row))) return [];
    const outside = `column ${index + 1} has no name, but the cell "${row.cells[index]}".`;
    const text = index === -1 ? `${sentences.get('too many cells')}` : outside;
    return [{ row: row.number, product: row.cells[nameColumn], text }];
  });
}

/** What separates categories in any export. A comma with a space can be part of a name. */
const separator = /\s*(?:[;|/>]|,(?! ))\s*/;

/** The entries without the category that nearly every one has first, if most have another one too: the root of a shop. */
function withoutRoot(entries: readonly Entry[]): Entry[] {
  const texts = entries.map((entry) => value(entry, 'category')).filter(Boolean);
  const counts = rollups(
    texts,
    ({ length }) => length,
    (text) => `${text.split(separator)[0]}`,
  );
  const [root = '', count = 0] = greatest(counts, ([, each]) => each) ?? [];
  const longer = texts.filter((text) => text !== root && text.split(separator)[0] === root);
  const isRoot = new Set(texts).size > 2 && count >= texts.length * 0.9;
  if (!isRoot || longer.length * 2 <= texts.length) return [...entries];
  const parts = (text: string) => text.split(/(\s*(?:[;|/>]|,)\s*)/);
  const without = (text: string) => {
    const [first = '', , ...others] = parts(text);
    return first === root ? others.join('') : text;
  };
  return entries.map((entry) => ({
    ...entry,
    values: { ...entry.values, category: (entry.values.category ?? []).map(without) },
  }));
}
