// The names of specifications that the store acts on. They are English, and the owner has to write them like this:
// docs/your-own-store.md lists them, and the build warns about a name that is nearly one of them.

import type { Product } from './product.ts';

/** The specifications that the checks before an order read, by exactly these names. */
export const checkedNames = {
  ratedCurrent: 'Rated current',
  airConsumption: 'Air consumption',
  /** An impact wrench takes several times its average while it hammers. */
  hammering: 'Air consumption while hammering',
  workingPressure: 'Working pressure',
  /** A spray gun is set to less than the pressure at which compressors are rated. */
  compressorPressure: 'Compressor pressure',
  drive: 'Drive',
} as const;

export type CheckedName = (typeof checkedNames)[keyof typeof checkedNames];

/** Words in the name of the most that the tool gives. A tool with more is also right for somebody who asks for less. */
export const maximumWords = [
  'Maximum',
  'Max',
  'Breakaway',
  'Tightening',
  'Output',
  'Lighting',
  'Running time',
  'Capacity',
] as const;

/** Words in the name of what the tool must be supplied with. A supply with more is also right for it. */
export const requirementWords = [checkedNames.ratedCurrent, checkedNames.airConsumption] as const;

/** Words for what supplies a tool. Only its requirements answer a search for one: `10 CFM compressor`. */
export const supplyWords = ['compressor', 'circuit', 'outlet', 'breaker'] as const;

/** The meaning of a measure by the name of its specification. Any other measure is a size, which is exact. */
export function meaningOf(name: string): 'most' | 'requirement' | 'size' {
  if (maximum.test(name)) return 'most';
  return requirement.test(name) ? 'requirement' : 'size';
}

export const specificationGroups = ['Work', 'Power', 'Size'] as const;

/** The group of a specification in a comparison. Any name that is not listed stands under Work. */
export const groupOf = (name: string) => groups.get(name) ?? 'Work';

const groups = new Map([
  ...[
    ...['Power source', 'Rated power', checkedNames.ratedCurrent, 'Cord length'],
    ...['Battery capacity', 'Charging time', 'Running time'],
    ...[checkedNames.airConsumption, checkedNames.hammering, checkedNames.workingPressure],
    ...[checkedNames.compressorPressure, 'Air inlet', 'Hose diameter'],
  ].map((name) => [name, 'Power'] as const),
  ...[
    ...['Length', 'Height', 'Height with cup', 'Dimensions', 'Weight'],
    ...['Head height', 'Disc diameter', 'Pad diameter', 'Nozzle diameter', 'Cup'],
  ].map((name) => [name, 'Size'] as const),
]);

/** Every tool has a weight, and one that turns makes noise. Any other specification may not exist for a kind of tool. */
export const isNecessary = (name: string, { specifications = [] }: Product): boolean =>
  name === 'Weight' ||
  (name === 'Noise level' && specifications.some((each) => each.name === 'No-load speed'));

/** Whether more or less of a specification is better, where that is the same for every tool. */
export const betterValues: Readonly<Record<string, 'higher' | 'lower'>> = {
  'Breakaway torque': 'higher',
  'Tightening torque': 'higher',
  'Maximum torque': 'higher',
  'Battery capacity': 'higher',
  'Running time': 'higher',
  'Charging time': 'lower',
  [checkedNames.ratedCurrent]: 'lower',
  [checkedNames.airConsumption]: 'lower',
  [checkedNames.hammering]: 'lower',
  'Noise level': 'lower',
  Weight: 'lower',
};

const anyOf = (words: readonly string[]) => new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');
const maximum = anyOf(maximumWords);
const requirement = anyOf(requirementWords);
