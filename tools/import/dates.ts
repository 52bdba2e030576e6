// The dates in an export, and the dates that spreadsheet programs make of numbers.
import { tableIn } from './formats.ts';

/** The moments at which the time that a text means starts and is over. */
type Time = { start: number; end: number };

const form = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})\.?([T,\s]+\d{1,2}:\d.*)?$/;
const dayLength = 24 * 60 * 60 * 1000;

/** The dates that a text can mean: with the day before the month, and with the month before the day. */
function timesIn(text: string): (Time | undefined)[] {
  const [, one = '', sign, two = '', last = '', time] = text.match(form) ?? [];
  const isYearFirst = one.length === 4;
  // 20-12-31 can start with the year.
  const end = last.length === 2 && sign !== '-' ? `20${last}` : last;
  const year = isYearFirst ? one : end;
  const pair = isYearFirst ? [last, two] : [one, two];
  return [pair, isYearFirst ? pair : pair.toReversed()].map(([day, month]) => {
    const start = Date.UTC(Number(year), Number(month) - 1, Number(day));
    const isDay = new Date(start).getUTCDate() === Number(day) && Number(month) <= 12;
    if (!isDay || year.length !== 4 || `${day}`.length > 2) return undefined;
    const moment = isYearFirst && time ? Date.parse(text) : Number.NaN;
    return moment ? { start: moment, end: moment } : { start, end: start + dayLength };
  });
}

// 31/12/2020 shows that the dates of a file start with the day. If they show nothing, the order is that of the locale.
/** Reads the dates of a file. If it has both orders, a date that can mean two days is undefined. No date is any time. */
export function timeReader(texts: readonly string[], locale: string) {
  const dates = texts.map(timesIn).filter((times) => times.some(Boolean));
  const [shown = 2, other] = [0, 1].filter((order) => dates.every((times) => times[order]));
  const types = new Intl.DateTimeFormat(locale).formatToParts().map(({ type }) => type);
  const usual = types.indexOf('day') < types.indexOf('month') ? 0 : 1;
  return (text: string): Time | undefined => {
    const [one, two] = timesIn(text);
    if (text === '') return { start: -Infinity, end: Infinity };
    return one && two && one.start !== two.start ? [one, two][other ? usual : shown] : (one ?? two);
  };
}

const month = `(${tableIn('months.csv').join().replaceAll(',', '|')})`;
const shortDate = new RegExp(`^(\\d{1,2}[-. ]{1,2}${month}|${month}[- ]\\d{1,2})\\.?$`);

/** Whether a text is what spreadsheet programs make of numbers like 2-1 or 1/2: `2-Jan`, `Jan-02`, `02. Jan`, `2026-01-02`. */
export const isDate = (text: string): boolean =>
  shortDate.test(text) || (/\d{4}/.test(text) && timesIn(text).some(Boolean));
