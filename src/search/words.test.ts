import { expect, test } from 'vitest';
import { hasStem, measuresIn, stemOf, withPairs, wordsOf } from './words.ts';

test.each([
  ['1/2 in. drive, 4.5 ah', ['1/2', 'in', 'drive', '4.5', 'ah']],
  ['from 1,200 to 2,000,000', ['from', '1200', 'to', '2000000']],
  ['20v li-ion', ['20v', 'li', 'ion']],
  ['ø 5', ['ø', '5']],
  ['--', []],
  // A comma that is followed by other than three digits is a part of the number.
  ['4,5 12v 1.250.5', ['4,5', '12v', '1.250.5']],
])('the words of "%s" are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['polishing', 'polish'],
  ['removal', 'remov'],
  ['wrenches', 'wrench'],
  ['batteries', 'batter'],
  ['batterie', 'batter'],
  ['battery', 'batter'],
  ['lights', 'light'],
  ['keys', 'key'],
  ['gas', 'gas'],
  ['bass', 'bas'],
  ['asis', 'asi'],
  ['list', 'list'],
  ['drive', 'driv'],
  ['tie', 'tie'],
  ['3/8', '3/8'],
])('the stem of %s is %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

test.each([
  ['polisher', 'polish', true],
  ['spray', 'ray', false],
  ['airflow', 'air', false],
  ['airflow', 'airf', true],
  ['keys', 'key', true],
  // Numbers have to be whole.
  ['2000', '2000', true],
  ['2000', '200', false],
  ['1.5', '1', false],
  ['1/2', '1', false],
  ['20v', '20', true],
  ['20v20', '20', true],
  ['v20v', 'v2', false],
  ['1a2', '1a', false],
  ['20vx', '20v', false],
])('"%s" has the stem %s: %s', (word, stem, expected) => {
  expect(hasStem(word, stem)).toBe(expected);
});

test('each two words beside each other are one too, unless the first has a digit', () => {
  expect(withPairs(['spray', 'gun', '20v', 'set'])).toEqual([
    ...['spray', 'gun', '20v', 'set'],
    ...['spraygun', 'gun20v'],
  ]);
});

test.each([
  ['12 1/2 in. cable', [[12.5, 'in.']], 'cable'],
  ['11/16 in', [[0.6875, 'in.']], ''],
  ['1/2 square', [[0.5, 'in.']], 'square'],
  ['-4 °c', [[-4, '°C']], ''],
  ['from -40 mm', [[-40, 'mm']], 'from'],
  ['x-40 mm', [[40, 'mm']], 'x-'],
  ['1,200 rpm, new', [[1200, 'rpm']], ', new'],
  ['12,5 mm', [[12.5, 'mm']], ''],
  ['.25 in', [[0.25, 'in.']], ''],
  ['10.25 mm', [[10.25, 'mm']], ''],
  ['0,5 kg', [[0.5, 'kg']], ''],
  ['5 saws', [], '5 saws'],
  ['5', [], '5'],
  ['95 ft lbs drive', [[95, 'ft-lb']], 'drive'],
] as const)('the measures of %j are %j, and the rest is %j', (term, measures, rest) => {
  const found = measuresIn(term);
  expect(found.measures.map(({ value, unit }) => [value, unit])).toEqual(measures);
  expect(found.rest).toBe(rest);
});
