import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptAround, splitByMatches } from './highlighted-text.tsx';

const drawn = (text: string, term: string) =>
  splitByMatches(text, term)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Air Impact Wrench', 'impact', 'Air [Impact] Wrench'],
  ['Air Impact Wrench', ' WRENCH ', 'Air Impact [Wrench]'],
  ['Multimeter', 'm', '[M]ulti[m]eter'],
  ['aaa', 'aa', '[aa]a'],
  ['Air', 'drill', 'Air'],
  ['Air', '', 'Air'],
  ['a.*b', '.*', 'a[.*]b'],
  ['İİ drill', 'drill', 'İİ [drill]'],
  ['Gabelschlüssel', 'SCHLUSSEL', 'Gabel[schlüssel]'],
  ['Cafe', 'café', '[Cafe]'],
  ['Drive, 1/2"', '1/2”', 'Drive, [1/2"]'],
  ['TB\u20111120', 'tb-1120', '[TB\u20111120]'],
  // A combining accent, which no keyboard types.
  ['cafe\u0301 drill', 'drill', 'cafe\u0301 drill'],
])('in "%s" a search for "%s" highlights %s', (text, term, marked) => {
  expect(drawn(text, term)).toBe(marked);
});

test('no part is empty, and without a match there is one part', () => {
  expect(splitByMatches('Air', 'air')).toEqual([{ text: 'Air', isMatch: true }]);
  expect(splitByMatches('', 'air')).toEqual([]);
  expect(splitByMatches('Air', '  ')).toEqual([{ text: 'Air', isMatch: false }]);
});

test('joined parts always equal the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, term) => {
      expect(
        splitByMatches(text, term)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('every highlighted part equals the term, ignoring case', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'B', 'b', ' ', '.') });
  fc.assert(
    fc.property(letters, letters, (text, term) => {
      for (const part of splitByMatches(text, term).filter(({ isMatch }) => isMatch)) {
        expect(part.text.toLowerCase()).toBe(term.trim().toLowerCase());
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
])('the excerpt around "%s" is "%s"', (term, excerpt) => {
  expect(excerptAround(description, term)).toBe(excerpt);
});

test('a match between very long words still has an excerpt', () => {
  expect(excerptAround(`${'x'.repeat(80)}drill${'y'.repeat(80)}`, 'drill')).toBe(
    `…${'x'.repeat(32)}drill${'y'.repeat(32)}…`,
  );
});

test('an excerpt keeps up to 32 characters on each side and cuts longer text at a word boundary', () => {
  const drillAmong = (words: number) => `${'a '.repeat(words)}drill${' b'.repeat(words)}`;
  expect(excerptAround(drillAmong(16), 'drill')).toBe(drillAmong(16));
  expect(excerptAround(drillAmong(17), 'drill')).toBe(`…${drillAmong(15)}…`);
});
