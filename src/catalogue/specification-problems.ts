import { fieldProblems, listOf, number, objectOf, optional, text } from './field-types';
import type { Check } from './problem';
import type { Quantity, Specification } from './product';
import { unitNames } from './units';

/** What TypeScript finds too, but the build does not run it. */
export function specificationChecks(specification: Specification): Check[] {
  const { name } = specification;
  const [wrongField] = fieldProblems(specification, {
    unit: optional(text),
    words: optional(text),
  });
  const checks: [boolean, string][] = wrongField
    ? [[true, `has a mistake: ${wrongField[1]}`]]
    : valueChecks(specification);
  return checks.map(([isProblem, problem]) => [
    isProblem,
    `'${name}'`,
    `specification "${name}" ${problem}`,
  ]);
}

function valueChecks(specification: Specification): [boolean, string][] {
  const { unit, value } = specification;
  if (value === undefined) return [[true, 'has no value']];
  const { words = '{}' }: Partial<Quantity> = specification.unit ? specification : {};
  const isKnown = unit === undefined || unitNames.includes(unit);
  return [
    [!isKnown, `has the unknown unit "${unit}", there are ${unitNames.join(', ')}`],
    [unit === undefined && typeof value !== 'string', 'has a number without a unit'],
    [
      unit !== undefined && typeof value === 'string',
      `has a unit, but its value "${value}" is no number`,
    ],
    [
      unit !== undefined && typeof value !== 'string' && !isQuantity(value),
      'has a value that is no quantity: write a number, two in brackets, or { upTo: 5 } and the like',
    ],
    [
      isQuantity(value) && Array.isArray(value) && !(value[0] < value[1]),
      `has a range that does not rise: ${value}`,
    ],
    [!words.includes('{}'), 'has words without {}, which stands for the quantity'],
  ];
}

const [isNumber] = number;
const [isNumbers] = listOf(number);

const objects = [
  ...['upTo', 'needs'].map((kind) => objectOf({ [kind]: number })),
  ...['anyOf', 'sizes', 'dimensions'].map((kind) => objectOf({ [kind]: listOf(number) })),
];

/** Whether it is a `QuantityValue`. */
const isQuantity = (value: unknown) =>
  isNumber(value) ||
  (Array.isArray(value)
    ? value.length === 2 && isNumbers(value)
    : objects.some(([isOfType]) => isOfType(value)));
