// How specifications answer a measure that a shopper searches for, such as 450 N·m.
import type { Specification } from '../catalogue/product.ts';
import { meaningOf } from '../catalogue/specification-names.ts';
import { kindOf, measureText, namedSpecificationText } from '../catalogue/specification-text.ts';
import { convert, convertedDigits, dimensionOf, otherUnit, type Unit } from '../catalogue/units.ts';

export type Measure = { readonly value: number; readonly unit: Unit };

/** How a specification can answer, the best first. */
const answerKinds = ['isWhatItNeeds', 'needsLess', 'equal', 'includes', 'more'] as const;

type AnswerKind = (typeof answerKinds)[number];

export type Answer = {
  readonly kind: AnswerKind;
  readonly text: string;
};

/** For sorting, the best first; a text that has the measure itself comes before them. */
export const byKind = (a?: Answer, b?: Answer): number => kindRank(a) - kindRank(b);

const kindRank = (answer?: Answer) => (answer ? answerKinds.indexOf(answer.kind) : -1);

export const isNeed = ({ kind }: Answer): boolean =>
  kind === 'isWhatItNeeds' || kind === 'needsLess';

/**
 * How a specification answers the amount that a shopper searches for, in any unit; undefined if it does not. A size has to be
 * equal. A range, or `upTo`, has to include the amount: `Torque range 41 to 339 N·m: includes 200 N·m`. The most that a tool
 * gives has to be the amount or more, what it needs has to be the amount or less. Numbers count both exactly and as rounded
 * for display: 250 ft-lb are 338.95 N·m but shown as 339 N·m, so a search for 339 N·m finds them.
 */
export function answerOf(specification: Specification, searched: Measure): Answer | undefined {
  if (specification.unit === undefined) return undefined;
  const { name, value, unit } = specification;
  // Degrees may be those of a temperature, and inches those of a square drive.
  const isUnit =
    (searched.unit === 'degrees' && dimensionOf(unit) === 'temperature') ||
    (searched.unit === 'in.' && unit === 'in. square');
  const searchedUnit = isUnit ? unit : searched.unit;
  if (dimensionOf(searchedUnit) !== dimensionOf(unit)) return undefined;
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
  const shown = `${name} ${valueKind === 'upTo' ? 'up to ' : ''}${measureText(value, unit, searchedUnit)}`;
  const amount = measureText(searched.value, searchedUnit);
  const texts: Record<AnswerKind, string> = {
    isWhatItNeeds: `${shown}: this is what it needs`,
    needsLess: `${shown}: needs less than ${amount}`,
    equal: namedSpecificationText(specification),
    includes: `${shown}: includes ${amount}`,
    more: `${shown}: more than ${amount}`,
  };
  return { kind, text: texts[kind] };
}
