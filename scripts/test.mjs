// `npm test`: installs missing packages, runs all steps, and prints their times and the total test counts.
// `--all` adds the steps for a release.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { prepare } from './prepare.mjs';
import { playwrightCounts, tally, tallyLine, vitestCounts } from './tally.mjs';

/** @typedef {import('./tally.mjs').Counts} Counts */
/** @typedef {[script: string, report?: string, count?: (report: any) => Counts]} Step */

/** @type {Step[]} */
const dailySteps = [
  ['check'],
  ['test:unit', 'reports/unit.json', vitestCounts],
  ['test:e2e', 'reports/e2e.json', playwrightCounts],
  ['audit'],
];
/** @type {Step[]} */
const releaseSteps = [
  ['test:engines', 'reports/e2e.json', playwrightCounts],
  ['test:hosts', 'reports/hosts.json', (counts) => counts],
  ['test:fuzz', 'reports/e2e.json', playwrightCounts],
  ['test:matrix', 'reports/e2e.json', playwrightCounts],
  ['test:look', 'reports/e2e.json', playwrightCounts],
  ['test:soak', 'reports/e2e.json', playwrightCounts],
  ['test:owner', 'reports/owner.json', (counts) => counts],
  ['test:mutation'],
];

prepare();
rmSync('reports', { recursive: true, force: true });
const steps = process.argv.includes('--all') ? [...dailySteps, ...releaseSteps] : dailySteps;
const outcomes = steps.map(run);
const total = tally(outcomes);
for (const { script, seconds, isOk } of outcomes) {
  console.log(`${script.padEnd(14)} ${seconds.toFixed(0).padStart(4)} s${isOk ? '' : '  failed'}`);
}
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
console.log(tallyLine(total));

function run(/** @type {Step} */ [script, report, count]) {
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const { status } = spawnSync('npm', ['run', script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const seconds = (performance.now() - start) / 1000;
  const counts =
    report && count && existsSync(report)
      ? count(JSON.parse(readFileSync(report, 'utf8')))
      : undefined;
  return { script, seconds, isOk: status === 0 && (!report || counts !== undefined), counts };
}
