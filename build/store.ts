import { existsSync } from 'node:fs';
import type { UserConfig } from 'vite';
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

/** A configuration whose fault is thrown by a hook: of one that its file throws, Vite says that it failed to load the file. */
export function withFaultInHook(makeConfig: () => UserConfig): UserConfig {
  try {
    return makeConfig();
  } catch (error) {
    const config = () => {
      throw error;
    };
    return { plugins: [{ name: 'torque-bay:fault', config }] };
  }
}
