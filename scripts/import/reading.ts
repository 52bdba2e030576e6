// A file of products: its rows, whatever kind of file it is.
import { isUtf8 } from 'node:buffer';
import { XMLParser } from 'fast-xml-parser';
import iconv from 'iconv-lite';
import Papa from 'papaparse';
import { fieldsOf, type Mapping, titlesWith, type Wishes } from './columns.ts';
import { sentences } from './formats.ts';
import { refused, rowsOfWorkbook } from './sheets.ts';
import { isTableOfHtml, isWorkbook } from './workbook.ts';

/** What is wrong, and where. `header` is what an export calls the column, `product` the name in the row. `isOfFile`: not only this row is wrong. */
export type Fault = Names & { row?: number; column?: string; text: string; isOfFile?: boolean };
type Names = { header?: string | undefined; product?: string | undefined };

/** `number` is that of the row in the spreadsheet program, which counts from 1. The others are marks in a workbook. */
export type Row = {
  number: number;
  cells: string[];
  isTotal?: boolean;
  isWide?: boolean;
  isStruck?: boolean;
};

/**
 * `header` are the names of the columns in the file, `dates` the texts of cells that are dates on purpose, `lines` what is said
 * about rows and columns that are left out. `hiddenRows` are among these. `shown` are the texts that cells with prices show, by
 * the numbers of their rows and what is read of them.
 */
export type Sheet = {
  titles: string[];
  header: string[];
  headerRow: number;
  rows: Row[];
  faults: Fault[];
  sheetName?: string | undefined;
  dates?: ReadonlySet<string>;
  lines?: string[];
  hiddenRows?: Row[];
  shown?: ReadonlyMap<string, string>;
};

/** The rows of a CSV file, a workbook, or an XML feed. `wishes` are options of the command. */
export function rowsIn(bytes: Buffer, wishes: Wishes = {}): Sheet {
  if (isWorkbook(bytes)) return rowsOfWorkbook(bytes, wishes);
  const text = textOf(bytes);
  if (isTableOfHtml(text)) return rowsOfWorkbook(text, wishes);
  const sheet = rowsOf(text.trimStart().startsWith('<') ? feedAsCsv(text) : text, wishes.mapping);
  return wishes.sheet ? refused(`--sheet "${wishes.sheet}": the file has no sheets.`) : sheet;
}

/** The text of a file: UTF-16 if it starts like that, UTF-8 if it is valid, otherwise Excel's Windows-1252. */
export function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return iconv.decode(bytes, 'utf-16le');
  return iconv.decode(bytes, isUtf8(bytes) ? 'utf-8' : 'windows-1252');
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
  const candidates = [',', ';', '\t', '|', '^'].flatMap((delimiter) =>
    Papa.parse<string[]>(text, { delimiter, preview: 20 }).data.map((cells, index) => {
      const titles = titlesWith(cells.map(cellText), mapping);
      const count = titles.filter(Boolean).length;
      return { delimiter, index, titles, count, fields: fieldsOf(titles).size };
    }),
  );
  const isRow = ({ count }: { count: number }) => Number(count > 1);
  const [best] = candidates.toSorted(
    (a, b) => b.fields - a.fields || isRow(b) - isRow(a) || a.index - b.index || b.count - a.count,
  );
  const { delimiter, index, titles } = best ?? { delimiter: ',', index: 0, titles: [] };
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
  const header = (data[index] ?? []).map(cellText);
  return { titles, header, headerRow: index + 1, rows, faults };
}

/** Workbooks have a time of day in every date, and exports for Excel have `="00123"` so that it keeps the zeros. */
function cellText(cell: string) {
  const text = cell.trim().replace(/T00:00:00\.000Z$/, '');
  return text.replace(/^="([^"]*)"$/, '$1');
}
