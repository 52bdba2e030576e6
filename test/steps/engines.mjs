// Finds the programs for test/e2e/engines/. `npm test -- engines` first runs this file, which installs missing ones.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { findProgram, installPackages } from '../../tools/programs.mjs';

/**
 * The programs of each engine, with alternative names, and their Debian packages.
 * @type {Record<string, { programs: string[][], packages: string[] }>}
 */
const requirements = {
  firefox: { programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  webkit: {
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/** The paths of the engine's installed programs. */
export const programsOf = (/** @type {string} */ engine) =>
  (requirements[engine]?.programs ?? []).flatMap((names) => findProgram(names) ?? []);

/** The missing programs and how to install them, or `undefined` if the engine can run. */
export function whyMissing(/** @type {string} */ engine) {
  const { programs = [], packages = [] } = requirements[engine] ?? {};
  const missing = programs.filter((names) => !findProgram(names)).map(([name]) => name);
  if (missing.length === 0) return undefined;
  return `${missing.join(' and ')} not found. As root: apt-get install ${packages.join(' ')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const missing = Object.entries(requirements).filter(([engine]) => whyMissing(engine));
  const packages = missing.flatMap(([, { packages }]) => packages);
  if (packages.length > 0) installPackages('--no-install-recommends', ...packages);
  for (const engine of Object.keys(requirements)) {
    const reason = whyMissing(engine);
    console.log(reason ? `${engine} skipped: ${reason}` : `${engine}: ${programsOf(engine)[0]}`);
  }
}
