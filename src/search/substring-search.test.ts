import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoryOf } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { searchProducts } from './substring-search.ts';

const idsFor = (term: string) => searchProducts(term).map(({ id }) => id);

test.each([
  ['torque wrench', ['click-torque-wrench-half-in']],
  ['OBD', ['obd2-scan-tablet']],
  ['battery tools', ['cordless-impact-wrench-20v', 'led-work-light-20v']],
  ['serialized calibration', ['click-torque-wrench-half-in']],
])('"%s" is searched in names, categories and descriptions', (term, ids) => {
  expect(idsFor(term)).toEqual(ids);
});

test('search ignores case', () => {
  expect(idsFor('hVlP')).toEqual(['hvlp-spray-gun']);
});

test('search ignores spaces around the term but not inside it', () => {
  expect(idsFor('  LED work  ')).toEqual(['led-work-light-20v']);
  expect(idsFor('LED  work')).toEqual([]);
});

test.each(['', ' ', '\t\n', '\u00a0'])('a blank term (%j) finds nothing', (term) => {
  expect(idsFor(term)).toEqual([]);
});

test.each(['.*', '^', '[', '\\', '$&', 'angle-grinder-5in', '129.99', 'wrnech'])(
  '"%s" is searched as plain text and has no results',
  (term) => {
    expect(idsFor(term)).toEqual([]);
  },
);

test('any substring of a product’s text finds the product', () => {
  const piece = fc
    .constantFrom(...products)
    .chain((product) =>
      fc
        .tuple(
          fc.constantFrom(product.name, categoryOf(product).name, product.description),
          fc.nat(300),
          fc.nat(40),
        )
        .map(([text, start, length]) => ({ product, term: text.slice(start, start + length + 1) })),
    );
  fc.assert(
    fc.property(piece, ({ product, term }) => {
      fc.pre(term.trim() !== '');
      expect(searchProducts(term.toUpperCase())).toContain(product);
    }),
  );
});

test('the texts of a list of products are prepared only once', () => {
  let reads = 0;
  const vise = {
    ...(products[0] as Product),
    get name() {
      reads += 1;
      return 'Bench Vise';
    },
  };
  const tools = [vise];
  expect(searchProducts('vise', tools)).toEqual(tools);
  expect(searchProducts('bench', tools)).toEqual(tools);
  expect(reads).toBe(1);
});

const named = (id: string, name: string, description = '', category = 'hand-tools'): Product => ({
  ...(products[0] as Product),
  id,
  name,
  category,
  description,
});
const tools = [
  named('description', 'Clamp', 'Power that holds.'),
  named('category', 'Clamp', '', 'power-tools'),
  named('inside', 'Empowered Clamp', 'Power that lasts.'),
  named('inside only', 'Empowered Vise'),
  named('word', '12V Bench Power Supply'),
  named('second word', 'Empowered (Power)'),
  named('start', 'Power'),
  named('none', 'Clamp'),
  named('start, later', 'Power, Large'),
];

test('results are ordered by where the match is, then by the catalogue', () => {
  expect(searchProducts(' POWER ', tools).map(({ id }) => id)).toEqual([
    'start',
    'start, later',
    'word',
    'second word',
    'inside',
    'inside only',
    'category',
    'description',
  ]);
});

test.each([
  ['clé', ['cle', 'Clé']],
  ['CLE', ['cle', 'Clé']],
  ['\u0301 cle', ['cle', 'Clé']],
  // Only an accent.
  ['\u0301', []],
])('accents do not matter: %j finds %j', (term, names) => {
  const among = ['cle', 'Clé', 'Klee'].map((name) => named(name, name));
  expect(searchProducts(term, among).map(({ id }) => id)).toEqual(names);
});

test.each(['1/2"', '1/2”', '1/2″', "1/2''", '½"', '\u200e1/2"'])(
  'the plain form of %j is found',
  (term) => {
    const among = [named('in', '1/2" Breaker Bar'), named('mm', '12 mm Breaker Bar')];
    expect(searchProducts(term, among).map(({ id }) => id)).toEqual(['in']);
  },
);

test.each(['half-moon – jaw', 'HALF\u2011MOON - JAW', '10’ hose', "10' hose"])(
  'the search finds %j in either form',
  (term) => {
    const among = [named('dash', 'Half‑Moon — Jaw'), named('foot', '10′ Hose')];
    expect(searchProducts(term, among)).toHaveLength(1);
  },
);

test('a term does not match from one text of a product to the next', () => {
  expect(searchProducts('clamp\npower', tools)).toEqual([]);
});

test('any string can be searched', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (term) => {
      expect(Array.isArray(searchProducts(term))).toBe(true);
    }),
  );
});
