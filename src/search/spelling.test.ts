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

test.each(['1000 lumens', '2000 CCA', '1120', '10000', '1,00 lumens', '20V2'])(
  'the number of "%s" is not corrected',
  (term) => {
    const [first] = products as [Product];
    const description = 'Up to 1,000 lumens, 200 CCA, 120 rpm, 1,100 W and 20V.';
    expect(correctedTerm(term, [{ ...first, description }])).toBeUndefined();
  },
);

test('a misspelt word with a digit is corrected', () => {
  expect(correctedTerm('odb2')).toBe('obd2');
});

test('a term of more than 100 characters is not corrected', () => {
  const spaces = ' '.repeat(93);
  expect(correctedTerm(`grindr${spaces}x`)).toBeUndefined();
  expect(correctedTerm(`grindr${spaces}`)).toBe('grinder');
  expect(correctedTerm(`grindr${spaces}  `)).toBeUndefined();
});

test('a corrected term finds products', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{3,6}( [a-z]{3,6})?$/), (term) => {
      const corrected = correctedTerm(term);
      expect(corrected === undefined || searchProducts(corrected).length > 0).toBe(true);
    }),
  );
});
