import { expect, test } from 'vitest';
import { products } from '../catalogue/products.ts';
import { searchCatalogue } from './search-catalogue.ts';
import { indexWhile, wordIndexOf } from './word-index.ts';

/** Has time for that many products. */
const timeFor = (count: number) => {
  let left = count;
  return () => left-- > 0;
};

test('an index that is built in pieces is the same', () => {
  const list = [...products];
  expect(indexWhile(list, () => false)).toBe(products.length);
  expect(indexWhile(list, timeFor(3))).toBe(products.length - 3);
  for (let left = products.length - 4; left >= 0; left--)
    expect(indexWhile(list, timeFor(1))).toBe(left);
  expect(indexWhile(list, timeFor(1))).toBe(0);
  expect(wordIndexOf(list)).toEqual(wordIndexOf([...products]));
});

test.each(['torque wrench', '200 nm', 'grindr', 'TB-1040', 'flange'])(
  'a search for %s before the index is complete finds the same',
  (term) => {
    const list = [...products];
    indexWhile(list, timeFor(2));
    expect(searchCatalogue(term, list)).toEqual(searchCatalogue(term, products));
  },
);
