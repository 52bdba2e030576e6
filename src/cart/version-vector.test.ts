import { expect, test } from 'vitest';
import {
  compareVersions,
  mergedVersion,
  nextVersion,
  type VersionVector,
} from './version-vector.ts';

test.each<[theirs: VersionVector, mine: VersionVector, order: string]>([
  [{}, {}, 'same'],
  [{ a: 1 }, {}, 'newer'],
  [{}, { a: 1 }, 'older'],
  [{ a: 2, b: 1 }, { a: 1, b: 1 }, 'newer'],
  [{ a: 1 }, { a: 1, b: 3 }, 'older'],
  [{ a: 2 }, { a: 1, b: 1 }, 'concurrent'],
  [{ a: 1 }, { b: 1 }, 'concurrent'],
])('%j is, compared with %j, %s', (theirs, mine, order) => {
  expect(compareVersions(theirs, mine)).toBe(order);
});

test('a change makes a version newer, and a merged version contains both', () => {
  expect(nextVersion({ a: 1 }, 'b')).toEqual({ a: 1, b: 1 });
  expect(nextVersion({ a: 1 }, 'a')).toEqual({ a: 2 });
  expect(mergedVersion({ a: 1, b: 4 }, { a: 2, c: 1 })).toEqual({ a: 2, b: 4, c: 1 });
});
