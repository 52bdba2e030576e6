// `npm test`: installs what is missing, runs the daily steps, and prints their times and the total test counts.
// `npm test -- --all` adds the steps for a release; `npm test -- look hosts` runs the named steps only.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { countsIn, finish, tally } from '../test/steps/tally.mjs';
import { exitWithError, prepare } from './prepare.mjs';

/**
 * The commands of a step run until one fails. `report` has the results of its tests.
 * @typedef {{ commands: string[], report?: string }} Step
 */

const playwright = (/** @type {string[]} */ ...projects) =>
  `playwright test -c test/e2e ${projects.map((project) => `--project=${project}`).join(' ')}`;
const browser = 'node tools/browser.mjs';
const [unit, e2e] = ['reports/unit.json', 'reports/e2e.json'];

/** @type {Record<string, Step>} */
const daily = {
  check: { commands: ['npm run check'] },
  unit: {
    commands: ['vitest run --project=rules --project=app --project=isolated --project=demo'],
    report: unit,
  },
  e2e: {
    commands: ['node test/steps/builds.mjs', browser, playwright('chromium', 'subpath', 'owner')],
    report: e2e,
  },
  audit: { commands: ['node tools/audit.mjs'] },
};

/** @type {Record<string, Step>} */
const release = {
  slow: { commands: ['vitest run --project=slow'], report: unit },
  'audit-all': { commands: ['node tools/audit.mjs --all'] },
  engines: {
    commands: ['vite build', 'node test/steps/engines.mjs', playwright('firefox', 'webkit')],
    report: e2e,
  },
  hosts: { commands: ['node test/steps/hosts.mjs'], report: 'reports/hosts.json' },
  fuzz: { commands: ['vite build', browser, playwright('fuzz')], report: e2e },
  matrix: { commands: ['node test/steps/builds.mjs', browser, playwright('matrix')], report: e2e },
  look: { commands: ['node test/steps/builds.mjs', browser, playwright('look')], report: e2e },
  soak: { commands: ['vite build', browser, playwright('soak')], report: e2e },
  owner: { commands: ['node test/steps/owner.mjs'], report: 'reports/owner.json' },
  mutation: { commands: ['stryker run test/stryker.config.js'] },
  'mutation-components': { commands: ['node test/steps/mutation-components.mjs'] },
};

const all = { ...daily, ...release };
const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' } },
  allowPositionals: true,
});
const names = positionals.length > 0 ? positionals : Object.keys(values.all ? all : daily);
const unknown = names.find((name) => !Object.hasOwn(all, name));
if (unknown) exitWithError(`${unknown} is no step of the tests: ${Object.keys(all).join(', ')}.`);

prepare();
if (positionals.length === 0) rmSync('reports', { recursive: true, force: true });
const outcomes = names.map(run);
for (const { name, seconds, isOk } of outcomes) {
  console.log(`${name.padEnd(19)} ${seconds.toFixed(0).padStart(4)} s${isOk ? '' : '  failed'}`);
}
finish(tally(outcomes));

function run(/** @type {string} */ name) {
  const { commands, report } = /** @type {Step} */ (all[name]);
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  // npm has the programs of the packages in its PATH.
  const isOk = commands.every(
    (command) => spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0,
  );
  const seconds = (performance.now() - start) / 1000;
  const counts = report ? countsIn(report) : undefined;
  return { name, seconds, isOk: isOk && (!report || counts !== undefined), counts };
}
