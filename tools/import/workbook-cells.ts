// The text that a cell of a workbook shows, and the number behind it.
import type { CellObject } from '@e965/xlsx';
import { format, getFormatDateInfo, getFormatInfo } from 'numfmt';
import { plainNumberIn, plainText } from './amounts.ts';
import { isDate } from './dates.ts';

/** `pattern` is the number format. A cell with a sum of the cells above is a total. */
export type Cell = {
  shown: string;
  number?: number;
  pattern?: string;
  isFormula?: boolean;
  isTotal?: boolean;
};

/** The kind of values in the column of a cell. */
export type Kind = 'text' | 'item number' | 'barcode' | 'number' | 'price';

export function cellOf(cell?: CellObject, isOds = false, isFrom1904 = false): Cell | undefined {
  if (!cell || cell.t === 'z' || cell.v === undefined) return undefined;
  const { t, v, w, f = '', z = 'General' } = cell;
  const pattern = `${z}`;
  if (t === 'b') return { shown: v ? 'TRUE' : 'FALSE' };
  if (t === 'e') return { shown: w ?? '#N/A' };
  if (typeof v !== 'number') return { shown: pattern === '@' ? `${v}` : shownAs(pattern, `${v}`) };
  const hasDate = factsOf(pattern)?.isDate === true;
  // The years of old workbooks of a Macintosh start in 1904.
  const number = hasDate && isFrom1904 && !isOds ? v + 1462 : v;
  const shown = isOds && w !== undefined && !/E\+/.test(w) ? w : shownAs(pattern, number);
  return { shown, number, pattern, isFormula: f !== '', isTotal: isSumOfRows(`${f}`) };
}

/** `SUM(C2:C10)`, `SUBTOTAL(109,Table1[Price])`, but not `SUM(A2:C2)`. */
function isSumOfRows(formula: string): boolean {
  const [, argument = ''] = formula.match(/^(?:SUM|AVERAGE|SUBTOTAL|AGGREGATE)\((.*)\)$/is) ?? [];
  const [, from, to] = argument.match(/\$?[A-Z]+\$?(\d+):\$?[A-Z]+\$?(\d+)/) ?? [];
  return from !== to || /\[[^@]*\]/.test(argument);
}

const facts = new Map<string, ReturnType<typeof getFormatInfo> | undefined>();

/** The facts of a number format; undefined if it is none. */
function factsOf(pattern: string) {
  if (!facts.has(pattern)) {
    let info: ReturnType<typeof getFormatInfo> | undefined;
    try {
      info = getFormatInfo(pattern);
    } catch {
      // It is shown like General.
    }
    facts.set(pattern, info);
  }
  return facts.get(pattern);
}

const isoDate = 'yyyy-mm-dd';

/** Excel's order of day and month in these depends on the computer. */
const ofComputer = /^(m\/d\/yy|\[\$-F800\].*)$/i;

function shownAs(pattern: string, value: number | string): string {
  const isNumber = typeof value === 'number';
  if (/^general$/i.test(pattern) || !factsOf(pattern))
    return `${isNumber ? Number(value.toFixed(9)) : value}`;
  const own = isNumber && ofComputer.test(pattern) ? isoDate : pattern;
  return format(own, value, { throws: false }).replaceAll(/ +/g, ' ').trim();
}

/** Whether the number is larger than the one that is shown: `0,"k"`. */
export const isDivided = ({ number, pattern = '' }: Cell): boolean =>
  number !== undefined && Number(factsOf(pattern)?.scale ?? 1) < 1;

/** Whether the cell shows a date with a year, which no spreadsheet program makes of a number like 1/2. */
export function isFullDate({ number, pattern = '' }: Cell): boolean {
  if (number === undefined || !factsOf(pattern)?.isDate) return false;
  return getFormatDateInfo(pattern).year;
}

/** The text of a cell for the import. */
export function textOf(cell: Cell | undefined, kind: Kind): string {
  const { shown = '', number, pattern = '' } = cell ?? {};
  if (number === undefined || !/\d/.test(shown)) return shown;
  // Programs that do not compute formulas leave 0.
  if (cell?.isFormula && number === 0 && /^(text|item number)$/.test(kind)) return '#N/A';
  // `isDate` does not know each form of a date.
  if (factsOf(pattern)?.isDate && kind !== 'text')
    return isDate(shown) ? shown : shownAs(isoDate, number);
  if (kind === 'price') return priceText(shown, number, pattern);
  if (kind === 'number') return plainNumberIn(shown, number) ?? shown;
  // 4.00638E+12
  return kind === 'barcode' && /E\+/.test(shown) ? plainText(number) : shown;
}

/** The number decides, and the format says whether it is an amount: `24.69 €`, `50%`. */
function priceText(shown: string, number: number, pattern: string): string {
  const { isPercent, scale } = factsOf(pattern) ?? {};
  if (isPercent || /%/.test(shown)) return shown.replace(/%?$/, '%');
  if (Number(scale ?? 1) < 1) return `${shown} (${number})`;
  if (number < 0) return shown;
  const words = shown.replace(/\d([\d.,'’\s/E+]*\d)?/, ' ').trim();
  return `${plainText(number)} ${words.replace(/^[.,:]?[-–—]+$/, '')}`.trim();
}
