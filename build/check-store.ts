import { existsSync } from 'node:fs';
import { brand, store } from '../src/store.ts';
import { brandSchema, storeSchema } from '../src/store-schema.ts';
import { errorForOwner, problemsIn, sentence } from './problems.ts';

/** The problems of the store's facts, a sentence each. `hasFile` says whether public/ has the file of a root-relative URL. */
export const storeProblems = (
  facts: { store: unknown; brand: unknown },
  hasFile: (url: string) => boolean,
): string[] => [
  ...problemsIn(storeSchema(hasFile), facts.store).map((problem) => sentence(facts.store, problem)),
  ...problemsIn(brandSchema, facts.brand).map((problem) => sentence(facts.brand, problem)),
];

/** Throws an error with a line for each problem of the store's facts. */
export function checkStore() {
  const problems = storeProblems({ store, brand }, (url) => existsSync(`public${url}`));
  if (problems.length === 0) return;
  throw errorForOwner(problems.map((problem) => `src/store.ts: ${problem}`).join('\n'));
}
