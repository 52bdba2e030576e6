import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf, piecesOf } from './matches';

const drawn = (text: string, term: string) =>
  piecesOf(text, term)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Air Impact Wrench', 'impact', 'Air [Impact] Wrench'],
  ['Air Impact Wrench', ' WRENCH ', 'Air Impact [Wrench]'],
  ['Multimeter', 'm', '[M]ulti[m]eter'],
  ['aaa', 'aa', '[aa]a'],
  ['Air', 'drill', 'Air'],
  ['Air', '', 'Air'],
  ['a.*b', '.*', 'a[.*]b'],
  ['İİ drill', 'drill', 'İİ drill'],
])('in "%s" a search for "%s" marks %s', (text, term, marked) => {
  expect(drawn(text, term)).toBe(marked);
});

test('no piece is blank', () => {
  expect(piecesOf('Air', 'air')).toEqual([{ text: 'Air', isMatch: true }]);
  expect(piecesOf('', 'air')).toEqual([]);
});

test('the pieces together are the text, whatever is looked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, term) => {
      expect(
        piecesOf(text, term)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('every marked piece is the term, letter case aside', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'B', 'b', ' ', '.') });
  fc.assert(
    fc.property(letters, letters, (text, term) => {
      for (const piece of piecesOf(text, term).filter(({ isMatch }) => isMatch)) {
        expect(piece.text.toLowerCase()).toBe(term.trim().toLowerCase());
      }
    }),
  );
});

const description = 'Clicks at 30 to 250 ft-lb, accurate to 3 % clockwise, with a 72-tooth head.';

test.each([
  ['accurate', 'Clicks at 30 to 250 ft-lb, accurate to 3 % clockwise, with a…'],
  ['clicks', 'Clicks at 30 to 250 ft-lb, accurate…'],
  ['72-tooth', '…to 3 % clockwise, with a 72-tooth head.'],
  ['drill', ''],
])('round "%s" stands: %s', (term, excerpt) => {
  expect(excerptOf(description, term)).toBe(excerpt);
});

test('a match between endless words is shown all the same', () => {
  expect(excerptOf(`${'x'.repeat(80)}drill${'y'.repeat(80)}`, 'drill')).toBe(
    `…${'x'.repeat(32)}drill${'y'.repeat(32)}…`,
  );
});

test('up to 32 characters on each side are shown whole, and of more the whole words', () => {
  const drillAmong = (words: number) => `${'a '.repeat(words)}drill${' b'.repeat(words)}`;
  expect(excerptOf(drillAmong(16), 'drill')).toBe(drillAmong(16));
  expect(excerptOf(drillAmong(17), 'drill')).toBe(`…${drillAmong(15)}…`);
});
