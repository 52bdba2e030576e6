// Sums the results that the test runners report.

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ isOk: boolean, counts?: Counts | undefined }} Outcome
 */

/** Vitest's JSON report: https://vitest.dev/guide/reporters#json-reporter @returns {Counts} */
export const vitestCounts = (
  /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} */ report,
) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** Playwright's JSON report. Flaky tests count as failed. @returns {Counts} */
export const playwrightCounts = (
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} */ {
    stats,
  },
) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
});

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
