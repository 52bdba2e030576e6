import { expect, test } from 'vitest';
import { excerptAround } from './excerpt.ts';

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
