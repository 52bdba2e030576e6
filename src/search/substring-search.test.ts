import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoryOf } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { searchCatalogue } from './search-catalogue.ts';

const idsFor = (term: string, among = products) =>
  searchCatalogue(term, among).results.map(({ id }) => id);

test.each([
  ['torque wrench', ['click-torque-wrench-half-in']],
  ['OBD', ['obd2-scan-tablet']],
  ['hVlP', ['hvlp-spray-gun']],
  ['battery tools', ['cordless-impact-wrench-20v', 'led-work-light-20v']],
  ['serialized calibration', ['click-torque-wrench-half-in']],
  // Spaces around the term do not matter, those inside do.
  ['  LED work  ', ['led-work-light-20v']],
  ['LED  work', []],
  // The term is plain text.
  ...['.*', '^', '[', '\\', '$&', 'angle-grinder-5in', '129.99', 'wrnech'].map(
    (term): [string, string[]] => [term, []],
  ),
])('"%s" is searched in names, categories and descriptions', (term, ids) => {
  expect(idsFor(term)).toEqual(ids);
});

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
      expect(idsFor(term.toUpperCase())).toContain(product.id);
    }),
  );
});

const named = (id: string, name = id, description = '', category = 'hand-tools'): Product => ({
  ...(products[0] as Product),
  id,
  name,
  category,
  description,
});

test('results are ordered by where the match is, then by the catalogue', () => {
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
  expect(idsFor(' POWER ', tools)).toEqual([
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

const written = ['cle', 'Clé', 'Klee', '1/2" Breaker Bar', 'Half‑Moon — Jaw', '10′ Hose'];

test.each([
  ['clé', ['cle', 'Clé']],
  ['CLE', ['cle', 'Clé']],
  ['\u0301 cle', ['cle', 'Clé']],
  // Only an accent.
  ['\u0301', []],
  ...['1/2"', '1/2”', '1/2″', "1/2''", '½"', '\u200e1/2"'].map((term): [string, string[]] => [
    term,
    ['1/2" Breaker Bar'],
  ]),
  ['half-moon – jaw', ['Half‑Moon — Jaw']],
  ['HALF\u2011MOON - JAW', ['Half‑Moon — Jaw']],
  ['10’ hose', ['10′ Hose']],
  ["10' hose", ['10′ Hose']],
])('%j finds %j, however it is written', (term, names) => {
  expect(
    idsFor(
      term,
      written.map((name) => named(name)),
    ),
  ).toEqual(names);
});
