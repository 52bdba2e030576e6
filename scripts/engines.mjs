// The browser engines beside Chromium. Run as a command, it installs what is missing.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { findProgram, installPackages } from './programs.mjs';

/**
 * Each engine's programs, by the names they may have, and Debian's packages of them.
 * @type {Record<string, { programs: string[][], packages: string[] }>}
 */
const needs = {
  firefox: { programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  webkit: {
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/** The paths of the engine's programs that are installed. */
export const programsOf = (/** @type {string} */ engine) =>
  (needs[engine]?.programs ?? []).flatMap((names) => findProgram(names) ?? []);

/** Why the engine cannot run on this machine, and what would help. */
export function whyMissing(/** @type {string} */ engine) {
  const { programs = [], packages = [] } = needs[engine] ?? {};
  const missing = programs.filter((names) => !findProgram(names)).map(([name]) => name);
  if (missing.length === 0) return undefined;
  return `no ${missing.join(' and no ')} here; as root, apt-get install ${packages.join(' ')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const missing = Object.entries(needs).filter(([engine]) => whyMissing(engine));
  const packages = missing.flatMap(([, need]) => need.packages);
  if (packages.length > 0) installPackages('--no-install-recommends', ...packages);
  for (const engine of Object.keys(needs)) {
    const reason = whyMissing(engine);
    console.log(reason ? `${engine} is skipped: ${reason}` : `${engine}: ${programsOf(engine)[0]}`);
  }
}
