// A file of products: its rows, whatever kind of file it is.
import { XMLParser } from 'fast-xml-parser';
import Papa from 'papaparse';
import { fieldsOf, headerIn, likelyColumns, type Mapping, type Wishes } from './columns.ts';
import { sentences } from './formats.ts';
import { decoded, isEncoding, readAgain, textIn } from './letters.ts';
import { type Fault, type Question, refused, type Sheet } from './sheet.ts';
import { rowsOfWorkbook } from './sheets.ts';
import { isTableOfHtml, isWorkbook } from './workbook.ts';

/** The encoding of texts whose letters were encoded twice. */
const twice = 'twice';

/** The rows of a CSV file, a workbook, or an XML feed. `wishes` are options of the command. */
export function rowsIn(bytes: Buffer, wishes: Wishes = {}): Sheet {
  const { encoding = '' } = wishes;
  if (encoding && encoding !== twice && !isEncoding(encoding))
    return refused(`--encoding "${encoding}" ${sentences.get('no encoding')}`);
  const sheet = sheetIn(bytes, wishes);
  if (encoding !== twice) return sheet;
  const again = (texts: string[]) => texts.map(readAgain);
  const rows = sheet.rows.map((row) => ({ ...row, cells: again(row.cells) }));
  return { ...sheet, rows, titles: again(sheet.titles) };
}

function sheetIn(bytes: Buffer, wishes: Wishes): Sheet {
  if (isWorkbook(bytes)) return rowsOfWorkbook(bytes, wishes);
  const { text, readings } = textIn(bytes, wishes.encoding);
  if (readings)
    return { ...refused(''), faults: [], questions: [lettersQuestion(bytes, readings)] };
  if (isTableOfHtml(text)) return rowsOfWorkbook(text, wishes);
  const sheet = rowsOf(text.trimStart().startsWith('<') ? feedAsCsv(text) : text, wishes.mapping);
  return wishes.sheet ? refused(`--sheet "${wishes.sheet}": the file has no sheets.`) : sheet;
}

/** Two names as each encoding reads them. With --yes only rows of ASCII are certain. */
function lettersQuestion(bytes: Buffer, readings: readonly string[]): Question {
  const { titles, rows } = rowsOf(bytes.toString('latin1'));
  const [[, name] = []] = likelyColumns(['name'], titles);
  const at = fieldsOf(titles).get('name')?.[0] ?? titles.indexOf(`${name}`);
  const isShown = (cell = '') => /\P{ASCII}/u.test(cell);
  const names = rows.flatMap(({ cells }) => [cells[at], ...cells].find(isShown) ?? []);
  const choices = readings.slice(0, 5).map((encoding) => {
    const read = names.map((each) => decoded(each, encoding).slice(0, 60));
    return { label: `${read.slice(0, 2).join(' | ')} (${encoding})`, answer: { encoding } };
  });
  const certain = { label: 'Rows without such letters', answer: { encoding: 'utf-8' } };
  return { text: `${sentences.get('letters')}`, choices, certain };
}

/** The `<item>` of RSS, the `<entry>` of Atom. An element that is there several times is a list with commas. */
function feedAsCsv(text: string): string {
  const { rss, feed } = new XMLParser({ removeNSPrefix: true, parseTagValue: false }).parse(text);
  const items: Record<string, unknown>[] = [rss?.channel?.item ?? feed?.entry ?? []].flat();
  const textIn = (element: unknown) => [element].flat().filter((each) => typeof each === 'string');
  const fields = [...new Set(items.flatMap(Object.keys))];
  const data = items.map((each) => fields.map((field) => textIn(each[field])));
  return Papa.unparse({ fields, data });
}

/** The row with the names of the columns, and the rows below it that are not blank. There may be a title above. */
export function rowsOf(text: string, mapping: Mapping = []): Sheet {
  // The names of the columns decide what separates the cells, because texts in other rows may have commas.
  const candidates = [',', ';', '\t', '|', '^'].flatMap((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 20 });
    const rows = data.map((cells, index) => ({ delimiter, index, texts: cells.map(cellText) }));
    return headerIn(rows, mapping) ?? [];
  });
  const [best] = candidates.toSorted(
    (a, b) => b.score - a.score || a.index - b.index || b.texts.length - a.texts.length,
  );
  const { delimiter, index, titles, texts } = best ?? noHeader;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const rows = data
    .map((cells, at) => ({ number: at + 1, cells: cells.map(cellText) }))
    .filter(({ number, cells }) => number > index + 1 && cells.some(Boolean));
  const broken = errors.filter(({ type }) => type === 'Quotes');
  const codes = new Map(broken.map(({ row = 0, code }) => [row, code]));
  const faults = [...codes].map(([row, code]): Fault => {
    const cells = data[row] ?? [];
    // Other rows are part of the cell, as far as anyone can tell.
    const hasMore = cells.length > titles.length || cells.some((cell) => /[\r\n]/.test(cell));
    const text = `${sentences.get('a quotation mark')}`;
    return { row: row + 1, text, isOfFile: code === 'MissingQuotes' || hasMore };
  });
  return { titles, header: texts, headerRow: index + 1, rows, faults };
}

const noHeader = { delimiter: ',', index: 0, titles: [], texts: [] };

/** Workbooks have a time of day in every date, and exports for Excel have `="00123"` so that it keeps the zeros. */
function cellText(cell: string) {
  const text = cell.trim().replace(/T00:00:00\.000Z$/, '');
  return text.replace(/^="([^"]*)"$/, '$1');
}
