import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '../catalogue/product';
import { products } from '../catalogue/products';
import { searchProducts } from './search';
import { correctedTerm } from './spelling';

test.each([
  ['grindr', 'grinder'],
  ['grinnder', 'grinder'],
  ['grindar', 'grinder'],
  ['girnder', 'grinder'],
  ['rginder', 'grinder'],
  ['grindre', 'grinder'],
  ['GRINDR', 'grinder'],
  ['hgrinder', 'grinder'],
  ['rinder', 'grinder'],
  ['grinders', 'grinder'],
  ['wrnech', 'wrench'],
  ['impct wrench', 'impact wrench'],
  ['impact  wrnch', 'impact wrench'],
])('"%s" may mean "%s"', (term, corrected) => {
  expect(correctedTerm(term)).toBe(corrected);
});

test('the word that finds most products is meant', () => {
  const [first] = products as [Product];
  const named = (name: string) => ({ ...first, name, description: '' });
  const tools = ['Grinder', 'Grander Saw', 'Grander Drill'].map(named);
  expect(correctedTerm('grnder', tools)).toBe('grander');
  expect(correctedTerm('asw', tools)).toBeUndefined();
  expect(correctedTerm('dirll', tools)).toBe('drill');
  expect(correctedTerm('swas', [named('Saws')])).toBe('saws');
  expect(correctedTerm('saws', [named('Saws')])).toBeUndefined();
});

test.each([
  '',
  'grdr',
  'girdner',
  'girxnder',
  'grxxder',
  'led',
  'hvp',
  'blue grindr',
  'impct wrnch',
  'xyzzy',
  '[',
  '.*',
])('"%s" may mean nothing else', (term) => {
  expect(correctedTerm(term)).toBeUndefined();
});

test('a corrected term finds products', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{3,6}( [a-z]{3,6})?$/), (term) => {
      const corrected = correctedTerm(term);
      expect(corrected === undefined || searchProducts(corrected).length > 0).toBe(true);
    }),
  );
});
