import { expect, test } from 'vitest';
import { correctedWords } from './spelling.ts';

const known = new Map(
  [
    ...['grinder', 'wrench', 'impact', 'multimeter', 'polisher', 'spray', 'gun', 'led'],
    ...['saws', 'obd2', '1000', 'welds', 'gravity', 'head', 'lights'],
  ].map((word) => [word, 1] as const),
);

const corrected = (term: string, words: ReadonlyMap<string, number> = known) =>
  correctedWords(term.split(' '), words, words, (text) => text === 'spray gun')?.join(' ');

test.each([
  ['grindr', 'grinder'],
  ['grinnder', 'grinder'],
  ['grindar', 'grinder'],
  ['girnder', 'grinder'],
  ['rginder', 'grinder'],
  ['hgrinder', 'grinder'],
  ['rinder', 'grinder'],
  ['wrnch', 'wrench'],
  ['impct wrnech', 'impact wrench'],
  ['blue grindr', 'blue grinder'],
  ['multimetre', 'multimeter'],
  // A slip in another form of the word, two in a word of seven letters.
  ['wrnchs', 'wrench'],
  ['imppacts', 'impact'],
  ['grxndxr', 'grinder'],
  ['polsherr', 'polisher'],
  ['impcat', 'impact'],
  ['gravtyi', 'gravity'],
  ['multimtr', 'multimeter'],
  ['polsher', 'polisher'],
  ['swas', 'saws'],
  ['odb2', 'obd2'],
  ['spraygun', 'spray gun'],
])('"%s" may mean "%s"', (term, meant) => {
  expect(corrected(term)).toBe(meant);
});

test.each([
  ...['', 'grinder', 'grind', 'grinders', 'zzz', 'lde', 'ledd', 'gravy'],
  // Two slips: in a short word, and with another first letter.
  ...['grndr', 'wrxnxh', 'xravitq'],
  // Four letters, of which one is wrong.
  ...['sawd', 'weld'],
  // Digits are never changed.
  ...['1001', 'obd3', '100x'],
  // Known words, but not beside each other.
  ...['headlights'],
  ...['.*', '['],
])('"%s" may mean nothing else', (term) => {
  expect(corrected(term)).toBeUndefined();
});

test('of several words the nearest is meant, then one with the same ending, then the one in most products', () => {
  const words = new Map([
    ['grinder', 1],
    ['grander', 2],
    ['grantee', 9],
    ['compressed', 3],
    ['compressor', 1],
  ]);
  expect(corrected('grnder', words)).toBe('grander');
  expect(corrected('compresser', words)).toBe('compressor');
});

test('a word that the catalogue has is no slip, even if no slip is corrected to it', () => {
  const slip = (known: Iterable<readonly [string, unknown]>) =>
    correctedWords(['grander'], new Map(known), new Map([['grinder', 1]]), () => false);
  expect(slip([])).toEqual(['grinder']);
  expect(
    slip([
      ['grandeur', 1],
      ['grander', 1],
    ]),
  ).toBeUndefined();
});

// The build knows this word: build/english-words.ts.
test('a right English word is no slip', () => {
  const words = new Map([['charge', 1]]);
  expect(corrected('chargr', words)).toBe('charge');
  expect(corrected('change', words)).toBeUndefined();
});

test('a term of more than 100 characters is not corrected', () => {
  expect(corrected(`grindr ${'x'.repeat(93)}`)).toBe(`grinder ${'x'.repeat(93)}`);
  expect(corrected(`grindr ${'x'.repeat(94)}`)).toBeUndefined();
});
