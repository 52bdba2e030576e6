import { expect, test } from 'vitest';
import type { MeasureValue, Product, Specification } from './product.ts';
import { products } from './products.ts';
import {
  decidingNumber,
  decidingSpecifications,
  factTexts,
  shortSpecificationText,
  specificationText,
  unbroken,
} from './specification-text.ts';
import type { Unit } from './units.ts';

type Measure = { value: MeasureValue; unit: Unit; words?: string; cardWords?: string };

test.each<[Measure, string, string]>([
  [{ value: 6.2, unit: 'lb' }, '6.2 lb (2.8 kg)', '6.2 lb'],
  [{ value: 1440, unit: 'W' }, '1,440 W', '1,440 W'],
  [{ value: 0.5, unit: 'Ah' }, '0.5 Ah', '0.5 Ah'],
  [{ value: 1_500_000, unit: 'lumens' }, '1,500,000 lumens', '1,500,000 lm'],
  [{ value: 6.2, unit: 'lb', words: '{} with battery' }, '6.2 lb (2.8 kg) with battery', '6.2 lb'],
  [{ value: 10, unit: 'in.', cardWords: '{} screen' }, '10 in. (254 mm)', '10 in. screen'],
  [{ value: [4, 22], unit: 'hours' }, '4 to 22 hours', '4 to 22 h'],
  [{ value: 90, unit: 'minutes' }, '90 minutes', '90 min'],
  [{ value: { upTo: 5 }, unit: 'N·m' }, 'Up to 5 N·m', 'Up to 5 N·m'],
  [
    { value: [30, 250], unit: 'ft-lb' },
    '30 to 250 ft-lb (41 to 339 N·m)',
    '30 to 250 ft-lb (41 to 339 N·m)',
  ],
  [{ value: [-4, 1400], unit: '°F' }, '-4 to 1,400 °F (-20 to 760 °C)', '-4 to 1,400 °F'],
  [{ value: { upTo: 11 }, unit: 'in.' }, 'Up to 11 in. (279 mm)', 'Up to 11 in.'],
  [{ value: { needs: 5 }, unit: 'CFM' }, '5 CFM (140 L/min)', '5 CFM'],
  [{ value: { anyOf: [8, 16] }, unit: 'CFM' }, '8 or 16 CFM (225 or 455 L/min)', '16 CFM'],
  [{ value: { anyOf: [8] }, unit: 'A' }, '8 A', '8 A'],
  [
    { value: { anyOf: [3000, 1500, 500] }, unit: 'lumens' },
    '3,000, 1,500 or 500 lumens',
    '3,000 lm',
  ],
  [{ value: { sizes: [8, 9, 10] }, unit: 'mm' }, '8, 9, 10 mm', '8 to 10 mm'],
  [{ value: { sizes: [3 / 16, 1 / 2] }, unit: 'in.' }, '3/16, 1/2 in.', '3/16 to 1/2 in.'],
  [
    { value: { dimensions: [7.5, 3.7, 1.4] }, unit: 'in.', words: 'Case {}' },
    'Case 7.5 × 3.7 × 1.4 in. (191 × 94 × 36 mm)',
    '7.5 × 3.7 × 1.4 in.',
  ],
  [{ value: 3 / 8, unit: 'in.' }, '3/8 in. (9.5 mm)', '3/8 in.'],
  [{ value: 1 / 2, unit: 'in. square' }, '1/2 in. square', '1/2 in.'],
  [{ value: 0.7, unit: 'in.' }, '0.7 in. (18 mm)', '0.7 in.'],
  [{ value: 0, unit: 'in.' }, '0 in. (0.0 mm)', '0 in.'],
  [{ value: 1, unit: 'in.' }, '1 in. (25 mm)', '1 in.'],
  [{ value: 1.5, unit: 'in.' }, '1.5 in. (38 mm)', '1.5 in.'],
  [{ value: 5, unit: 'in. disc' }, '5 in. (125 mm)', '5 in.'],
])('%j reads "%s", or shorter "%s"', (measure, text, shortText) => {
  const specification = { name: 'Any', ...measure };
  expect(specificationText(specification)).toBe(text);
  expect(shortSpecificationText(specification)).toBe(shortText);
});

test('words are the text', () => {
  expect(specificationText({ name: 'Motor', value: 'Brushless' })).toBe('Brushless');
  expect(shortSpecificationText({ name: 'Motor', value: 'Brushless' })).toBe('Brushless');
});

test('a card shows the first number that decides, of a range the larger end', () => {
  const [{ specifications: _, ...bare }] = products as [Product];
  const numberOf = (...specifications: Specification[]) =>
    decidingNumber({ ...bare, specifications });
  const isOnCard = true;
  const words = { name: 'Motor', value: 'Brushless', isOnCard } as const;
  const speed = { name: 'Speed', value: 900, unit: 'rpm' } as const;
  const torque = { name: 'Torque range', value: [5, 80], unit: 'ft-lb', isOnCard } as const;
  expect(numberOf(words, speed, torque)).toBe('80 ft-lb');
  expect(numberOf({ name: 'Voltage', value: { upTo: 600 }, unit: 'V', isOnCard })).toBe('600 V');
  const brightness = { anyOf: [1500, 3000] };
  expect(numberOf({ name: 'Lighting', value: brightness, unit: 'lumens', isOnCard })).toBe(
    '3,000 lm',
  );
  const sizes = { sizes: [8, 9, 19] };
  expect(numberOf({ name: 'Sizes', value: sizes, unit: 'mm', isOnCard })).toBe('8 to 19 mm');
  const head = { name: 'Head height', value: 1.2, unit: 'in.', cardWords: '{} head' } as const;
  expect(numberOf({ ...head, isOnCard })).toBe('1.2 in. head');
  for (const number of [numberOf(words, speed), decidingNumber(bare)])
    expect(number).toBeUndefined();
});

test('a number and its unit stay on one line', () => {
  expect(unbroken('4 to 22 h · 3,000 lm')).toBe('4\u00a0to 22\u00a0h · 3,000\u00a0lm');
  expect(unbroken('Dial with six steps')).toBe('Dial with six steps');
});

test.each<[Specification, string[]]>([
  [{ name: 'Material', value: 'Steel' }, ['Steel']],
  [{ name: 'Torque', value: 950, unit: 'ft-lb' }, ['950 ft-lb', '1,290 N·m']],
  [{ name: 'Speed', value: 900, unit: 'rpm' }, ['900 rpm']],
  [{ name: 'Sizes', value: { sizes: [8, 10, 12] }, unit: 'mm' }, ['8 to 12 mm']],
  // The words of a card say what the name says here.
  [{ name: 'Torque', value: 5, unit: 'lb', cardWords: '{} heavy' }, ['5 lb', '2.3 kg']],
  [
    { name: 'Torque', value: 5, unit: 'lb', words: '{} each', cardWords: '{} each' },
    ['5 lb each', '2.3 kg'],
  ],
  [{ name: 'Torque', value: 5, unit: 'lb', words: '{} each' }, ['5 lb', '2.3 kg']],
])('%j below its name is %j', (specification, texts) => {
  expect(factTexts(specification)).toEqual(texts);
});

test('what all products have in common decides nothing, and cards come first', () => {
  const text = (name: string, value = name, isOnCard = false) => ({
    ...{ name, value },
    ...(isOnCard && { isOnCard: true }),
  });
  const shared = text('Shared');
  const list = [shared, text('A'), text('B'), text('C'), text('D', 'D', true)];
  const one = { specifications: list } as unknown as Product;
  const other = { specifications: [shared, text('A', 'other')] } as unknown as Product;
  const names = (product: Product, ...among: Product[]) =>
    decidingSpecifications(product, among).map(({ name }) => name);
  expect(names(one, one, other)).toEqual(['A', 'B', 'D']);
  expect(names(one, one)).toEqual(['Shared', 'A', 'D']);
  expect(names(one, one, {} as Product)).toEqual(['Shared', 'A', 'D']);
  expect(names({} as Product, one)).toEqual([]);
});
