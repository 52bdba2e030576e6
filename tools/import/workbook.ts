// The sheets of a workbook as Excel or LibreOffice shows them: .xlsx, .xls, .ods.
import { createRequire } from 'node:module';
import { range } from 'd3-array';
import { type Cell, cellOf } from './workbook-cells.ts';
import { odsMarks, struckRowsOf, struckRowsOfXls } from './workbook-marks.ts';

// Its ES module lacks the character sets of old workbooks.
export const xlsx = createRequire(import.meta.url)('@e965/xlsx') as typeof import('@e965/xlsx');

/** `wideRows` have a cell that is merged over columns. Rows and columns count from 0. */
export type Table = {
  name: string;
  isHidden: boolean;
  rows: (Cell | undefined)[][];
} & Record<'hiddenRows' | 'hiddenColumns' | 'struckRows' | 'wideRows', ReadonlySet<number>>;

// A ZIP archive, and old files of Excel.
const starts = ['504b0304', 'd0cf11e0', '0908', '0904', '0902', '0900'];

/** Of Excel 2003 and of LibreOffice. */
const xml = /^\W*<.*(schemas-microsoft-com:office:spreadsheet|<office:document)/s;

export const isWorkbook = (bytes: Buffer): boolean =>
  starts.some((start) => bytes.toString('hex', 0, 4).startsWith(start)) ||
  xml.test(bytes.toString('utf8', 0, 2000));

type Row = { hidden?: boolean } | undefined;

/** `r` is the rich text of a cell. */
const isPartlyStruck = (cell?: { r?: string }) => /<strike(?!\sval="(0|false))/.test(cell?.r ?? '');

/** Other programs give the ending .xls to web pages with tables. */
export const isTableOfHtml = (text: string): boolean =>
  /^\W*<(!doctype html|html|head|meta|style|table)\b/i.test(text) && /<table\b/i.test(text);

/** Throws an error if the file cannot be read. Of a web page it has the text. */
export function tablesIn(file: Buffer | string): Table[] {
  const type = typeof file === 'string' ? 'string' : 'buffer';
  const bytes = Buffer.from(file);
  const isArchive = starts.slice(0, 2).includes(bytes.toString('hex', 0, 4));
  const archive = isArchive ? xlsx.CFB.read(bytes, { type: 'buffer' }) : undefined;
  // Only a workbook of LibreOffice has texts that are worth the time.
  const cellText = !archive || xlsx.CFB.find(archive, '/xl/workbook.xml') === null;
  const options = {
    type,
    raw: true,
    dense: true,
    cellStyles: true,
    cellNF: true,
    cellText,
  } as const;
  const book = xlsx.read(file, options);
  const fileOf = (path: string) =>
    Buffer.from((archive && xlsx.CFB.find(archive, `/${path}`)?.content) ?? []);
  const textOf = (path: string) => fileOf(path).toString('utf8');
  const struckInXls = struckRowsOfXls(Buffer.concat([fileOf('Workbook'), fileOf('Book')]));
  const isOds = /ods$/.test(`${book.bookType}`);
  const marks = isOds ? odsMarks(textOf('content.xml') || bytes.toString('utf8')) : [];
  const { WBProps, Sheets: states = [] } = book.Workbook ?? {};
  return book.SheetNames.map((name, index) => {
    const sheet = book.Sheets[name] ?? {};
    const mark = marks[index];
    const data = sheet['!data'] ?? [];
    const rows = Array.from(data, (cells = []) =>
      Array.from(cells, (cell) => cellOf(cell, isOds, WBProps?.date1904)),
    );
    const merges = sheet['!merges'] ?? [];
    // A merged cell counts for each row that it spans.
    for (const { s, e } of merges)
      for (const row of rows.slice(s.r + 1, e.r + 1)) row[s.c] ??= rows[s.r]?.[s.c];
    const hiddenIn = (all: Row[] = [], others: ReadonlySet<number> = new Set()) =>
      new Set([...others, ...range(all.length).filter((at) => all[at]?.hidden)]);
    return {
      name,
      isHidden: mark?.isHidden || Boolean(states[index]?.Hidden),
      rows,
      hiddenRows: hiddenIn(sheet['!rows'], mark?.rows),
      hiddenColumns: hiddenIn(sheet['!cols'], mark?.columns),
      struckRows: new Set([
        ...(mark?.struck ?? struckInXls[index] ?? struckRowsOf(book, index, textOf)),
        ...data.flatMap((cells = [], at) => (cells.some(isPartlyStruck) ? at : [])),
      ]),
      wideRows: new Set(merges.flatMap(({ s, e }) => (e.c > s.c ? [s.r] : []))),
    };
  });
}
