// The numbers of a specification.
import type { MeasureValue } from './product.ts';
import { convertedDigits, type Unit, unitLabel } from './units.ts';

type Kind = 'one' | 'range' | 'upTo' | 'needs' | 'anyOf' | 'sizes' | 'dimensions';

/** The kind and the numbers of a value. */
export function kindOf(value: MeasureValue): [kind: Kind, numbers: readonly number[]] {
  if (typeof value === 'number') return ['one', [value]];
  if (Array.isArray(value)) return ['range', value];
  const [entry] = Object.entries(value) as [[Kind, number | readonly number[]]];
  return [entry[0], [entry[1]].flat()];
}

/** A value with the label of its unit: `41 to 339 N·m`, converted and rounded by `numberText`. */
export const measureText = (value: MeasureValue, unit: Unit, shownIn = unit): string =>
  `${numbersText(value, unit, shownIn)} ${unitLabel(shownIn)}`;

/** The numbers of a value without the unit: `41 to 339`. `numberText` converts and rounds them. */
export function numbersText(value: MeasureValue, unit: Unit, shownIn = unit): string {
  const [kind, numbers] = kindOf(value);
  const list = numbers
    .map((each) => numberText(each, unit, shownIn))
    .join(separators[kind] ?? ', ');
  return kind === 'anyOf' ? list.replace(/, (?=\S+$)/, ' or ') : list;
}

const separators: Partial<Record<Kind, string>> = { range: ' to ', dimensions: ' × ' };

/**
 * A number as it is shown, converted from `unit` to `shownIn` and rounded by `convertedDigits`. Thousands have commas: `1,290`.
 * Inches below one become a fraction if they are a multiple of 1/64: `5/16`.
 */
export function numberText(value: number, unit: Unit, shownIn = unit): string {
  const digits = convertedDigits(value, unit, shownIn);
  const isInches = shownIn.startsWith('in.');
  let [numerator, denominator] = [Number(digits) * 64, 64];
  if (!isInches || numerator <= 0 || numerator >= 64 || !Number.isInteger(numerator)) {
    return digits.replace(/\d+/, (whole) => whole.replaceAll(/\B(?=(\d{3})+$)/g, ','));
  }
  while (numerator % 2 === 0) [numerator, denominator] = [numerator / 2, denominator / 2];
  return `${numerator}/${denominator}`;
}
