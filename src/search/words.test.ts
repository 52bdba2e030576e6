import { expect, test } from 'vitest';
import { hasWords, stemOf, wordsOf } from './words.ts';

test.each([
  ['1/2 in. Drive, 4.5 Ah', ['1/2', 'in', 'drive', '4.5', 'ah']],
  ['From 1,200 to 2,000,000', ['from', '1200', 'to', '2000000']],
  ['20V Li-ion', ['20v', 'li', 'ion']],
  ['Clé', ['cle']],
  ['--', []],
])('the words of "%s" are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['polishing', 'polish'],
  ['wrenches', 'wrench'],
  ['batteries', 'batter'],
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
  ['Foam polisher', ['polishing'], true],
  ['Foam polisher', ['foam', 'pads'], false],
  ['spray', ['ray'], false],
  ['Airflow', ['air'], false],
  ['Keys', ['key'], true],
  ['Airflow', ['airf'], true],
  // Numbers have to be whole.
  ['2,000 lumens', ['2000'], true],
  ['2,000 lumens', ['200'], false],
  ['1.5 lb', ['1'], false],
  ['20V battery', ['20'], true],
])('"%s" has the words %j: %s', (text, words, expected) => {
  expect(hasWords(text, words)).toBe(expected);
});
