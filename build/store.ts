import { existsSync } from 'node:fs';
import { brand, store } from '../src/store.ts';
import { placeOf } from './place.ts';
import { storeProblems } from './store-problems.ts';

/** Throws one line for each problem of the store's facts. */
export function checkStore() {
  const problems = storeProblems({ ...store, ...brand }, (url) => existsSync(`public${url}`));
  if (problems.length === 0) return;
  throw new Error(
    problems.map(([fact, problem]) => `${placeOf('src/store.ts', fact)}: ${problem}.`).join('\n'),
  );
}
