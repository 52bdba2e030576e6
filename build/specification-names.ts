// Finds names of specifications that are nearly, but not exactly, names that the store acts on.
import type { Product } from '../src/catalogue/product.ts';
import {
  checkedNames,
  maximumWords,
  meaningOf,
  requirementWords,
} from '../src/catalogue/specification-names.ts';
import { editDistance } from '../src/text/edit-distance.ts';
import { fold } from '../src/text/fold.ts';

/** A line for each name that may be a slip. The names of an owner's products are free, so none of them is an error. */
export const nearlyKnownNames = ({ specifications = [] }: Product): string[] =>
  specifications.flatMap(({ name }) => {
    const known = nearMiss(name);
    return known ? [`\`${name}\`: did you mean \`${known}\`?`] : [];
  });

/** The name that the store would act on, if this one differs from it by letter case or by slips of typing. */
export function nearMiss(name: string): string | undefined {
  const names = Object.values(checkedNames);
  if (names.some((known) => known === name)) return undefined;
  const checked = names.find(
    (known) => fold(known) === fold(name) || isSlip(name, known, known.length >= 8 ? 2 : 1),
  );
  // A name with a known word in any letter case already has a meaning.
  return checked ?? (meaningOf(name) === 'size' ? withoutSlip(name) : undefined);
}

/** The name with a misspelled word, such as `Maximun`, corrected. Undefined if there is none. */
function withoutSlip(name: string): string | undefined {
  const words = name.split(' ');
  for (const known of [...maximumWords, ...requirementWords]) {
    const count = known.split(' ').length;
    for (let start = 0; start + count <= words.length; start++) {
      const some = words.slice(start, start + count).join(' ');
      // Two slips would also be `Lifting`, which is not `Lighting`; and one slip in three letters is another word.
      if (known.length < 4 || !isSlip(some, known, 1)) continue;
      const corrected = start === 0 ? known : known.toLowerCase();
      return [...words.slice(0, start), corrected, ...words.slice(start + count)].join(' ');
    }
  }
  return undefined;
}

/**
 * Whether a text is the known one with at most this many slips. Another ending is another word (`Driver`), and so are two slips
 * with another first letter (`Oil consumption`).
 */
function isSlip(text: string, known: string, most: number): boolean {
  const [a, b] = [fold(text), fold(known)];
  return !a.startsWith(b) && editDistance(a, b, a[0] === b[0] ? most : 1) <= most;
}
