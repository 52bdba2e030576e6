// Used by tools/test.mjs, hosts.mjs and owner.mjs: sums the results that the test runners report.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ isOk: boolean, counts?: Counts | undefined }} Outcome
 */

/**
 * The counts in a JSON report of Vitest, of Playwright, or of `writeCounts`. Flaky tests count as failed.
 * @returns {Counts | undefined} undefined if there is no report, or none of a test
 */
export function countsIn(/** @type {string} */ path) {
  if (!existsSync(path)) return undefined;
  const counts = countsOf(JSON.parse(readFileSync(path, 'utf8')));
  return counts.passed + counts.failed > 0 ? counts : undefined;
}

/** @returns {Counts} */
function countsOf(/** @type {any} */ { stats, ...report }) {
  if (stats) {
    const { expected: passed, unexpected, flaky, skipped } = stats;
    return { passed, failed: unexpected + flaky, skipped };
  }
  if (!('numPassedTests' in report)) return report;
  const { numPassedTests: passed, numFailedTests: failed } = report;
  return { passed, failed, skipped: report.numPendingTests + report.numTodoTests };
}

/** A failed step without a failed test counts as one failure. @returns {Counts} */
export function tally(/** @type {Outcome[]} */ outcomes) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { isOk, counts = { passed: 0, failed: 0, skipped: 0 } } of outcomes) {
    total.passed += counts.passed;
    total.failed += counts.failed || (isOk ? 0 : 1);
    total.skipped += counts.skipped;
  }
  return total;
}

/** `12 passed, 0 failed`, with `, 1 skipped` if any test was skipped. */
export const tallyLine = (/** @type {Counts} */ { passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Ends a command: prints its counts, and writes them for `npm test`. */
export function finish(/** @type {Counts} */ counts, report = '') {
  if (report) {
    mkdirSync('reports', { recursive: true });
    writeFileSync(report, JSON.stringify(counts));
  }
  console.log(tallyLine(counts));
  process.exitCode = counts.failed > 0 ? 1 : 0;
}
