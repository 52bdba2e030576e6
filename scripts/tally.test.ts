import { expect, test } from 'vitest';
import { playwrightCounts, tally, tallyLine, vitestCounts } from './tally.mjs';

const unit = vitestCounts({
  numPassedTests: 200,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
});
const e2e = playwrightCounts({ stats: { expected: 80, unexpected: 0, flaky: 0, skipped: 0 } });

test('the counts of all test runners are summed', () => {
  const total = tally([{ isOk: true }, { isOk: true, counts: unit }, { isOk: true, counts: e2e }]);
  expect(tallyLine(total)).toBe('280 passed, 0 failed');
});

test('flaky tests count as failed, todo tests as skipped', () => {
  const counts = [
    vitestCounts({ numPassedTests: 1, numFailedTests: 2, numPendingTests: 3, numTodoTests: 4 }),
    playwrightCounts({ stats: { expected: 10, unexpected: 20, flaky: 30, skipped: 40 } }),
  ];
  expect(tallyLine(tally(counts.map((each) => ({ isOk: false, counts: each }))))).toBe(
    '11 passed, 52 failed, 47 skipped',
  );
});

test('a failed step without a failed test counts as one failure', () => {
  expect(tallyLine(tally([{ isOk: false }, { isOk: false, counts: unit }]))).toBe(
    '200 passed, 2 failed',
  );
});
