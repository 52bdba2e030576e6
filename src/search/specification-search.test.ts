import fc from 'fast-check';
import { expect, test } from 'vitest';
import { products } from '../catalogue/products';
import { searchSpecifications } from './specification-search';

const found = (term: string) =>
  searchSpecifications(term).map(({ product, label, text }) => `${product.id}: ${label}: ${text}`);

test.each([
  ['TB-1120', ['click-torque-wrench-half-in: Item: TB-1120']],
  ['tb 1120', ['click-torque-wrench-half-in: Item: TB-1120']],
  ['TB-112', ['click-torque-wrench-half-in: Item: TB-1120']],
  [
    'v lithium',
    ['cordless-impact-wrench-20v', 'led-work-light-20v'].map(
      (id) => `${id}: Power source: 20V lithium-ion (Li-ion) battery`,
    ),
  ],
  ['IP54', ['led-work-light-20v: Protection: IP54, dust and water resistant']],
  ['metric socket', ['socket-set-40pc: In the Box: 13 shallow metric sockets, 4 to 14 mm']],
  ['twin HAMMER', ['air-impact-wrench-half-in: Mechanism: Twin hammer']],
  ['drop height', ['led-work-light-20v: Drop height: 6 ft (1.8 m)']],
  ['no hose', ['air-impact-wrench-half-in: Works with: Same 1/2 in. sockets, no hose']],
  ['200 Nm', ['click-torque-wrench-half-in: Torque range: Covers 200 N·m: 41 to 339']],
  ['40 ft-lb', ['click-torque-wrench-half-in: Torque range: Covers 40 ft-lb: 30 to 250']],
  [
    '8 CFM',
    [
      'digital-heat-gun: Airflow: 8 or 16 CFM (225 or 455 L/min)',
      'air-impact-wrench-half-in: Air consumption: Covers 8 CFM: 5 or more',
      'air-ratchet-three-eighths-in: Air consumption: Covers 8 CFM: 4 or more',
    ],
  ],
  [
    '19 mm',
    [
      'combination-wrench-set-12pc: Metric sizes: 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19 mm',
      'hvlp-spray-gun: Fan width: Covers 19 mm: up to 279',
    ],
  ],
  // As text, `2 A` occurs only within `12 A`, which does not count.
  ['2 A', ['true-rms-multimeter: Current range: Covers 2 A: up to 10']],
  ['zzz', []],
  ['', []],
  ['  ', []],
])('"%s" is found in %j', (term, lines) => {
  expect(found(term)).toEqual(lines);
});

test('a letter or several are found as in any text', () => {
  expect(found('lithium').length).toBe(3);
  expect(found('amp')).toContain(
    'true-rms-multimeter: Tests: Volts, amps, ohms, µF, Hz, duty cycle, dwell, rpm, temperature',
  );
});

test('a product without specifications, box list and relations is found by its item number only', () => {
  const [{ specifications, inTheBox, worksWith, ...bare }] = products as [
    (typeof products)[number],
  ];
  expect(searchSpecifications('10 mm', [bare])).toEqual([]);
  expect(searchSpecifications('rpm', [bare])).toEqual([]);
  expect(searchSpecifications('TB-101', [bare])).toHaveLength(1);
});

test('each line says what it is, accents do not matter', () => {
  const [first] = products as [(typeof products)[number]];
  const tool = {
    ...first,
    specifications: [{ name: 'Matériau', value: 'Chrome' }],
    inTheBox: ['2 hoses, 9 mm', 'Clé'],
    worksWith: [{ productId: 'led-work-light-20v', reason: 'Shares a charger' }],
  };
  const line = (term: string) =>
    searchSpecifications(term, [tool]).map(({ label, text }) => `${label}: ${text}`);
  expect(line('9 mm')).toEqual(['In the Box: 2 hoses, 9 mm']);
  expect(line('charger')).toEqual(['Works with: Shares a charger']);
  for (const term of ['cle', 'CLÉ']) expect(line(term)).toEqual(['In the Box: Clé']);
  for (const term of ['materiau', 'matériau']) expect(line(term)).toEqual(['Matériau: Chrome']);
});

test('a quantity is found as a whole, wherever it is in the text', () => {
  const [first] = products as [(typeof products)[number]];
  const texts = ['19 mm, 9 mm and 30 mm', '5 CFM', 'Hose, 10 ft', '60 ft-lb', '2 hours', '8 L/min'];
  const tools = texts.map((text) => ({ ...first, specifications: [], inTheBox: [text] }));
  const textsWith = (term: string) => searchSpecifications(term, tools).map(({ text }) => text);
  expect(textsWith('9 mm')).toEqual([texts[0]]);
  expect(textsWith('19 mm')).toEqual([texts[0]]);
  expect(textsWith('0 mm')).toEqual([]);
  expect(textsWith('30 m')).toEqual([]);
  expect(textsWith('5 C')).toEqual([]);
  expect(textsWith('5 CFM')).toEqual(['5 CFM']);
  expect(textsWith('10 ft')).toEqual(['Hose, 10 ft']);
  expect(textsWith('60 ft')).toEqual([]);
  expect(textsWith('2 hour')).toEqual(['2 hours']);
  expect(textsWith('2 h')).toEqual([]);
});

test('any term finds each product at most once', () => {
  const term = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('.*', '[', '\\', '$&', 'İ', '%'),
  );
  fc.assert(
    fc.property(term, (text) => {
      const ids = searchSpecifications(text).map(({ product }) => product.id);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
