// The third step: which columns are read, which rows are sold under which names, and what only the owner knows.
import { greatest, group, rollups } from 'd3-array';
import { firstOf } from '../../build/next-steps.ts';
import { unitLabel } from '../../src/catalogue/units.ts';
import { counted } from '../../src/text/counted.ts';
import type { cleanTable } from './cleaning.ts';
import { type Columns, columnsOf, isPrivate, requiredColumns, type Wishes } from './columns.ts';
import { type Entry, entriesOf, nameOf, sellable, textsOfHidden, value } from './entries.ts';
import { folded, sentences } from './formats.ts';
import { readAgain } from './letters.ts';
import { productRows } from './product-rows.ts';
import { examplesOf, nameQuestion, questionsOf } from './questions.ts';
import type { Fault, Question, Row, Sheet } from './sheet.ts';
import { oneLine, withWords } from './texts.ts';

/**
 * The entries that are sold: none while a question is open, unless it is an offer. `known` texts are of products, `unread` are
 * the cells of rows that cannot be read or are hidden.
 */
export function choose(
  sheet: Sheet,
  { titles, rowOf }: ReturnType<typeof cleanTable>,
  known: ReadonlySet<string>,
  wishes: Wishes,
) {
  const columns = columnsOf(titles, wishes);
  const { format, fields } = columns;
  const { hiddenRows = [], lines: ofSheet = [] } = sheet;
  const [nameAt = -1, priceAt = -1] = requiredColumns.map((column) => fields.get(column)?.[0]);
  const { rows, lines } = format.isExport
    ? { rows: sheet.rows, lines: [] }
    : productRows(sheet.rows, sheet.header, [nameAt, priceAt], known);
  const clean = new Map(rows.map((row) => [row.number, rowOf(row)]));
  const ofColumns = () => questionsOf(columns, [...clean.values()]);
  const ofLetters = wishes.encoding ? [] : twiceQuestion(rows, columns);
  const questions = sheet.questions ?? [...ofLetters, ...ofColumns()];
  const isOpen = questions.some(({ isOffer }) => !isOffer);
  const faults = [...sheet.faults];
  const isReadable = () => !faults.some(({ isOfFile }) => isOfFile);
  const refuse = (text: string) => faults.push({ row: sheet.headerRow, text, isOfFile: true });
  // Without the right columns each row would be wrong.
  if (isReadable() && !sheet.questions) {
    const missing = requiredColumns.filter((column) => !fields.has(column));
    if (rows.length === 0) refuse('there are no products below this row.');
    columns.faults.map(refuse);
    if (missing.length > 0 && (faults.length > 0 || !isOpen)) refuse(missingText(missing, columns));
  }
  if (isReadable()) faults.push(...misplacedIn(rows, sheet.titles, nameAt));
  if (isReadable()) faults.push(...brokenLettersIn([...clean.values()], columns, nameAt));
  const broken = new Set(faults.map(({ row }) => row));
  const unread = [...clean].flatMap(([number, { cells }]) => (broken.has(number) ? cells : []));
  const readable = [...clean.values()].filter(({ number }) => !broken.has(number));
  const all = entriesOf(isReadable() && !isOpen ? readable : [], columns);
  const entries = withoutRoots(all, format.isExport);
  const bySale = group(entries, (entry) => isWanted(entry, columns));
  const unsold = bySale.get(false) ?? [];
  const ofRows = sellable(bySale.get(true) ?? [], format);
  const isKnown = (entry: Entry) =>
    ['id', 'name', 'item number'].some((field) => known.has(oneLine(value(entry, field))));
  const stay = unsold.filter(isKnown).map(nameOf);
  if (unsold.length > 0) lines.push(`Left out as not sold: ${counted(unsold.length, 'row')}.`);
  if (stay.length > 0) lines.push(`${sentences.get('unsold')}: ${firstOf(stay)}.`);
  if (hiddenRows.length > 0) {
    const together = [...rows, ...hiddenRows].toSorted((a, b) => a.number - b.number);
    unread.push(...textsOfHidden(entriesOf(together.map(rowOf), columns), ofRows.sold, format));
  }
  if (entries.length > 0 && ofRows.sold.length === 0)
    refuse('no product below this row is for sale.');
  const named = withOwnNames(ofRows.sold, columns, clean);
  return {
    ...{ columns, faults, unread, entries: named.entries },
    questions: [...questions, ...named.questions],
    lines: [...ofSheet, ...lines, ...ofRows.lines],
    hidden: hiddenRows.map(({ number, cells }) => ({ row: number, product: cells[nameAt] })),
  };
}

function missingText(missing: readonly string[], { format, titles }: Columns): string {
  const english = format.isExport ? '' : ', with these English names';
  const headers = missing.map((column) => format.cell(column) || column).join(', ');
  return `columns are missing${english}: ${headers}; found: ${titles.filter(Boolean).join(', ')}.`;
}

/** Whether the columns of answers such as `sold where 1 or empty` say that a row is sold. */
function isWanted(entry: Entry, { fields, titles }: Columns): boolean {
  return (fields.get('sold') ?? []).every((at, place) => {
    const values = `${titles[at]}`.replace(/^sold where /i, '').split(' or ');
    const own = folded(entry.values.sold?.[place] ?? '') || 'empty';
    return values.map(folded).includes(own);
  });
}

const usedIn = ({ fields }: Columns) => [...new Set([...fields.values()].flat())];

/** Whether letters of what is published were encoded twice. */
function twiceQuestion(rows: readonly Row[], columns: Columns): Question[] {
  const cells = rows.flatMap((row) => usedIn(columns).map((at) => row.cells[at] ?? ''));
  const found = cells.filter((cell) => readAgain(cell) !== cell).slice(0, 2);
  const again = { label: examplesOf(found.map(readAgain)), answer: { encoding: 'twice' } };
  const asIs = { label: examplesOf(found), answer: { encoding: 'utf-8' } };
  const text = `${sentences.get('letters')}`;
  return found.length > 0 ? [{ text, choices: [again, asIs] }] : [];
}

/** A fault for each row with the mark of a letter that could not be read, in a cell that is used. */
function brokenLettersIn(rows: readonly Row[], columns: Columns, nameAt: number): Fault[] {
  return rows.flatMap(({ number, cells }) => {
    const at = usedIn(columns).find((each) => cells[each]?.includes('\ufffd')) ?? -1;
    const [word] = cells[at]?.match(/\S{0,20}\ufffd\S{0,20}/) ?? [];
    const column = columns.titles[at];
    const text = `${column} "${word}" ${sentences.get('a broken letter')}`;
    return word ? [{ row: number, product: cells[nameAt], column: `${column}`, text }] : [];
  });
}

/** A fault for each row whose cells are not below their titles. Often a text has a comma, and is not in quotation marks. */
function misplacedIn(rows: readonly Row[], titles: readonly string[], nameAt: number): Fault[] {
  const isLong = ({ cells }: Row) => cells.length > titles.length;
  const areLong = rows.filter(isLong).length * 2 > rows.length;
  return rows.flatMap((row) => {
    const index = row.cells.findIndex((cell, each) => cell !== '' && !titles[each]);
    if (index === -1 && (areLong || !isLong(row))) return [];
    const outside = `column ${index + 1} has no name, but the cell "${row.cells[index]}".`;
    const text = index === -1 ? `${sentences.get('too many cells')}` : outside;
    return [{ row: row.number, product: row.cells[nameAt], text }];
  });
}

/** Separators of categories in any export. A comma with a space can be part of a name. */
const separator = /\s*(?:[;|/>]|,(?! ))\s*/;

/** The entries with their categories below the root of the shop. */
function withoutRoots(entries: readonly Entry[], isExport: boolean): Entry[] {
  const texts = entries.map((entry) => value(entry, 'category'));
  const rest = withoutRoot(texts, isExport);
  return entries.map((entry, at) => ({
    ...entry,
    values: { ...entry.values, category: [`${rest[at]}`] },
  }));
}

/** These categories without the one that nearly all have first, if most have another one too: the root of a shop. */
function withoutRoot(texts: readonly string[], isExport: boolean): readonly string[] {
  const rootOf = (text: string) => `${text.split(separator)[0]}`;
  const filled = texts.filter(Boolean);
  const counts = rollups(filled, ({ length }) => length, rootOf);
  const [root = '', count = 0] = greatest(counts, ([, each]) => each) ?? [];
  const longer = filled.filter((text) => text !== root && rootOf(text) === root);
  const isRoot = new Set(filled).size > 1 && count >= filled.length * 0.9;
  if (!isRoot || longer.length * 2 <= filled.length) return texts;
  const rest = (text: string) => text.slice(root.length).replace(/^\s*[;|/>,]\s*/, '');
  // An export has rules of its own for what is left.
  const last = (text: string) => (isExport ? text : `${text.split(separator).at(-1)}`);
  const without = texts.map((text) => (rootOf(text) === root ? rest(text) : text));
  return withoutRoot(without, isExport).map(last);
}

/**
 * Entries of one name get what differs, as variants do: `Combination Spanner, 10 mm`. Of columns that are published the first
 * that tells them apart counts. Of others one is asked about. `rows` have the cells of all columns.
 */
function withOwnNames(
  entries: readonly Entry[],
  { specifications, leftOut, titles, isUnknown }: Columns,
  rows: ReadonlyMap<number, Row>,
): { entries: Entry[]; questions: Question[] } {
  const alike = [...group(entries, nameOf).values()].filter(({ length }) => length > 1);
  /** The texts of entries of one name, if all are there, and no two are the same. Longer ones are no sizes. */
  function telling(same: readonly Entry[], textOf: (entry: Entry) => string) {
    const texts = same.map(textOf).filter((text) => text !== '' && text.length <= 58);
    return new Set(texts).size === same.length ? texts : undefined;
  }
  const options = (entry: Entry) => (entry.values.options ?? []).filter(Boolean).join(', ');
  // Nobody names a tool by its weight.
  const sizes = specifications.filter(({ unit }) => unit !== 'kg' && unit !== 'lb');
  const published = sizes.map(({ title, unit }) => (entry: Entry) => {
    const text = oneLine(value(entry, title));
    return unit && /\d$/.test(text) ? `${text} ${unitLabel(unit)}` : text;
  });
  const names = new Map<Entry, string>();
  const others = alike.filter((same) => {
    const [texts] = [options, ...published].flatMap((each) =>
      [telling(same, each) ?? []].filter(({ length }) => length > 0),
    );
    for (const [at, entry] of texts ? same.entries() : [])
      names.set(entry, `${withWords(nameOf(entry), 140)}, ${texts?.[at]}`);
    return !texts;
  });
  const tell = leftOut
    .filter((title) => !isPrivate(title))
    .flatMap((title) => {
      const textOf = ({ row }: Entry) => oneLine(rows.get(row)?.cells[titles.indexOf(title)] ?? '');
      const cells = others.flatMap((same) => telling(same, textOf) ?? []);
      return cells.length > 0 ? { title, cells } : [];
    });
  const best = tell.toSorted((a, b) => b.cells.length - a.cells.length).slice(0, 6);
  return {
    entries: entries.map((entry) => ({ ...entry, ownName: names.get(entry) })),
    questions: isUnknown('options') && isUnknown('option') ? nameQuestion(best) : [],
  };
}
