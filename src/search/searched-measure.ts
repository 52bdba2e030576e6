// The measures in a search term, such as the `450 Nm` of "break loose 450 Nm", and how a specification answers them.

import { kindOf, numbersText, numberText } from '../catalogue/measure.ts';
import type { Specification } from '../catalogue/product.ts';
import { meaningOf } from '../catalogue/specification-names.ts';
import { specificationText } from '../catalogue/specification-text.ts';
import {
  convert,
  convertedDigits,
  dimensionOf,
  otherUnit,
  type Unit,
  unitLabel,
  unitNamed,
} from '../catalogue/units.ts';

export type SearchedMeasure = { readonly value: number; readonly unit: Unit };

/** `200`, `1,200`, `-4`, `0.5`, `0,5`, `.5`, `1/2`, `1 1/2`, `1-1/2`; then what may be the unit. */
const pattern =
  /(?<![\p{L}\d.,/]|\d-)(?:(?:(\d+)[ -])?(\d+)\/(\d+)|((?:(?<=^|\s)-)?\d[\d,]*(?:\.\d+)?|\.\d+))(?![\d/]|[.,]\d)[\s-]*([^\d\s]\S*(?: [^\d\s]\S*){0,2})?/gu;

const fractions = [
  [/\bhalf[ -](?=in|drive)/g, '1/2 '],
  [/\bquarter[ -](?=in|drive)/g, '1/4 '],
  [/\bthree[ -]eighths?\b/g, '3/8'],
] as const;

/**
 * The measures of a folded term, and its other words. The unit of a measure is the longest text after the number that names
 * one: `ft lbs`, not `ft`. A fraction without a unit is in inches. Never throws.
 */
export function measuresIn(term: string): { measures: SearchedMeasure[]; rest: string } {
  const measures: SearchedMeasure[] = [];
  const written = fractions.reduce((text, [words, digits]) => text.replace(words, digits), term);
  const rest = written.replace(
    pattern,
    (match, whole = 0, numerator, denominator, decimal = '', after = '') => {
      const names: string[] = after
        .split(' ')
        .map((_: string, index: number, all: string[]) =>
          all.slice(0, all.length - index).join(' '),
        );
      const name = names.find((each) => unitNamed(each));
      const unit = unitNamed(name ?? '') ?? (numerator && 'in.');
      const value = numerator
        ? Number(whole) + Number(numerator) / Number(denominator)
        : // A comma before the last one or two digits is a decimal comma. Other commas group digits.
          Number(decimal.replace(/,(?=\d\d?$)/, '.').replaceAll(',', ''));
      if (!unit || !Number.isFinite(value)) return match;
      measures.push({ value, unit });
      return ` ${after.slice(name?.length ?? 0)}`;
    },
  );
  return { measures, rest: rest.trim() };
}

export type Answer = {
  /** 0 is the best: `answerOf` has the order. */
  readonly rank: number;
  readonly text: string;
  /** The specification as the product page writes it. */
  readonly written: string;
};

/** Whether it says what the tool needs. */
export const isNeed = ({ rank }: Answer): boolean => rank < 2;

/** Whether it is a need or an equal measure, not a range or a maximum. */
export const isExact = ({ rank }: Answer): boolean => rank < 3;

/**
 * How a specification answers the amount that a shopper searches for, in any unit; undefined if it does not. A size has to be
 * equal. A range, or `upTo`, has to include the amount: `Torque range 41 to 339 N·m: includes 200 N·m`. The most that a tool
 * gives has to be the amount or more, what it needs has to be the amount or less. Numbers count both exactly and as rounded
 * for display: 250 ft-lb are 338.95 N·m but shown as 339 N·m, so a search for 339 N·m finds them.
 */
export function answerOf(
  { name, ...specification }: Specification,
  searched: SearchedMeasure,
): Answer | undefined {
  if (specification.unit === undefined) return undefined;
  const { value, unit } = specification;
  const searchedUnit = unitFor(searched.unit, unit);
  if (dimensionOf(searchedUnit) !== dimensionOf(unit)) return undefined;
  const [kind, numbers] = kindOf(value);
  // A value converted from another unit may differ in its last binary digit.
  const slack = Math.abs(searched.value) * 1e-9;
  const ends = numbers.map((each) => {
    const exact = convert(each, unit, searchedUnit);
    const isShown = otherUnit(unit) === searchedUnit;
    const shown = isShown ? Number(convertedDigits(each, unit, searchedUnit)) : exact;
    return { from: Math.min(exact, shown) - slack, to: Math.max(exact, shown) + slack };
  });
  const from = kind === 'upTo' ? 0 : Math.min(...ends.map((end) => end.from));
  const to = Math.max(...ends.map((end) => end.to));
  const isIn = (end: { from: number; to: number }) =>
    end.from <= searched.value && searched.value <= end.to;
  const isRange = kind === 'range' || kind === 'upTo';
  const meaning = kind === 'needs' ? 'requirement' : meaningOf(name);
  const isRequirement = meaning === 'requirement' && !isRange;
  const isEqual = !isRange && ends.some(isIn);
  const rank = [
    isRequirement && isEqual,
    isRequirement && to < searched.value,
    isEqual,
    isRange && isIn({ from, to }),
    meaning === 'most' && to > searched.value,
  ].indexOf(true);
  // Most specifications do not answer, and texts take time.
  if (rank === -1) return undefined;
  const shown = `${name} ${kind === 'upTo' ? 'up to ' : ''}${numbersText(value, unit, searchedUnit)} ${unitLabel(searchedUnit)}`;
  const amount = `${numberText(searched.value, searchedUnit)} ${unitLabel(searchedUnit)}`;
  const written = `${name}: ${specificationText({ name, ...specification })}`;
  const texts = [
    `${shown}: this is what it needs`,
    `${shown}: needs less than ${amount}`,
    written,
    `${shown}: includes ${amount}`,
    `${shown}: more than ${amount}`,
  ];
  return { rank, text: texts[rank] ?? written, written };
}

/** The unit that the shopper means: degrees may be those of a temperature, and inches those of a square drive. */
function unitFor(searched: Unit, unit: Unit): Unit {
  const isMeant =
    (searched === 'degrees' && dimensionOf(unit) === 'temperature') ||
    (searched === 'in.' && unit === 'in. square');
  return isMeant ? unit : searched;
}
