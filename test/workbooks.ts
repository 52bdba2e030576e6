// Workbooks for the tests of the import, as Excel and LibreOffice write them.
import { format } from 'numfmt';
import type { Wishes } from '../tools/import/columns.ts';
import { readProducts } from '../tools/import/read-products.ts';
import { xlsx } from '../tools/import/workbook.ts';

const store = { categories: [], products: [], currencies: ['USD', '$'] };

/** The products that a store in US dollars imports from a file, with the notes about them. */
export async function imported(bytes: Buffer, wishes: Wishes = {}) {
  const { lines, leftOut, notes, ...read } = await readProducts(bytes, store, wishes);
  const products = read.imported.map((each) => each.product);
  const faults = read.faults.map(({ row, text: fault }) => `${row}: ${fault}`);
  const { sheetName, questions } = read;
  return { products, faults, lines, leftOut, notes, sheetName, questions };
}

/** A value, or a value with its number format, or a formula. */
type Value = string | number | [value: string | number, format: string] | { f: string; v: number };
type Sheet = {
  name?: string;
  rows: readonly (readonly (Value | undefined)[])[];
  hidden?: 1 | 2;
  hiddenRows?: number[];
  hiddenColumns?: number[];
  merges?: string[];
  struckRows?: number[];
};

export const titles = ['Item number', 'Name', 'Price', 'Category', 'Description'];
export const text = 'A strong jack for the shop that lifts three tons and rolls on steel wheels.';

/** A row of a product. */
export const product = (number: Value, name: Value = 'Jack', price: Value = 5) =>
  [number, name, price, 'Jacks', text] as const;

function cellOf(value: Value) {
  if (typeof value === 'object' && 'f' in value) return { t: 'n' as const, ...value };
  const [v, z] = Array.isArray(value) ? value : [value];
  return { t: typeof v === 'number' ? ('n' as const) : ('s' as const), v, ...(z && { z }) };
}

export function workbook(sheets: readonly Sheet[], bookType: 'xlsx' | 'biff8' | 'ods' = 'xlsx') {
  if (bookType === 'ods') return odsOf(sheets);
  const book = xlsx.utils.book_new();
  for (const { name = 'Products', rows, hiddenRows, hiddenColumns, merges = [] } of sheets) {
    const sheet = xlsx.utils.aoa_to_sheet(
      rows.map((row) => row.map((value) => (value === undefined ? null : cellOf(value)))),
    );
    sheet['!rows'] = rows.map((_, at) => ({ hidden: hiddenRows?.includes(at) === true }));
    sheet['!cols'] = (rows[0] ?? []).map((_, at) => ({
      hidden: hiddenColumns?.includes(at) === true,
    }));
    sheet['!merges'] = merges.map((range) => xlsx.utils.decode_range(range));
    xlsx.utils.book_append_sheet(book, sheet, name);
  }
  const states = sheets.map(({ hidden = 0 }) => ({ Hidden: hidden }));
  book.Workbook = { Sheets: states as never };
  return xlsx.write(book, { bookType, type: 'buffer', cellStyles: true }) as Buffer;
}

function archiveOf(files: Record<string, string>) {
  const archive = xlsx.CFB.utils.cfb_new();
  for (const [path, content] of Object.entries(files))
    xlsx.CFB.utils.cfb_add(archive, `/${path}`, Buffer.from(content));
  return Buffer.from(xlsx.CFB.write(archive, { type: 'buffer', fileType: 'zip' }) as Buffer);
}

/** An archive of Word. */
export const noWorkbook = () =>
  archiveOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '' });

/** The archive with a file that is changed. */
export function withFile(bytes: Buffer, path: string, change: (text: string) => string) {
  const archive = xlsx.CFB.read(bytes, { type: 'buffer' });
  const content = Buffer.from(xlsx.CFB.find(archive, `/${path}`)?.content ?? []).toString('utf8');
  xlsx.CFB.utils.cfb_add(archive, `/${path}`, Buffer.from(change(content)));
  return Buffer.from(xlsx.CFB.write(archive, { type: 'buffer', fileType: 'zip' }) as Buffer);
}

const namespaces = ['office', 'style', 'text', 'table']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');

/** A cell of LibreOffice, which has the text that it shows. */
function odsCell(cell: Value | undefined, style: string, span: number) {
  if (cell === undefined) return '<table:table-cell/>';
  const { v, z = 'General' } = cellOf(cell) as { v: string | number; z?: string };
  const isText = typeof v === 'string';
  const shown = isText ? v : format(z, v).trim();
  const type = /%/.test(z) ? 'percentage' : 'float';
  const value = /y/.test(z)
    ? `office:value-type="date" office:date-value="${format('yyyy-mm-dd', v)}"`
    : `office:value-type="${type}" office:value="${v}"`;
  const own = isText ? 'office:value-type="string"' : value;
  const merged =
    span > 1 ? ` table:number-rows-spanned="${span}" table:number-columns-spanned="1"` : '';
  return `<table:table-cell ${style}${own}${merged}><text:p>${shown}</text:p></table:table-cell>`;
}

function odsOf(sheets: readonly Sheet[]) {
  const tables = sheets.map((sheet) => {
    const { name = 'Products', rows, hidden = 0, hiddenRows = [], hiddenColumns = [] } = sheet;
    const columns = (rows[0] ?? []).map(
      (_, at) =>
        `<table:table-column${hiddenColumns.includes(at) ? ' table:visibility="collapse"' : ''}/>`,
    );
    const merges = (sheet.merges ?? []).map((range) => xlsx.utils.decode_range(range));
    const lines = rows.map((cells, row) => {
      const style = sheet.struckRows?.includes(row) ? 'table:style-name="struck" ' : '';
      const texts = cells.map((cell, column) => {
        const { s, e } = merges.find((each) => each.s.r === row && each.s.c === column) ?? {};
        return odsCell(cell, style, (e?.r ?? 0) - (s?.r ?? 0) + 1);
      });
      const visibility = hiddenRows.includes(row) ? ' table:visibility="filter"' : '';
      return `<table:table-row${visibility}>${texts.join('')}<table:table-cell table:number-columns-repeated="1000"/></table:table-row>`;
    });
    const end =
      '<table:table-row table:number-rows-repeated="1048000"><table:table-cell/></table:table-row>';
    return `<table:table table:name="${name}" table:style-name="ta${hidden}">${columns.join('')}${lines.join('')}${end}</table:table>`;
  });
  const styles = [0, 1].map(
    (at) =>
      `<style:style style:name="ta${at}" style:family="table"><style:table-properties table:display="${at === 0}"/></style:style>`,
  );
  const struck =
    '<style:style style:name="struck" style:family="table-cell"><style:text-properties style:text-line-through-style="solid"/></style:style>';
  const content = `<office:document-content ${namespaces}><office:automatic-styles>${styles.join('')}${struck}</office:automatic-styles><office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document-content>`;
  return archiveOf({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': content,
    'styles.xml': '<office:document-styles/>',
    'META-INF/manifest.xml': '<manifest:manifest/>',
  });
}

/** An old workbook of one sheet, whose second row is hidden, and whose texts are struck through. */
export function withMarksOfXls(bytes: Buffer) {
  const archive = xlsx.CFB.read(bytes, { type: 'buffer' });
  const stream = Buffer.from(xlsx.CFB.find(archive, '/Workbook')?.content ?? []);
  const records: Buffer[] = [];
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const record = Buffer.from(stream.subarray(at, at + 4 + stream.readUInt16LE(at + 2)));
    if (record.readUInt16LE(0) === 0x31) record.writeUInt16LE(8, 6);
    records.push(record);
  }
  // ROW: the second row, columns 0 to 5, its height, and the flag fDyZero.
  const row = Buffer.from('080210000100000005000001000000002001000f', 'hex');
  const last = records.findLastIndex((record) => record.readUInt16LE(0) === 0x0809);
  records.splice(last + 1, 0, row);
  xlsx.CFB.utils.cfb_add(archive, '/Workbook', Buffer.concat(records));
  return Buffer.from(xlsx.CFB.write(archive, { type: 'buffer' }) as Buffer);
}
