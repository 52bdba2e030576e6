import type { Product, Specification } from './product';
import { kindOf, numbersText } from './quantity';
import { otherUnit, unitLabel } from './units';

/** The words, or the quantity with its conversion to the other system of measurement: `6.2 lb (2.8 kg) with battery`. */
export function specificationText(specification: Specification): string {
  if (specification.unit === undefined) return specification.value;
  const { value, unit, words = '{}' } = specification;
  const [kind] = kindOf(value);
  const other = kind === 'sizes' ? undefined : otherUnit(unit);
  const inBrackets = other && `(${numbersText(value, unit, other)} ${unitLabel(other)})`;
  const parts = [kind === 'upTo' && 'Up to', numbersText(value, unit), unitLabel(unit), inBrackets];
  return words.replace('{}', parts.filter(Boolean).join(' '));
}

/** A quantity without its conversion and words: `6.2 lb`. For a set, the smallest and largest size: `8 to 19 mm`. */
export function shortSpecificationText(specification: Specification): string {
  if (specification.unit === undefined) return specification.value;
  const { value, unit } = specification;
  const [kind, numbers] = kindOf(value);
  const shown = kind === 'sizes' ? ([Math.min(...numbers), Math.max(...numbers)] as const) : value;
  const text = `${numbersText(shown, unit)} ${unitLabel(unit)}`;
  return kind === 'upTo' ? `Up to ${text}` : text;
}

/** The specifications that a card shows: `950 ft-lb · 4.4 lb`. Empty if there are none. */
export const cardText = ({ specifications = [] }: Product): string =>
  specifications
    .filter(({ isOnCard }) => isOnCard)
    .map(shortSpecificationText)
    .join(' · ');
