import { expect, test } from 'vitest';
import { products } from '../catalogue/products.ts';
import { searchCatalogue } from './search-catalogue.ts';
import { indexWhile } from './word-index.ts';

/** Has time for that many products. */
const timeFor = (count: number) => {
  let left = count;
  return () => left-- > 0;
};

test.each(['torque wrench', '200 nm', 'grindr', 'TB-1040', 'flange'])(
  'a search for %s before the index is complete finds the same',
  (term) => {
    const list = [...products];
    expect(indexWhile(list, () => false)).toBe(products.length);
    expect(indexWhile(list, timeFor(2))).toBe(products.length - 2);
    expect(indexWhile(list, timeFor(1))).toBe(products.length - 3);
    expect(searchCatalogue(term, list)).toEqual(searchCatalogue(term, products));
  },
);
