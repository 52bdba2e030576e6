import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Says how far the random trips went, at the end of a run that made any. */
class Walked implements Reporter {
  private readonly tests: TestCase[] = [];

  onTestEnd(test: TestCase) {
    this.tests.push(test);
  }

  onEnd() {
    const sum = (type: string) =>
      this.tests
        .flatMap(({ annotations }) => annotations.filter((each) => each.type === type))
        .reduce((total, { description }) => total + Number(description), 0);
    const trips = sum('trips');
    if (trips > 0) process.stdout.write(`${trips} random trips of ${sum('steps')} steps\n`);
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright reads a reporter from here.
export default Walked;
