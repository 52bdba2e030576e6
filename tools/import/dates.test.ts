import { expect, test } from 'vitest';
import { isDate, timeReader } from './dates.ts';

/** The first moment of each date of a file, `+` if it lasts the whole day. */
function read(locale: string, ...texts: string[]) {
  const timeOf = timeReader(texts, locale);
  return texts.map((text) => {
    const time = timeOf(text);
    if (!time) return undefined;
    const moment = new Date(time.start).toISOString();
    return time.end > time.start ? `${moment.slice(0, 10)}+` : moment.slice(0, 16);
  });
}

test.each<[locale: string, texts: string, times: (string | undefined)[]]>([
  ['en-US', '2026-06-15 | 2026/6/5 | 2026.06.05', ['2026-06-15+', '2026-06-05+', '2026-06-05+']],
  // 31 is no month, so all dates of the file start with the day.
  ['en-US', '31/12/2020 | 03/04/2021 | 3.4.2021', ['2020-12-31+', '2021-04-03+', '2021-04-03+']],
  ['de-DE', '12/31/2020 | 03/04/2021', ['2020-12-31+', '2021-03-04+']],
  ['en-US', '03/04/2021 | 8/7/20', ['2021-03-04+', '2020-08-07+']],
  ['en-GB', '03/04/2021 | 05/05/21', ['2021-04-03+', '2021-05-05+']],
  ['ja-JP', '03/04/2021', ['2021-03-04+']],
  // A file with both orders tells nothing about the third date.
  ['en-US', '31/12/2020 | 12/31/2020 | 03/04/2021', ['2020-12-31+', '2020-12-31+', undefined]],
  ['en-US', '8/17/20, 9:29 PM | 12/1/20 12:05 am', ['2020-08-17+', '2020-12-01+']],
  ['en-US', '2026-06-15T11:00Z | 2026-06-15 23:59:59Z', ['2026-06-15T11:00', '2026-06-15T23:59']],
  [
    'en-US',
    '2026-06-01T00:00-0800 | 2026-06-01T02:00+02:00',
    ['2026-06-01T08:00', '2026-06-01T00:00'],
  ],
  [
    'en-US',
    '31.02.2020 | 13/13/2020 | 20-12-31 | 44000',
    [undefined, undefined, undefined, undefined],
  ],
  [
    'en-US',
    'soon | 2-Jan | 1/2 | 2020-1 | 2020-01-02 soon',
    [undefined, undefined, undefined, undefined, undefined],
  ],
])('in the locale %s, %s', (locale, texts, times) => {
  expect(read(locale, ...texts.split(' | '))).toEqual(times);
});

test.each([
  ...[
    '2-Jan',
    'Jan-02',
    '16-Mar',
    '02. Jan',
    '3. Mär',
    'Mai 24',
    '2-ene',
    '2026-01-02',
    '1/2/2026',
  ],
])('%j is what a spreadsheet program makes of a number', (text) => {
  expect(isDate(text)).toBe(true);
});

test.each(['MAR-12', '3x16', '1/2', '12.5', '10-20-30', '00123', 'Mar', 'JAN 2', '2-Red', ''])(
  '%j is no such date',
  (text) => expect(isDate(text)).toBe(false),
);
