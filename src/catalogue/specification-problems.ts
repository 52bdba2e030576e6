import type { Check } from './problem';
import type { Quantity, Specification } from './product';
import { unitNames } from './units';

/** What TypeScript finds too, but the build does not run it. */
export function specificationChecks(specification: Specification): Check[] {
  const { name, unit, value } = specification;
  const { words = '{}' }: Partial<Quantity> = specification.unit ? specification : {};
  const isKnown = unit === undefined || unitNames.includes(unit);
  const checks: [boolean, string][] = [
    [!isKnown, `has the unknown unit "${unit}", there are ${unitNames.join(', ')}`],
    [unit === undefined && typeof value !== 'string', 'has a number without a unit'],
    [
      unit !== undefined && typeof value === 'string',
      `has a unit, but its value "${value}" is no number`,
    ],
    [Array.isArray(value) && !(value[0] < value[1]), `has a range that does not rise: ${value}`],
    [!words.includes('{}'), 'has words without {}, which stands for the quantity'],
  ];
  return checks.map(([isProblem, problem]) => [
    isProblem,
    `'${name}'`,
    `specification "${name}" ${problem}`,
  ]);
}
