import { expect, test } from 'vitest';
import type { MeasureValue } from '../catalogue/product.ts';
import type { Unit } from '../catalogue/units.ts';
import { type Answer, answerOf, byKind, isNeed } from './measure-answer.ts';
import { measuresIn } from './words.ts';

/** How a specification answers the measure of a term. */
const answer = (term: string, name: string, value: MeasureValue, unit: Unit) => {
  const [measure] = measuresIn(term).measures;
  if (!measure) throw new Error(`${term} has no measure.`);
  return answerOf({ name, value, unit, words: '{} in all' }, measure)?.text;
};

test.each<[string, MeasureValue, Unit, string | undefined]>([
  ['200 nm', [30, 250], 'ft-lb', 'Range 41 to 339 N·m: includes 200 N·m'],
  // The ends of a range, as they are and as they are shown.
  ['339 nm', [30, 250], 'ft-lb', 'Range 41 to 339 N·m: includes 339 N·m'],
  ['339.1 nm', [30, 250], 'ft-lb', undefined],
  ['40.7 nm', [30, 250], 'ft-lb', 'Range 41 to 339 N·m: includes 40.7 N·m'],
  ['40.6 nm', [30, 250], 'ft-lb', undefined],
  ['30 ft-lb', [30, 250], 'ft-lb', 'Range 30 to 250 ft-lb: includes 30 ft-lb'],
  ['29.9 ft-lb', [30, 250], 'ft-lb', undefined],
  ['250.1 ft-lb', [30, 250], 'ft-lb', undefined],
  ['1,200 in-lb', [30, 250], 'ft-lb', 'Range 360 to 3,000 in-lb: includes 1,200 in-lb'],
  ['-20 c', [-4, 1400], '°F', 'Range -20 to 760 °C: includes -20 °C'],
  ['-21 c', [-4, 1400], '°F', undefined],
  ['1200 degrees', [120, 1200], '°F', 'Range 120 to 1,200 °F: includes 1,200 °F'],
  ['2 hours', [90, 150], 'minutes', 'Range 1.5 to 2.5 hours: includes 2 hours'],
  ['0 v', { upTo: 600 }, 'V', 'Range up to 600 V: includes 0 V'],
  ['600 v', { upTo: 600 }, 'V', 'Range up to 600 V: includes 600 V'],
  ['601 v', { upTo: 600 }, 'V', undefined],
  ['-1 v', { upTo: 600 }, 'V', undefined],
  // Sizes have to be equal.
  ['60 ft-lb', 60, 'ft-lb', 'Range: 60 ft-lb (81 N·m) in all'],
  ['81 nm', 60, 'ft-lb', 'Range: 60 ft-lb (81 N·m) in all'],
  ['82 nm', 60, 'ft-lb', undefined],
  ['80 nm', 60, 'ft-lb', undefined],
  ['125 mm', 5, 'in. disc', 'Range: 5 in. (125 mm) in all'],
  ['16 cfm', { anyOf: [8, 16] }, 'CFM', 'Range: 8 or 16 CFM (225 or 455 L/min) in all'],
  ['12 cfm', { anyOf: [8, 16] }, 'CFM', undefined],
  ['10 mm', { sizes: [8, 10, 19] }, 'mm', 'Range: 8, 10, 19 mm in all'],
  ['9 mm', { sizes: [8, 10, 19] }, 'mm', undefined],
  ['1/2 in', { sizes: [8, 13, 19] }, 'mm', undefined],
  ['3/16', { sizes: [3 / 16, 1 / 2] }, 'in.', 'Range: 3/16, 1/2 in. in all'],
  ['8.3 in', { dimensions: [8.3, 3.5] }, 'in.', 'Range: 8.3 × 3.5 in. (211 × 89 mm) in all'],
  // Inches may be those of a square drive, but a drive is no length.
  ['1/2 in', 1 / 2, 'in. square', 'Range: 1/2 in. square in all'],
  ['1/2 drive', 1 / 2, 'in.', undefined],
  ['13 mm', 13, 'in. square', undefined],
  ['1200 degrees', 1200, 'W', undefined],
  ['60 lb', 60, 'ft-lb', undefined],
])('"%s" of %j %s: %s', (term, value, unit, text) => {
  expect(answer(term, 'Range', value, unit)).toBe(text);
});

test.each<[string, string, MeasureValue, Unit, string | undefined]>([
  ['450 nm', 'Torque', 950, 'ft-lb', undefined],
  ['450 nm', 'Maximum torque', 950, 'ft-lb', 'Maximum torque 1,290 N·m: more than 450 N·m'],
  ['1300 nm', 'Maximum torque', 950, 'ft-lb', undefined],
  ['950 ft-lb', 'Maximum torque', 950, 'ft-lb', 'Maximum torque: 950 ft-lb (1,290 N·m) in all'],
  ['2 h', 'Running time', [4, 22], 'hours', 'Running time 4 to 22 hours: more than 2 hours'],
  ['5 h', 'Running time', [4, 22], 'hours', 'Running time 4 to 22 hours: includes 5 hours'],
  ['23 h', 'Running time', [4, 22], 'hours', undefined],
  ['12 a', 'Rated current', 12, 'A', 'Rated current 12 A: this is what it needs'],
  ['15 a', 'Rated current', 12, 'A', 'Rated current 12 A: needs less than 15 A'],
  ['11 a', 'Rated current', 12, 'A', undefined],
  ['5 cfm', 'Air', { needs: 5 }, 'CFM', 'Air 5 CFM: this is what it needs'],
  ['140 l/min', 'Air', { needs: 5 }, 'CFM', 'Air 140 L/min: this is what it needs'],
  ['8 cfm', 'Air', { needs: 5 }, 'CFM', 'Air 5 CFM: needs less than 8 CFM'],
  ['4.9 cfm', 'Air', { needs: 5 }, 'CFM', undefined],
])('"%s" of %s %j %s: %s', (term, name, value, unit, text) => {
  expect(answer(term, name, value, unit)).toBe(text);
});

test('words answer no measure', () => {
  expect(
    answerOf({ name: 'Drive', value: '1/2 in.' }, { value: 0.5, unit: 'in.' }),
  ).toBeUndefined();
});

test('what a tool needs comes first, after a text with the measure itself', () => {
  const answers = (['isWhatItNeeds', 'needsLess', 'equal', 'more'] as const).map(
    (kind): Answer => ({ kind, text: '' }),
  );
  expect(answers.map(isNeed)).toEqual([true, true, false, false]);
  for (const each of answers) expect(byKind(undefined, each)).toBeLessThan(0);
  expect(byKind(answers[2], answers[2])).toBe(0);
});
