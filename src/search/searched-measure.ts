// The measures in a search term, such as the `450 Nm` of "break loose 450 Nm", and how a specification answers them.

import { kindOf, numbersText, numberText } from '../catalogue/measure.ts';
import type { Specification } from '../catalogue/product.ts';
import { meaningOf } from '../catalogue/specification-names.ts';
import { namedSpecificationText } from '../catalogue/specification-text.ts';
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

/** How a specification can answer, the best first. */
const answerKinds = ['isWhatItNeeds', 'needsLess', 'equal', 'includes', 'more'] as const;

type AnswerKind = (typeof answerKinds)[number];

export type Answer = {
  readonly kind: AnswerKind;
  readonly text: string;
  /** The specification as the product page writes it. */
  readonly written: string;
  /** Whether it is one of the sizes of a set. */
  readonly isOfSet?: boolean;
};

/** For sorting, the best first. */
export const byKind = (a: Answer, b: Answer): number =>
  answerKinds.indexOf(a.kind) - answerKinds.indexOf(b.kind);

/** Whether it says what the tool needs. */
export const isNeed = ({ kind }: Answer): boolean =>
  kind === 'isWhatItNeeds' || kind === 'needsLess';

/** Whether it is a need or an equal measure, not a range or a maximum. */
export const isExact = (answer: Answer): boolean => isNeed(answer) || answer.kind === 'equal';

/**
 * How a specification answers the amount that a shopper searches for, in any unit; undefined if it does not. A size has to be
 * equal. A range, or `upTo`, has to include the amount: `Torque range 41 to 339 N·m: includes 200 N·m`. The most that a tool
 * gives has to be the amount or more, what it needs has to be the amount or less. Numbers count both exactly and as rounded
 * for display: 250 ft-lb are 338.95 N·m but shown as 339 N·m, so a search for 339 N·m finds them.
 */
export function answerOf(
  specification: Specification,
  searched: SearchedMeasure,
): Answer | undefined {
  if (specification.unit === undefined) return undefined;
  const { name, value, unit } = specification;
  if (!isSameDimension(searched.unit, unit)) return undefined;
  const searchedUnit = unitFor(searched.unit, unit);
  const [valueKind, numbers] = kindOf(value);
  // A value converted from another unit may differ in its last binary digit.
  const slack = Math.abs(searched.value) * 1e-9;
  const ends = numbers.map((each) => {
    const exact = convert(each, unit, searchedUnit);
    const isShown = otherUnit(unit) === searchedUnit;
    const shown = isShown ? Number(convertedDigits(each, unit, searchedUnit)) : exact;
    return { from: Math.min(exact, shown) - slack, to: Math.max(exact, shown) + slack };
  });
  const from = valueKind === 'upTo' ? 0 : Math.min(...ends.map((end) => end.from));
  const to = Math.max(...ends.map((end) => end.to));
  const isIn = (end: { from: number; to: number }) =>
    end.from <= searched.value && searched.value <= end.to;
  const isRange = valueKind === 'range' || valueKind === 'upTo';
  const meaning = valueKind === 'needs' ? 'requirement' : meaningOf(name);
  const isRequirement = meaning === 'requirement' && !isRange;
  const answerKind = (): AnswerKind | undefined => {
    if (!isRange && ends.some(isIn)) return isRequirement ? 'isWhatItNeeds' : 'equal';
    if (isRequirement && to < searched.value) return 'needsLess';
    if (isRange && isIn({ from, to })) return 'includes';
    return meaning === 'most' && to > searched.value ? 'more' : undefined;
  };
  const kind = answerKind();
  // Most specifications do not answer, and texts take time.
  if (!kind) return undefined;
  const shown = `${name} ${valueKind === 'upTo' ? 'up to ' : ''}${numbersText(value, unit, searchedUnit)} ${unitLabel(searchedUnit)}`;
  const amount = `${numberText(searched.value, searchedUnit)} ${unitLabel(searchedUnit)}`;
  const written = namedSpecificationText(specification);
  const texts: Record<AnswerKind, string> = {
    isWhatItNeeds: `${shown}: this is what it needs`,
    needsLess: `${shown}: needs less than ${amount}`,
    equal: written,
    includes: `${shown}: includes ${amount}`,
    more: `${shown}: more than ${amount}`,
  };
  return { kind, text: texts[kind], written, isOfSet: valueKind === 'sizes' };
}

/** Whether an amount in the unit that a shopper types can be one in the other unit. */
export const isSameDimension = (searched: Unit, unit: Unit): boolean =>
  dimensionOf(unitFor(searched, unit)) === dimensionOf(unit);

/** The unit that the shopper means: degrees may be those of a temperature, and inches those of a square drive. */
function unitFor(searched: Unit, unit: Unit): Unit {
  const isMeant =
    (searched === 'degrees' && dimensionOf(unit) === 'temperature') ||
    (searched === 'in.' && unit === 'in. square');
  return isMeant ? unit : searched;
}
