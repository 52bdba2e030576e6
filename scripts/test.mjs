// `npm test`: installs missing packages, runs all steps, and prints their times and the total test counts.
// `npm run test:all` adds the steps for a release.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import process from 'node:process';
import { prepare } from './prepare.mjs';
import { countsIn, finish, tally } from './tally.mjs';

/** @typedef {[script: string, report?: string]} Step */

/** @type {Step[]} */
const dailySteps = [
  ['check'],
  ['test:unit', 'reports/unit.json'],
  ['test:e2e', 'reports/e2e.json'],
  ['audit'],
];
/** @type {Step[]} */
const releaseSteps = [
  ['test:slow', 'reports/unit.json'],
  ['audit:all'],
  ['test:engines', 'reports/e2e.json'],
  ['test:hosts', 'reports/hosts.json'],
  ['test:fuzz', 'reports/e2e.json'],
  ['test:matrix', 'reports/e2e.json'],
  ['test:look', 'reports/e2e.json'],
  ['test:soak', 'reports/e2e.json'],
  ['test:owner', 'reports/owner.json'],
  ['test:mutation'],
];

prepare();
rmSync('reports', { recursive: true, force: true });
const steps = process.argv.includes('--all') ? [...dailySteps, ...releaseSteps] : dailySteps;
const outcomes = steps.map(run);
for (const { script, seconds, isOk } of outcomes) {
  console.log(`${script.padEnd(14)} ${seconds.toFixed(0).padStart(4)} s${isOk ? '' : '  failed'}`);
}
finish(tally(outcomes));

function run(/** @type {Step} */ [script, report]) {
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const { status } = spawnSync('npm', ['run', script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const seconds = (performance.now() - start) / 1000;
  const counts = report ? countsIn(report) : undefined;
  return { script, seconds, isOk: status === 0 && (!report || counts !== undefined), counts };
}
