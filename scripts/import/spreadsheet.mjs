// The rows of a spreadsheet that was saved as CSV.
import Papa from 'papaparse';

/**
 * What is wrong, and the row of the spreadsheet that it is about, if it is about one.
 * @typedef {{ row?: number, text: string }} Fault
 *
 * `number` is that of the row in the spreadsheet program, which counts from 1.
 * @typedef {{ number: number, cells: string[] }} Row
 */

/** The text of a file: UTF-16 if it starts like that, UTF-8 if it is valid, otherwise Excel's Windows-1252. */
export function textOf(/** @type {Uint8Array} */ bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return windows1252(bytes);
  }
}

/** Characters 128 to 159, of which five do not exist. */
const punctuation = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** What TextDecoder should do, which in Node.js 20 leaves characters 128 to 159 as they are. */
const windows1252 = (/** @type {Uint8Array} */ bytes) =>
  Array.from(bytes, (byte) => punctuation[byte - 128] ?? String.fromCharCode(byte)).join('');

/** Whether the file is a workbook of Excel, LibreOffice or Numbers. All of them are ZIP archives. */
export const isWorkbook = (/** @type {Uint8Array} */ bytes) =>
  [0x50, 0x4b, 3, 4].every((byte, index) => bytes[index] === byte);

/**
 * The rows that are not blank; the first has the names of the columns. A line break in quotation marks starts no row.
 * @returns {{ rows: Row[], faults: Fault[] }}
 */
export function rowsOf(/** @type {string} */ text) {
  const { data, errors } = Papa.parse(text, {
    delimiter: delimiterOf(text),
  });
  const rows = /** @type {string[][]} */ (data)
    .map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const broken = errors.filter(({ type }) => type === 'Quotes').map(({ row = 0 }) => row + 1);
  const faults = [...new Set(broken)].map((row) => ({
    row,
    text: 'a cell has a quotation mark that is not closed, or not doubled inside of others.',
  }));
  if (rows.length === 0) faults.push({ row: 1, text: 'the spreadsheet is empty.' });
  return { rows, faults };
}

/**
 * What separates the cells: the character that gives the first row most of them. Later rows may have texts with commas
 * in a file that is separated by semicolons.
 */
function delimiterOf(/** @type {string} */ text) {
  const counts = [',', ';', '\t'].map((delimiter) => {
    const [names = []] = /** @type {string[][]} */ (
      Papa.parse(text, { delimiter, preview: 1 }).data
    );
    return { delimiter, count: names.length };
  });
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).delimiter;
}
