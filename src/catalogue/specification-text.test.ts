import { expect, test } from 'vitest';
import type { MeasureValue } from './product.ts';
import { products } from './products.ts';
import {
  cardTexts,
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

test('a card shows the two specifications that decide', () => {
  expect(products.map((product) => cardTexts(product).join(' · '))).toEqual([
    '12 A · 2,800 to 11,000 rpm',
    '7 A · 6.2 lb',
    '12.5 A · 120 to 1,200 °F',
    '8 h · 10 in.',
    'Up to 600 V · Up to 10 A',
    '8 to 16 V · 100 to 2,000 CCA',
    '950 ft-lb (1,290 N·m) · 4.4 lb',
    '60 ft-lb (81 N·m) · 2.6 lb',
    '1.3 mm · 9 CFM',
    '1,000 ft-lb (1,360 N·m) · 6.2 lb',
    '4 to 22 h · 3,000 lm',
    '30 to 250 ft-lb (41 to 339 N·m) · 24 in.',
    '8 to 19 mm · 3.5 lb',
    '4 to 14 mm · 3/16 to 1/2 in.',
  ]);
  const [{ specifications, ...bare }] = products as [(typeof products)[number]];
  expect(cardTexts(bare)).toEqual([]);
});

test('a number and its unit stay on one line', () => {
  expect(unbroken('4 to 22 h · 3,000 lm')).toBe('4\u00a0to 22\u00a0h · 3,000\u00a0lm');
  expect(unbroken('Dial with six steps')).toBe('Dial with six steps');
});
