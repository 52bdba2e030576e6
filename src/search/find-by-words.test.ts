import { expect, test } from 'vitest';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { searchCatalogue } from './search-catalogue.ts';

const torqueWrench = 'click-torque-wrench-half-in';

/** The ids of all that the search page shows, in its order. */
const shown = (term: string, among = products) => {
  const { results, matches } = searchCatalogue(term, among);
  return [...results, ...matches.map(({ product }) => product)].map(({ id }) => id);
};

test.each([
  // The words before the last one choose among the tools that are called so.
  ['pneumatic left-handed ratchet', ['air-ratchet-three-eighths-in']],
  ['1/2 torque wrench', [torqueWrench]],
  ['impact wrench cordless', ['cordless-impact-wrench-20v']],
  // Makers, model numbers and adjectives say nothing about the kind of tool.
  ['Bosch torque wrench', [torqueWrench]],
  ['makita dga511z angle grinder', ['angle-grinder-5in']],
  ['the best dustless grinder', ['angle-grinder-5in']],
  ['grinder kit', ['angle-grinder-5in']],
  ['digital torque wrench', [torqueWrench]],
  // A number without a unit is no reason to leave a tool out, and a size only if another tool has it.
  ['angle grinder 9', ['angle-grinder-5in']],
  ['9 inch grinder', ['angle-grinder-5in']],
  ['16 mm wrench', ['combination-wrench-set-12pc']],
  // What is in the box, with its own measures.
  ['drill battery charger', ['cordless-impact-wrench-20v', 'obd2-scan-tablet']],
  ['20 volt charger', ['cordless-impact-wrench-20v']],
  // What a tool is for.
  ['polish headlights', ['dual-action-polisher-6in']],
  ['8 mm orbit', ['dual-action-polisher-6in']],
  ['8-19mm', ['combination-wrench-set-12pc']],
])('"%s" finds %j first', (term, ids) => {
  expect(shown(term).slice(0, ids.length)).toEqual(ids);
});

test.each([
  // A word before the name that is not in the catalogue makes another kind of tool, and so does one after it.
  ...[
    'pipe wrench',
    'left-handed screwdriver',
    'glue gun',
    'angle grinder stand',
    'the jack of the shop',
  ],
  // A letter alone says nothing.
  ...['a&b=c', '?q=1', 'a/c', 'c clamp'],
  // A word that only other products have is one that the tool lacks.
  ...['impact sockets', 'cordless grinder'],
  // The number does not count without the words, nor the measuring range of a tool that is not named.
  ...[
    '40 volt battery charger',
    '300 watt halogen lamp',
    '120 V fan heater',
    '15 amp extension cord',
  ],
  // What supplies a tool.
  ...['air compressor', '6 gal compresser'],
  // A word for a thing that has no name here, beside generic ones.
  ...['tool box', 'torx set'],
])('"%s" finds nothing', (term) => {
  expect(searchCatalogue(term).matches).toEqual([]);
  expect(searchCatalogue(term).results).toEqual([]);
});

test.each([
  ['extension 3', 'In the box: 1 extension, 3 in.'],
  ['extension 6', 'In the box: 1 extension, 6 in.'],
  ['9 ft angle grinder', 'Disc diameter: 5 in. (125 mm)'],
  ['9 ft cord grinder', 'Cord length: 9 ft (2.7 m)'],
  ['7 inch grinder', 'Disc diameter: 5 in. (125 mm)'],
])('"%s" is found because: %s', (term, reason) => {
  expect(searchCatalogue(term).matches[0]?.reason).toBe(reason);
});

test('a part comes first from a product that also has it in its name or category', () => {
  expect(shown('Bosch battery')[0]).toBe('cordless-impact-wrench-20v');
});

test('a product is not found by a word for what is in its box and by another of its description', () => {
  const [first] = products as [Product];
  const tool = { ...first, description: 'It cuts pipe.', inTheBox: ['1 flange wrench'] };
  expect(shown('pipe wrench', [tool])).toEqual([]);
  expect(shown('flange wrench', [tool])).toEqual([first.id]);
});

test('tools that have all the words leave out those that have only some', () => {
  expect(shown('pneumatic impact wrench')).toEqual(['air-impact-wrench-half-in']);
});
