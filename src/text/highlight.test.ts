import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitByMatches } from './highlighted-text.tsx';

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
