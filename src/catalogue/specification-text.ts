import { kindOf, numbersText } from './measure.ts';
import type { Product, Specification } from './product.ts';
import { dimensionOf, otherUnit, shortUnitLabel, unitLabel } from './units.ts';

/** The specification of a product with this name, as it is written there. */
export const specificationOf = (
  { specifications = [] }: Product,
  name: string,
): Specification | undefined => specifications.find((each) => each.name === name);

/** The words, or the measure with its conversion to the other system of measurement: `6.2 lb (2.8 kg) with battery`. */
export function specificationText(specification: Specification): string {
  if (specification.unit === undefined) return specification.value;
  const { value, unit, words = '{}' } = specification;
  const [kind] = kindOf(value);
  const other = kind === 'sizes' ? undefined : otherUnit(unit);
  const inBrackets = other && `(${numbersText(value, unit, other)} ${unitLabel(other)})`;
  const parts = [kind === 'upTo' && 'Up to', numbersText(value, unit), unitLabel(unit), inBrackets];
  return words.replace('{}', parts.filter(Boolean).join(' '));
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
  const [kind, numbers] = kindOf(value);
  const [smallest, largest] = [Math.min(...numbers), Math.max(...numbers)];
  const shown =
    kind === 'sizes' ? ([smallest, largest] as const) : kind === 'anyOf' ? largest : value;
  const other = dimensionOf(unit) === 'torque' ? otherUnit(unit) : undefined;
  const inBrackets = other && `(${numbersText(shown, unit, other)} ${unitLabel(other)})`;
  const number = numbersText(shown, unit);
  const parts = [kind === 'upTo' && 'Up to', number, shortUnitLabel(unit), inBrackets];
  return cardWords.replace('{}', parts.filter(Boolean).join(' '));
}

/**
 * A fact below its name: what the measure is, then the same in the other system of measurement, if there is one: `950 ft-lb` and
 * `1,290 N·m`. The words of a card say what a measure means, which the name says here; words of the product page too stay.
 */
export function factTexts(specification: Specification): [text: string, inOtherUnit?: string] {
  if (specification.unit === undefined) return [specification.value];
  const { value, unit, words, cardWords } = specification;
  const text = shortSpecificationText({
    name: specification.name,
    value,
    unit,
    ...(words !== undefined && words === cardWords && { cardWords }),
  }).replace(/ \(.*\)/, '');
  const other = kindOf(value)[0] === 'sizes' ? undefined : otherUnit(unit);
  if (!other) return [text];
  const [kind, numbers] = kindOf(value);
  return [
    text,
    `${numbersText(kind === 'anyOf' ? Math.max(...numbers) : value, unit, other)} ${unitLabel(other)}`,
  ];
}

/**
 * The specifications that decide between the products of a listing: those of its cards, then the first of the others, in their
 * order. What all these products have in common decides nothing.
 */
export function decidingSpecifications(
  product: Product,
  among: readonly Product[],
  count = 3,
): readonly Specification[] {
  const { specifications = [] } = product;
  const isShared = (specification: Specification) =>
    among.length > 1 &&
    among.every(({ specifications: others = [] }) =>
      others.some(
        (other) =>
          other.name === specification.name &&
          specificationText(other) === specificationText(specification),
      ),
    );
  const differing = specifications.filter((specification) => !isShared(specification));
  const chosen = new Set(
    differing.toSorted((a, b) => Number(!a.isOnCard) - Number(!b.isOnCard)).slice(0, count),
  );
  return differing.filter((specification) => chosen.has(specification));
}

/** The specifications that a card shows: `950 ft-lb (1,290 N·m)` and `4.4 lb`. Empty if there are none. */
export const cardTexts = ({ specifications = [] }: Product): string[] =>
  specifications.filter(({ isOnCard }) => isOnCard).map(shortSpecificationText);

/** The text with a no-break space (U+00A0) between a number and a short word, so that no unit stands alone on a line. */
export const unbroken = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=\S{1,9}(?!\S))/g, '\u00a0');
