import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Says why each skipped test was skipped; Playwright's list only says that it was. */
export default class SkipReporter implements Reporter {
  onTestEnd(test: TestCase, { status, annotations }: TestResult) {
    if (status !== 'skipped') return;
    const reason = annotations.find(({ type }) => type === 'skip')?.description;
    process.stdout.write(`     skipped in ${test.titlePath()[1]}, ${test.title}: ${reason}\n`);
  }
}
