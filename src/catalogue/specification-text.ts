// The texts of specifications and of their numbers.
import type { MeasureValue, Product, Specification } from './product.ts';
import {
  convertedDigits,
  dimensionOf,
  otherUnit,
  shortUnitLabel,
  type Unit,
  unitLabel,
} from './units.ts';

export const specificationOf = (
  { specifications = [] }: Product,
  name: string,
): Specification | undefined => specifications.find((each) => each.name === name);

/** The words, or the measure with its conversion to the other system of measurement: `6.2 lb (2.8 kg) with battery`. */
export function specificationText(specification: Specification): string {
  if (specification.unit === undefined) return specification.value;
  const { value, unit, words = '{}' } = specification;
  const text = withBrackets(value, unit, unitLabel(unit), convertedUnit(value, unit));
  return words.replace('{}', text);
}

const convertedUnit = (value: MeasureValue, unit: Unit) =>
  kindOf(value)[0] === 'sizes' ? undefined : otherUnit(unit);

/** A measure, and in brackets the same in another unit: `Up to 11 in. (279 mm)`. */
function withBrackets(value: MeasureValue, unit: Unit, label: string, other?: Unit): string {
  const upTo = kindOf(value)[0] === 'upTo' ? 'Up to ' : '';
  const inBrackets = other ? ` (${measureText(value, unit, other)})` : '';
  return `${upTo}${numbersText(value, unit)} ${label}${inBrackets}`;
}

/** As the product page writes it: `Weight: 6.2 lb (2.8 kg)`. */
export const namedSpecificationText = (specification: Specification): string =>
  `${specification.name}: ${specificationText(specification)}`;

/**
 * A measure as a card shows it, in `cardWords`. Only torque has its conversion, because the trade reads it in both units. A set
 * has its smallest and largest size: `8 to 19 mm`; alternatives have the largest: `3,000 lm`.
 */
export function shortSpecificationText(specification: Specification): string {
  if (specification.unit === undefined) return specification.value;
  const { value, unit, cardWords = '{}' } = specification;
  const other = dimensionOf(unit) === 'torque' ? otherUnit(unit) : undefined;
  const text = withBrackets(shortened(value), unit, shortUnitLabel(unit), other);
  return cardWords.replace('{}', text);
}

function shortened(value: MeasureValue): MeasureValue {
  const [kind, numbers] = kindOf(value);
  if (kind === 'sizes') return [Math.min(...numbers), Math.max(...numbers)];
  return kind === 'anyOf' ? Math.max(...numbers) : value;
}

/**
 * A fact below its name: what the measure is, then the same in the other system of measurement, if there is one: `950 ft-lb` and
 * `1,290 N·m`. The words of a card say what a measure means, which the name says here; words of the product page too stay.
 */
export function factTexts(specification: Specification): [text: string, inOtherUnit?: string] {
  if (specification.unit === undefined) return [specification.value];
  const { value, unit, words = '{}', cardWords } = specification;
  const measure = withBrackets(shortened(value), unit, shortUnitLabel(unit));
  const text = words === cardWords ? words.replace('{}', measure) : measure;
  const other = convertedUnit(value, unit);
  return other ? [text, measureText(shortened(value), unit, other)] : [text];
}

/**
 * The specifications that decide between the products of a listing: those of its cards, then the first of the others, three
 * in all, in their order. What all these products have in common decides nothing.
 */
export function decidingSpecifications(
  { specifications = [] }: Product,
  among: readonly Product[],
): readonly Specification[] {
  const isShared = (text: string) =>
    among.length > 1 &&
    among.every(({ specifications: others = [] }) =>
      others.some((other) => namedSpecificationText(other) === text),
    );
  const differing = specifications.filter((each) => !isShared(namedSpecificationText(each)));
  const chosen = differing
    .toSorted((a, b) => Number(!a.isOnCard) - Number(!b.isOnCard))
    .slice(0, 3);
  return differing.filter((specification) => chosen.includes(specification));
}

/**
 * The number on the card of a product: its first specification with `isOnCard` that is a measure, in `cardWords`. A range has its larger
 * end: `11,000 rpm`; a set its smallest and largest size. Undefined if there is none.
 */
export function decidingNumber({ specifications = [] }: Product): string | undefined {
  const deciding = specifications.find(({ isOnCard, unit }) => isOnCard && unit);
  if (deciding?.unit === undefined) return undefined;
  const { value, unit, cardWords = '{}' } = deciding;
  const [kind, numbers] = kindOf(value);
  const isList = kind === 'sizes' || kind === 'dimensions';
  const text = numbersText(isList ? shortened(value) : Math.max(...numbers), unit);
  return cardWords.replace('{}', `${text} ${shortUnitLabel(unit)}`);
}

/** The text with a no-break space (U+00A0) between a number and a short word, so that no unit stands alone on a line. */
export const unbroken = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=\S{1,9}(?!\S))/g, '\u00a0');

type Kind = 'one' | 'range' | 'upTo' | 'needs' | 'anyOf' | 'sizes' | 'dimensions';

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

/** Thousands have commas: `1,290`. Inches below one become a fraction if they are a multiple of 1/64: `5/16`. */
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
