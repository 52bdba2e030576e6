import { expect, test } from 'vitest';
import { products } from '../src/catalogue/products.ts';
import { emptyExamples } from './search-examples.ts';

test('an example that finds nothing is reported', () => {
  const examples = ['torque wrench', '200 N·m', 'TB-1040', 'cordless grinder', 'grindr'];
  expect(emptyExamples(examples, products)).toEqual([
    'src/store.ts: searchExamples: "cordless grinder" finds nothing.',
    'src/store.ts: searchExamples: "grindr" finds nothing.',
  ]);
  expect(emptyExamples(examples.slice(0, 3), products)).toEqual([]);
});
