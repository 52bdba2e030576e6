import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['  Gabelschlüssel ', 'gabelschlussel'],
  ['cafe\u0301', 'cafe'],
  ['1/2”', '1/2"'],
  ['1/2″', '1/2"'],
  ['1/2’’', '1/2"'],
  ["1/2''", '1/2"'],
  ['10’', "10'"],
  ['10′', "10'"],
  ['½ in', '1/2 in'],
  ['1½ in', '1 1/2 in'],
  ['⅜', '3/8'],
  ['3⅛, 1⁄8', '3 1/8, 1/8'],
  ['50 µF', '50 μf'],
  ['50 μF', '50 μf'],
  ['12\u00a0V', '12 v'],
  ['12\u202fV', '12 v'],
  ['TB\u20111120', 'tb-1120'],
  ['TB–1120', 'tb-1120'],
  ['TB—1120', 'tb-1120'],
  ['TB\u22121120', 'tb-1120'],
  ['\u200eTB-1120\u200f', 'tb-1120'],
  ['TB\u00ad-1120\ufeff', 'tb-1120'],
  ['2 × 3', '2 x 3'],
  // Arabic, Persian, Devanagari, Bengali, Thai, mathematical and full-width digits.
  ['٤٥٠ Nm', '450 nm'],
  ['۴۵۰ Nm', '450 nm'],
  ['४५०', '450'],
  ['৪৫০', '450'],
  ['๔๕๐', '450'],
  ['𝟜𝟝𝟘𝟗', '4509'],
  ['ＴＢ－１１２０　２', 'tb-1120 2'],
  ['TB\u200b-11\u206020', 'tb-1120'],
  ['a\nb\tc', 'a\nb\tc'],
])('%j is compared as %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('a folded text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
    { numRuns: 1000 },
  );
});
