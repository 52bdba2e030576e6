import { expect, test } from 'vitest';
import { hasStem, stemOf, wordsOf } from './words.ts';

test.each([
  ['1/2 in. drive, 4.5 ah', ['1/2', 'in', 'drive', '4.5', 'ah']],
  ['from 1,200 to 2,000,000', ['from', '1200', 'to', '2000000']],
  ['20v li-ion', ['20v', 'li', 'ion']],
  ['ø 5', ['ø', '5']],
  ['--', []],
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
])('"%s" has the stem %s: %s', (word, stem, expected) => {
  expect(hasStem(word, stem)).toBe(expected);
});
