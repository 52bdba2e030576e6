// A search term that is a quantity: `200 Nm`.
import type { Quantity } from '../catalogue/product';
import { kindOf, numbersText, numberText } from '../catalogue/quantity';
import { specificationText } from '../catalogue/specification-text';
import {
  convert,
  convertedDigits,
  otherUnit,
  type Unit,
  unitLabel,
  unitNamed,
} from '../catalogue/units';

export type SearchedQuantity = { readonly value: number; readonly unit: Unit };

/** `200`, `1,200`, `-4`, `0.5`, `0,5`, `.5`, `1/2`, `1 1/2`, `1-1/2`; then the unit. */
const pattern = /^(?:(?:(\d+)[ -])?(\d+)\/(\d+)|(-?\d[\d,]*(?:\.\d+)?|\.\d+))[\s-]*(.+)$/;

/** The number and unit of a folded term that consists of nothing else; undefined for any other term. Never throws. */
export function searchedQuantityIn(term: string): SearchedQuantity | undefined {
  const [, whole = 0, numerator, denominator, decimal = '', name = ''] =
    pattern.exec(term.trim()) ?? [];
  const unit = unitNamed(name);
  const value = numerator
    ? Number(whole) + Number(numerator) / Number(denominator)
    : // A comma before the last one or two digits is a decimal comma. Other commas group digits.
      Number(decimal.replace(/,(?=\d\d?$)/, '.').replaceAll(',', ''));
  return unit && Number.isFinite(value) ? { value, unit } : undefined;
}

/**
 * Whether a quantity of a specification covers the amount that a shopper searches for, in any unit. For a range that includes
 * the amount, the text is `Covers 200 N·m: 41 to 339`; an equal quantity is shown as the specification writes it. Undefined if
 * the amount is outside, or has another dimension. Numbers count both exactly and as rounded for display: 250 ft-lb are
 * 338.95 N·m but shown as 339 N·m, so a search for 339 N·m finds them.
 */
export function coverage(
  amount: SearchedQuantity,
  quantity: Quantity,
): { readonly text: string; readonly match: 'equal' | 'range' } | undefined {
  const { value, unit } = quantity;
  const [kind, numbers] = kindOf(value);
  // A value converted from another unit may differ in its last binary digit.
  const slack = Math.abs(amount.value) * 1e-9;
  const ends = numbers.map((each): Range => {
    // Another dimension gives NaN, which no amount equals.
    const exact = convert(each, unit, amount.unit);
    const isShown = otherUnit(unit) === amount.unit;
    const shown = isShown ? Number(convertedDigits(each, unit, amount.unit)) : exact;
    return [Math.min(exact, shown) - slack, Math.max(exact, shown) + slack];
  });
  const isIn = ([from, to]: Range) => from <= amount.value && amount.value <= to;
  const [first = noRange, second = noRange] = ends;
  const shown = numbersText(value, unit, amount.unit);
  const ranges: Partial<Record<typeof kind, [Range, string]>> = {
    range: [[first[0], second[1]], shown],
    upTo: [[0, first[1]], `up to ${shown}`],
    needs: [[first[0], Number.POSITIVE_INFINITY], `${shown} or more`],
  };
  const range = ranges[kind];
  if (range ? !isIn(range[0]) : !ends.some(isIn)) return undefined;
  if (!range) return { text: specificationText({ name: '', ...quantity }), match: 'equal' };
  const amountText = `${numberText(amount.value, amount.unit)} ${unitLabel(amount.unit)}`;
  return { text: `Covers ${amountText}: ${range[1]}`, match: 'range' };
}

type Range = readonly [from: number, to: number];

const noRange: Range = [0, 0];
