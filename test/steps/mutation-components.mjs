// `npm test -- mutation-components`: mutation testing of components and hooks, one folder of src after the other.
// `node test/steps/mutation-components.mjs search` does it in one folder. reports/mutation-search.html shows which mutants survive.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { exitWithError } from '../../tools/prepare.mjs';
import rules, { folders } from '../stryker.config.js';

const withComponents = folders.filter((folder) =>
  readdirSync(`src/${folder}`).some((file) => file.endsWith('.tsx') && !file.includes('.test.')),
);
const named = process.argv.slice(2);
const unknown = named.find((folder) => !withComponents.includes(folder));
if (unknown) exitWithError(`${unknown} has no components: ${withComponents.join(', ')}.`);
let [killed, all] = [0, 0];
for (const folder of named.length > 0 ? named : withComponents) {
  const env = { ...process.env, MUTATED_FOLDER: folder };
  const { status } = spawnSync('npx', ['stryker', 'run', 'test/stryker-components.config.js'], {
    env,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
  const statuses = statusesOf(folder);
  const ofFolder = statuses.filter((status) => /Killed|Timeout/.test(status)).length;
  console.log(`${folder}: ${ofFolder} of ${statuses.length} mutants killed`);
  killed += ofFolder;
  all += statuses.length;
}
const percent = (100 * killed) / all;
console.log(`Components: ${killed} of ${all} mutants killed, ${percent.toFixed(2)} %`);
process.exitCode = percent >= Number(rules.thresholds?.break) ? 0 : 1;

/** What became of each mutant, without those that are ignored or that do not run. */
function statusesOf(/** @type {string} */ folder) {
  const report = readFileSync(`reports/mutation-${folder.replaceAll('/', '-')}.json`, 'utf8');
  /** @type {{ mutants: { status: string }[] }[]} */
  const files = Object.values(JSON.parse(report).files);
  const statuses = files.flatMap(({ mutants }) => mutants.map(({ status }) => status));
  return statuses.filter((status) => /Killed|Timeout|Survived|NoCoverage/.test(status));
}
