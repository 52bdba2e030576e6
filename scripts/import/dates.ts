// The dates in an export, and the dates that spreadsheet programs make of numbers.

/** The moments at which the time that a text means starts and is over. */
type Time = { start: number; end: number };

const day = 24 * 60 * 60 * 1000;

/** What a text can mean, by the order of its numbers. With the year first, both orders mean the same. */
function timesIn(text: string): Map<string, Time> {
  const [, one = '', sign, two = '', last = '', time] =
    text.match(/^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})\.?([T,\s]+\d{1,2}:\d.*)?$/) ?? [];
  const moment = /^\d{4}-/.test(text) && time ? Date.parse(text) : Number.NaN;
  const times = ['dm', 'md'].flatMap((order): [string, Time][] => {
    const [date = '', month = ''] = order === 'dm' ? [one, two] : [two, one];
    const parts = one.length === 4 ? [one, two, last] : [last.padStart(4, '20'), month, date];
    // 20-12-31 can start with the year.
    const isSure = one.length === 4 ? last.length < 3 : last.length !== 2 || sign !== '-';
    const [start, isDay] = dayOf(parts.map(Number));
    if (!isSure || !isDay || one.length === 3 || parts[0]?.length !== 4) return [];
    return [[order, moment ? { start: moment, end: moment } : { start, end: start + day }]];
  });
  return new Map(times);
}

function dayOf([year = 0, month = 0, date = 0]: number[]): [start: number, isDay: boolean] {
  const start = Date.UTC(year, month - 1, date);
  return [start, new Date(start).getUTCDate() === date && month <= 12];
}

/**
 * Reads the dates of a file in the order that they show: 31/12/2020 can only start with the day. If they show none, the order is
 * that of the locale. If they show both, a date that can mean two days is undefined.
 */
export function timeReader(texts: readonly string[], locale: string) {
  const all = texts.map(timesIn).filter(({ size }) => size > 0);
  const [order = '', other] = ['dm', 'md'].filter((each) => all.every((times) => times.has(each)));
  const parts = new Intl.DateTimeFormat(locale).formatToParts().map(({ type }) => type);
  const usual = parts.indexOf('day') < parts.indexOf('month') ? 'dm' : 'md';
  return (text: string): Time | undefined => {
    const times = timesIn(text);
    const [one, two] = times.values();
    return two === undefined || one?.start === two.start ? one : times.get(other ? usual : order);
  };
}

/** Whether a text is what spreadsheet programs make of numbers like 2-1 or 1/2: `2-Jan`, `Jan-02`, `02. Jan`, `2026-01-02`. */
export function dateTest(locale: string) {
  const names = ['en', locale].flatMap((each) => {
    const { format } = new Intl.DateTimeFormat(each, { month: 'short', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2026, month)));
  });
  const month = `(${names.map((name) => name.replace('.', '')).join('|')})`;
  const short = new RegExp(`^(\\d{1,2}[-. ]{1,2}${month}|${month}[- ]\\d{1,2})\\.?$`);
  return (text: string) => short.test(text) || (/\d{4}/.test(text) && timesIn(text).size > 0);
}
