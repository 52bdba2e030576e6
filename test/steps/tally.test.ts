import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countsIn, tally, tallyLine } from './tally.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tally-'));
const path = join(folder, 'report.json');
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [
    'Vitest, where a test to do is skipped',
    { numPassedTests: 1, numFailedTests: 2, numPendingTests: 3, numTodoTests: 4 },
    { passed: 1, failed: 2, skipped: 7 },
  ],
  [
    'Playwright, where a flaky test has failed',
    { stats: { expected: 10, unexpected: 20, flaky: 30, skipped: 40 } },
    { passed: 10, failed: 50, skipped: 40 },
  ],
  [
    'a command of our own',
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 1, failed: 0, skipped: 0 },
  ],
])('the report of %s is counted', (_, report, counts) => {
  writeFileSync(path, JSON.stringify(report));
  expect(countsIn(path)).toEqual(counts);
});

test('without a report, or a test in it, there are no counts', () => {
  expect(countsIn(join(folder, 'none.json'))).toBeUndefined();
  writeFileSync(
    path,
    JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 9 } }),
  );
  expect(countsIn(path)).toBeUndefined();
});

test('the counts of all steps are summed, and a step that failed without a failed test is one', () => {
  const counts = { passed: 140, failed: 1, skipped: 0 };
  const steps = [{ isOk: true, counts }, { isOk: false, counts }, { isOk: true }, { isOk: false }];
  expect(tallyLine(tally(steps))).toBe('280 passed, 3 failed');
  expect(tallyLine({ ...counts, skipped: 2 })).toBe('140 passed, 1 failed, 2 skipped');
});
