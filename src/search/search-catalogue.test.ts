import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { searchCatalogue } from './search-catalogue.ts';

const found = (term: string, among = products) =>
  searchCatalogue(term, among).matches.map(({ product, reason }) => `${product.id}: ${reason}`);

const torqueWrench = 'click-torque-wrench-half-in';

test.each(['tb 112', 'TB-1120 x 3', 'do you have TB-1120 in stock?', 'TB-1120 spanner'])(
  '"%s" is found by its item number, and nothing else is',
  (term) => {
    expect(found(term)).toEqual([`${torqueWrench}: Item TB-1120`]);
  },
);

test('without results, slips are corrected before the search', () => {
  const { results, corrected, matches } = searchCatalogue('angle grindr');
  expect(results).toEqual([]);
  expect(corrected).toBe('angle grinder');
  // Its card shows why it is found.
  expect(matches).toEqual([{ product: products[0], answers: [] }]);
  expect(searchCatalogue('angle grinder').corrected).toBeUndefined();
});

test('what is found in other ways follows the results of the corrected term', () => {
  const { corrected, matches } = searchCatalogue('litium');
  expect(corrected).toBeUndefined();
  expect(matches).toEqual([]);
  expect(found('rachet')).toEqual([
    'air-ratchet-three-eighths-in: undefined',
    'socket-set-40pc: undefined',
  ]);
  expect(found('tourch')).toEqual(['led-work-light-20v: Also called torch']);
});

test('the closest are those to the corrected term', () => {
  const { corrected, closest } = searchCatalogue('ridgid wrachet head');
  expect(corrected).toBe('ridgid ratchet head');
  expect(closest[0]?.reason).toBe('Matches ratchet, head, not ridgid');
});

test.each(['rinder', 'TB-1120 wrnch'])(
  '"%s", which is found as it is, is not corrected',
  (term) => {
    expect(searchCatalogue(term).corrected).toBeUndefined();
  },
);

// The build keeps the English words that are near a word of the catalogue.
test.each(['orange', 'driver', 'ramps', 'white', 'change'])('"%s" is not corrected', (term) => {
  expect(searchCatalogue(term).corrected).toBeUndefined();
});

test('the results come first, and no product is there twice', () => {
  const { results, matches } = searchCatalogue('lithium');
  expect(results.map(({ id }) => id)).toEqual(['cordless-impact-wrench-20v']);
  expect(matches.map(({ product }) => product.id)).toEqual([
    'obd2-scan-tablet',
    'led-work-light-20v',
  ]);
  const term = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('.*', '[', '\\', '$&', 'İ', '%', '10 mm', '1/2', 'light', 'tb-1', 'grindr'),
  );
  fc.assert(
    fc.property(term, (text) => {
      const all = searchCatalogue(text);
      const shown = [
        ...all.results,
        ...[...all.matches, ...all.closest].map((each) => each.product),
      ];
      expect(new Set(shown).size).toBe(shown.length);
      if (all.closest.length > 0) expect(all.results.length + all.matches.length).toBe(0);
    }),
  );
});

test.each(['', '  ', 'torch\nlight'])('%j finds nothing', (term) => {
  expect(searchCatalogue(term)).toEqual({ results: [], matches: [], closest: [] });
});

test('a product without specifications, box list and other names is found by its item number', () => {
  const [{ specifications, inTheBox, worksWith, alsoCalled, ...bare }] = products as [Product];
  expect(found('10 mm', [bare])).toEqual([]);
  expect(found('rpm', [bare])).toEqual([]);
  expect(found('TB-101', [bare])).toHaveLength(1);
});
