import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { searchCatalogue } from './search-catalogue.ts';

const found = (term: string, among = products) =>
  searchCatalogue(term, among).matches.map(({ product, reason }) => `${product.id}: ${reason}`);

const torqueWrench = 'click-torque-wrench-half-in';

test.each([
  ...['TB-1120', 'tb-1120', ' TB 1120 ', 'tb1120', '1120', 'TB-112', '112'],
  // As phones and documents write them.
  ...['TB\u20111120', 'TB–1120', '\u200eTB-1120', 'TB\u00a01120', 'TB\u22121120', 'TB-1120\ufeff'],
])('"%s" is found as an item number or its beginning', (term) => {
  expect(found(term)).toEqual([`${torqueWrench}: Item TB-1120`]);
});

test.each([
  ['TB-1120 x 3', 3],
  ['3 pcs TB-1120', 3],
  ['do you have TB-1120 in stock?', undefined],
  ['price of tb1120 please', undefined],
  ['TB-1120 torque wrench', undefined],
  ['#TB-1120 x 0', undefined],
])('"%s" has an item number, of which it asks for %j', (term, quantity) => {
  const { matches, answer } = searchCatalogue(term);
  expect(matches.map(({ product }) => product.id)).toEqual([torqueWrench]);
  expect(matches[0]?.quantity).toBe(quantity);
  expect(answer).toBe('Item TB-1120');
});

test('several item numbers are all found, and nothing else', () => {
  expect(found('TB-1120 and TB-1130 wrench')).toEqual([
    `${torqueWrench}: Item TB-1120`,
    'combination-wrench-set-12pc: Item TB-1130',
  ]);
});

test('an item number of up to three characters may be a size', () => {
  const [first] = products as [Product];
  expect(searchCatalogue('12 mm socket', [{ ...first, itemNumber: '12' }]).matches).toEqual([]);
});

test.each(['tb', 'TB-11201', 'TB-9999', '11', '-'])('"%s" is no item number', (term) => {
  expect(found(term).filter((text) => text.includes('Item'))).toEqual([]);
});

test('an item number without letters is found by its first digits', () => {
  const [first] = products as [Product];
  expect(found('471', [{ ...first, itemNumber: '4711/A' }])).toEqual([
    'angle-grinder-5in: Item 4711/A',
  ]);
});

test.each([
  [
    '450 Nm',
    [
      'air-impact-wrench-half-in: Breakaway torque 1,290 N·m: more than 450 N·m',
      'cordless-impact-wrench-20v: Breakaway torque 1,360 N·m: more than 450 N·m',
    ],
  ],
  // A range comes before a maximum.
  [
    '200 Nm',
    [
      `${torqueWrench}: Torque range 41 to 339 N·m: includes 200 N·m`,
      'air-impact-wrench-half-in: Breakaway torque 1,290 N·m: more than 200 N·m',
      'cordless-impact-wrench-20v: Breakaway torque 1,360 N·m: more than 200 N·m',
    ],
  ],
  // Words beside the measure choose among the tools that answer it.
  ['click wrench for 120 Nm', [`${torqueWrench}: Torque range 41 to 339 N·m: includes 120 N·m`]],
  [
    '8 CFM',
    [
      'air-impact-wrench-half-in: Air consumption 5 CFM: needs less than 8 CFM',
      'air-ratchet-three-eighths-in: Air consumption 4 CFM: needs less than 8 CFM',
      'digital-heat-gun: Airflow: 8 or 16 CFM (225 or 455 L/min)',
    ],
  ],
  [
    '1/2 in. drive for 450 Nm',
    ['air-impact-wrench-half-in', 'cordless-impact-wrench-20v'].map(
      (id, index) =>
        `${id}: Drive: 1/2 in. square, friction ring · Breakaway torque ${['1,290', '1,360'][index]} N·m: more than 450 N·m`,
    ),
  ],
  // A length is a size: the spray gun's fan is up to 279 mm wide.
  [
    '19 mm',
    ['combination-wrench-set-12pc: Metric sizes: 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19 mm'],
  ],
  ['25 mm', []],
  ['fan width 25 mm', ['hvlp-spray-gun: Fan width up to 279 mm: includes 25 mm']],
])('"%s" is a measure', (term, matches) => {
  expect(found(term)).toEqual(matches);
});

test.each([
  ['IP54', ['led-work-light-20v: Protection: IP54, dust and water resistant']],
  ['twin hammers', ['air-impact-wrench-half-in: Mechanism: Twin hammer']],
  ['drop height', ['led-work-light-20v: Drop height: 6 ft (1.8 m)']],
  ['thermocouple', ['true-rms-multimeter: In the box: 1 thermocouple probe, K type']],
  ['extension 3', ['socket-set-40pc: In the box: 1 extension, 3 in.']],
])('"%s" is found in a specification or in the box', (term, matches) => {
  expect(found(term)).toEqual(matches);
});

test('what is in the box of other products does not count if a product is called like the term', () => {
  expect(found('flange wrench')).toEqual(['angle-grinder-5in: In the box: 1 flange wrench']);
  expect(found('wrench').filter((text) => text.startsWith('angle-grinder'))).toEqual([]);
});

test('the shorter text comes first', () => {
  const [first] = products as [Product];
  const boxes = ['1 plug for a 12 V outlet', '1 plug'];
  const tools = boxes.map((part) => ({ ...first, inTheBox: [part] }));
  expect(searchCatalogue('plug', tools).matches.map(({ reason }) => reason)).toEqual([
    'In the box: 1 plug',
    'In the box: 1 plug for a 12 V outlet',
  ]);
});

test('digits match whole numbers', () => {
  const [first] = products as [Product];
  const specifications = [{ name: 'Steps', value: 'From 1,200 down' }];
  const tool = { ...first, specifications };
  expect(found('1200', [tool])).toEqual(['angle-grinder-5in: Steps: From 1,200 down']);
  expect(found('200', [tool])).toEqual([]);
});

test('a measure is found in a text as a whole', () => {
  const [first] = products as [Product];
  const texts = ['19 mm, 9 mm and 30 mm', '5 CFM', 'Hose, 10 ft', '60 ft-lb', '2 hours'];
  const tools = texts.map((text) => ({ ...first, specifications: [], inTheBox: [text] }));
  const textsWith = (term: string) =>
    searchCatalogue(term, tools).matches.map(({ reason }) => reason.slice('In the box: '.length));
  expect(textsWith('9 mm')).toEqual([texts[0]]);
  expect(textsWith('30 m')).toEqual([]);
  expect(textsWith('5 CFM')).toEqual(['5 CFM']);
  expect(textsWith('10 ft')).toEqual(['Hose, 10 ft']);
  expect(textsWith('60 ft')).toEqual([]);
  expect(textsWith('2 hour')).toEqual(['2 hours']);
});

test.each([
  ['torch', ['led-work-light-20v: Also called torch']],
  ['spanner', ['click-torque-wrench-half-in: Also called torque spanner']],
  ['volt meter', ['true-rms-multimeter: Also called voltmeter']],
  ['flash light', ['led-work-light-20v: Also called flashlight']],
])('"%s" is another name', (term, matches) => {
  expect(found(term)).toEqual(matches);
});

test('without any match, the corrected term is searched', () => {
  const { results, corrected, matches } = searchCatalogue('angle grindr');
  expect(results).toEqual([]);
  expect(corrected).toBe('angle grinder');
  expect(matches.map(({ reason }) => reason)).toEqual(['Matches angle grinder']);
  expect(searchCatalogue('spray-gun').corrected).toBe('spray gun');
  expect(searchCatalogue('angle grinder').corrected).toBeUndefined();
});

test.each([
  ['compresser', 'compressor'],
  ['ocket wrnch', 'socket wrench'],
  ['multimetre', 'multimeter'],
  ['milwakee grinder', 'milwaukee grinder'],
  ['dewalt impact driver', 'dewalt impact wrench'],
  ['impact drivers', 'impact wrench'],
  ['clamp meters', 'multimeter'],
])('"%s" may mean "%s"', (term, meant) => {
  expect(searchCatalogue(term).corrected).toBe(meant);
});

// The build keeps the English words that are near a word of the catalogue.
test.each(['orange', 'driver', 'ramps', 'white', 'change'])('"%s" is not corrected', (term) => {
  expect(searchCatalogue(term).corrected).toBeUndefined();
});

test('the results come first, and no product is there twice', () => {
  const { results, matches } = searchCatalogue('3/8');
  expect(results.map(({ id }) => id)).toEqual(['air-ratchet-three-eighths-in']);
  expect(matches.map(({ product }) => product.id)).toEqual([
    'air-impact-wrench-half-in',
    'hvlp-spray-gun',
    'socket-set-40pc',
  ]);
  const term = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('.*', '[', '\\', '$&', 'İ', '%', '10 mm', '1/2', 'light', 'tb-1'),
  );
  fc.assert(
    fc.property(term, (text) => {
      const all = searchCatalogue(text);
      const shown = [...all.results, ...all.matches.map(({ product }) => product)];
      expect(new Set(shown).size).toBe(shown.length);
    }),
  );
});

test.each(['', '  ', 'torch\nlight'])('%j finds nothing', (term) => {
  expect(searchCatalogue(term)).toEqual({ results: [], matches: [] });
});

test('a product without specifications, box list and other names is found by its item number', () => {
  const [{ specifications, inTheBox, worksWith, alsoCalled, ...bare }] = products as [Product];
  expect(found('10 mm', [bare])).toEqual([]);
  expect(found('rpm', [bare])).toEqual([]);
  expect(found('TB-101', [bare])).toHaveLength(1);
});
