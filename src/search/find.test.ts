import { expect, test } from 'vitest';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { searchCatalogue } from './search-catalogue.ts';

const found = (term: string, among = products) =>
  searchCatalogue(term, among).matches.map(({ product, reason }) =>
    reason ? `${product.id}: ${reason}` : product.id,
  );

const closest = (term: string, among = products) =>
  searchCatalogue(term, among).closest.map(({ product, reason }) => `${product.id}: ${reason}`);

const torqueWrench = 'click-torque-wrench-half-in';
const [grinder] = products as [Product];

/** Products that have nothing but these names. */
const called = (...names: string[]): Product[] =>
  names.map((name) => {
    const { specifications, inTheBox, alsoCalled, ...bare } = grinder;
    return { ...bare, id: name, name, description: '' };
  });

test.each([
  // All the words are in one text: another name, a specification, a part in the box.
  ['torch', ['led-work-light-20v: Also called torch']],
  ['battery checker', ['battery-charging-tester: Also called battery checker']],
  ['drop height', ['led-work-light-20v: Drop height: 6 ft (1.8 m)']],
  ['flange wrench', ['angle-grinder-5in: In the box: 1 flange wrench']],
  ['extension 3', ['socket-set-40pc: In the box: 1 extension, 3 in.']],
  // They are in several texts, one of which is a name.
  ['pneumatic impact wrench', ['air-impact-wrench-half-in']],
  ['wrench click', [torqueWrench]],
  // They are in a description, but not beside each other.
  ['bumper clear coat', ['hvlp-spray-gun']],
  // Words that say nothing are left out.
  ['what is the best torch to use', ['led-work-light-20v: Also called torch']],
  ['automotive torch', ['led-work-light-20v: Also called torch']],
  // Other forms of a word, two words for one, and one for two.
  ['torches', ['led-work-light-20v: Also called torch']],
  ['volt meter', ['true-rms-multimeter: Also called voltmeter']],
  ['spraygun', ['hvlp-spray-gun']],
])('"%s" is found where all its words are', (term, matches) => {
  expect(found(term)).toEqual(matches);
});

test.each([
  // A measure beside words is one of the thing, or of the specification, that they name.
  ['click wrench for 120 Nm', [`${torqueWrench}: Torque range 41 to 339 N·m: includes 120 N·m`]],
  [
    'break loose 450 Nm',
    [
      'air-impact-wrench-half-in: Breakaway torque 1,290 N·m: more than 450 N·m',
      'cordless-impact-wrench-20v: Breakaway torque 1,360 N·m: more than 450 N·m',
    ],
  ],
  ['fan width 25 mm', ['hvlp-spray-gun: Fan width up to 279 mm: includes 25 mm']],
  ['20 volt ring', ['cordless-impact-wrench-20v']],
  // A measure alone. A range comes before a maximum.
  [
    '200 Nm',
    [
      `${torqueWrench}: Torque range 41 to 339 N·m: includes 200 N·m`,
      'air-impact-wrench-half-in: Breakaway torque 1,290 N·m: more than 200 N·m',
      'cordless-impact-wrench-20v: Breakaway torque 1,360 N·m: more than 200 N·m',
    ],
  ],
  [
    '8 CFM',
    [
      'air-impact-wrench-half-in: Air consumption 5 CFM: needs less than 8 CFM',
      'air-ratchet-three-eighths-in: Air consumption 4 CFM: needs less than 8 CFM',
      'digital-heat-gun: Airflow: 8 or 16 CFM (225 or 455 L/min)',
    ],
  ],
  // Of a supply, only what the tools need.
  [
    '8 CFM compressor',
    [
      'air-impact-wrench-half-in: Air consumption 5 CFM: needs less than 8 CFM',
      'air-ratchet-three-eighths-in: Air consumption 4 CFM: needs less than 8 CFM',
    ],
  ],
  [
    '9 CFM 29 psi',
    [
      'hvlp-spray-gun: Air consumption 9 CFM: this is what it needs · Working pressure: 29 psi (2.0 bar)',
    ],
  ],
  // A length alone is a size: the spray gun's fan is up to 279 mm wide.
  ['25 mm', []],
])('"%s" is found where its measures are', (term, matches) => {
  expect(found(term)).toEqual(matches);
});

test.each([
  // A pipe in the description and a wrench in the box.
  ['pipe wrench', []],
  // A battery in the box, and a range that includes 36 V.
  ['36 volt battery', []],
  ['a&b=c', []],
])('"%s" is not found where its words do not belong together', (term, matches) => {
  expect(found(term)).toEqual(matches);
});

/** The names of all that the search page shows, in its order. */
const shown = (term: string, among: readonly Product[]) => {
  const { results, matches } = searchCatalogue(term, among);
  return [...results, ...matches.map(({ product }) => product)].map(({ name }) => name);
};

test('a product with the word in its box is left out if another one is called so', () => {
  const [wrench, jack] = called('Wrench', 'Jack') as [Product, Product];
  const withBox = { ...jack, inTheBox: ['1 wrench'] };
  expect(shown('wrench', [withBox])).toEqual(['Jack']);
  expect(shown('wrench', [withBox, wrench])).toEqual(['Wrench']);
});

test('another name of exactly these words counts as much as a name with more', () => {
  const [wrench, ratchet] = called('Air Impact Wrench', 'Ratchet') as [Product, Product];
  expect(shown('air wrench', [wrench, { ...ratchet, alsoCalled: ['air wrench'] }])).toEqual([
    'Air Impact Wrench',
    'Ratchet',
  ]);
  expect(shown('air wrench', [wrench, { ...ratchet, alsoCalled: ['big air wrench'] }])).toEqual([
    'Air Impact Wrench',
  ]);
});

test('words of a description count no more than words in several texts', () => {
  const [jack, saw] = called('Green Jack', 'Saw') as [Product, Product];
  const among = [
    { ...jack, inTheBox: ['1 blue cap'] },
    { ...saw, description: 'Blue, not green.' },
  ];
  expect(shown('blue green', among)).toEqual(['Green Jack', 'Saw']);
});

test('digits match whole numbers', () => {
  const specifications = [{ name: 'Steps', value: 'From 1,200 down 1 2-piece' }];
  const tool = { ...grinder, specifications };
  expect(found('1200', [tool])).toEqual(['angle-grinder-5in: Steps: From 1,200 down 1 2-piece']);
  expect(found('200', [tool])).toEqual([]);
  expect(found('12', [tool])).toEqual([]);
});

test('a measure is also found in the words of any text', () => {
  const tool = { ...grinder, name: 'Drill, 12 V', inTheBox: ['1 hose, 3 m'] };
  const among = [{ ...tool, specifications: [{ name: 'Cup', value: '600 cc, steel' }] }];
  expect(found('12 volt', among)).toEqual(['angle-grinder-5in']);
  expect(found('3m', among)).toEqual(['angle-grinder-5in: In the box: 1 hose, 3 m']);
  expect(found('600cc', among)).toEqual(['angle-grinder-5in: Cup: 600 cc, steel']);
  expect(found('3 mm', among)).toEqual([]);
  expect(found('600cc', [{ ...tool, specifications: [], description: 'A 600 cc cup.' }])).toEqual([
    'angle-grinder-5in',
  ]);
});

test.each([
  ['cordless grinder', ['angle-grinder-5in: Matches grinder, not cordless']],
  ['9 inch polisher', ['dual-action-polisher-6in: Matches polisher, not 9 in.']],
  ['Bosch clicker', [`${torqueWrench}: Matches clicker, not bosch`]],
  ['Acme clicker 230 mm Pro', [`${torqueWrench}: Matches clicker, not acme, pro, 230 mm`]],
  // A charger is only in boxes.
  ['Bosch charger', []],
  ['left-handed screwdriver', []],
])('the closest to "%s" are: %j', (term, expected) => {
  expect(searchCatalogue(term).matches).toEqual([]);
  expect(closest(term)).toEqual(expected);
});

test('nothing is close if something is found', () => {
  expect(closest('torch')).toEqual([]);
  expect(closest('torque wrench')).toEqual([]);
});

test.each([
  // Half of the words, or a fifth if the last word of a name is among them.
  ['angle acme', ['Angle Grinder, 5 in.']],
  ['angle acme turbo', []],
  ['acme turbo grinder x1 plus', ['Angle Grinder, 5 in.']],
  ['acme turbo grinder x1 plus max', []],
])('the closest to "%s" are: %j', (term, names) => {
  expect(closest(term, called('Angle Grinder, 5 in.'))).toEqual(
    names.map((name) => expect.stringContaining(name)),
  );
});

test.each([
  // A rarer word counts more,
  ['red blue', ['Red Grinder', 'Red Saw', 'Blue Saw'], ['Blue Saw', 'Red Grinder', 'Red Saw']],
  // so does the last word of a name,
  ['red saw', ['Red Grinder', 'Blue Saw'], ['Blue Saw', 'Red Grinder']],
  // and there are three at most.
  ['red acme', ['Red A', 'Red B', 'Red C', 'Red D'], ['Red A', 'Red B', 'Red C']],
])('the closest to "%s" come first', (term, names, expected) => {
  const { closest: products } = searchCatalogue(term, called(...names));
  expect(products.map(({ product }) => product.name)).toEqual(expected);
});

test('a word of a name counts more than one of another name', () => {
  const [first, second] = called('A', 'Green B') as [Product, Product];
  const among = [{ ...first, alsoCalled: ['blue thing'] }, second];
  const names = searchCatalogue('blue green', among).closest.map(({ product }) => product.name);
  expect(names).toEqual(['Green B', 'A']);
});
