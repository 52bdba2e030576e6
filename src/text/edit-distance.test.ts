import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['grinder', 'grinder', 0],
  ['grinder', 'grindar', 1],
  ['grinder', 'grindr', 1],
  ['grinder', 'ggrinder', 1],
  ['grinder', 'girnder', 1],
  ['grinder', 'grander', 1],
  ['grinder', 'rgindr', 2],
  ['', 'ab', 2],
  ['grinder', 'wrench', Number.POSITIVE_INFINITY],
])('%s and %s are %d slips apart', (a, b, slips) => {
  expect(editDistance(a, b, 2)).toBe(slips);
  expect(editDistance(b, a, 2)).toBe(slips);
});

test('more slips than the most are infinite', () => {
  expect(editDistance('grinder', 'rgindr', 1)).toBe(Number.POSITIVE_INFINITY);
});
