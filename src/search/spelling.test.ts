import { expect, test } from 'vitest';
import { products } from '../catalogue/products.ts';
import { correctedTerm, correctionOf } from './spelling.ts';

const known = new Map(
  [
    ...['grinder', 'wrench', 'impact', 'multimeter', 'polisher', 'spray', 'gun', 'led'],
    ...['saws', 'ratchet', 'obd2', '1000', 'welds', 'gravity', 'head', 'lights'],
  ].map((word) => [word, 1] as const),
);

const corrected = (word: string, words: ReadonlyMap<string, number> = known) =>
  correctionOf(word, words);

test.each([
  ['grindr', 'grinder'],
  ['grindar', 'grinder'],
  ['girnder', 'grinder'],
  ['rinder', 'grinder'],
  // A slip in another form of the word, two in a word of seven letters.
  ['wrnchs', 'wrench'],
  ['imppacts', 'impact'],
  ['grxndxr', 'grinder'],
  ['impcat', 'impact'],
  ['gravtyi', 'gravity'],
  ['wrachet', 'ratchet'],
  ['swas', 'saws'],
  ['odb2', 'obd2'],
])('"%s" may mean "%s"', (term, meant) => {
  expect(corrected(term)).toBe(meant);
});

test.each([
  ...['', 'zzz', 'lde', 'ledd', 'gravy'],
  // Two slips in a short word, three in a long one.
  ...['grndr', 'wrxnxh', 'xravxtq'],
  // Four letters, of which one is wrong.
  ...['sawd', 'weld'],
  // Digits are never changed.
  ...['1001', 'obd3', '100x'],
  ...['.*', '['],
])('"%s" may mean nothing else', (word) => {
  expect(corrected(word)).toBeUndefined();
});

test('of several words the nearest is meant, then the one in most products', () => {
  const words = new Map([
    ['grinder', 1],
    ['grander', 2],
    ['grantee', 9],
  ]);
  expect(corrected('grnder', words)).toBe('grander');
});

// The build knows this word: build/english-words.ts.
test('a right English word is no slip', () => {
  const words = new Map([['charge', 1]]);
  expect(corrected('chargr', words)).toBe('charge');
  expect(corrected('change', words)).toBeUndefined();
});

test.each([
  ['impct wrnech', 'impact wrench'],
  ['200 nm, angle-grindr', '200 nm, angle-grinder'],
  // Beside words that nobody knows.
  ['ridgid wrachet head', 'ridgid ratchet head'],
  ['air compresser', 'air compressor'],
  // A word of a category.
  ['diagnostc', 'diagnostic'],
])('each word of "%s" is corrected on its own', (term, expected) => {
  expect(correctedTerm(term, products)).toBe(expected);
});

test.each([
  // A word of a description, and two words that are typed as one.
  ...['loosens', 'spraygun', 'angle grinder', 'left-handed screwdriver'],
])('"%s" stays', (term) => {
  expect(correctedTerm(term, products)).toBeUndefined();
});

test('a term of more than 100 characters is not corrected', () => {
  expect(correctedTerm(`grindr ${'x'.repeat(93)}`, products)).toBe(`grinder ${'x'.repeat(93)}`);
  expect(correctedTerm(`grindr ${'x'.repeat(94)}`, products)).toBeUndefined();
});
