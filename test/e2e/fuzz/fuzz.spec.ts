// A random trip through the store, each step of which is also made by a model of it.
import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { test } from '../fixtures/test.ts';
import { ShopModel } from './shop-model.ts';
import { expectedOf, shownBy } from './shown.ts';
import { anyStep } from './steps.ts';

type Real = {
  readonly page: Page;
  readonly consoleErrors: readonly string[];
  /** The seed and the steps so far, for the message of a failure. */
  readonly steps: string[];
};

/** Makes a step and compares the page with the model. */
const anyCommand = anyStep.map(
  ({ name, isPossible, run }): fc.AsyncCommand<ShopModel, Real> => ({
    check: isPossible,
    run: async (model, { page, consoleErrors, steps }) => {
      steps.push(name);
      const message = steps.join('\n');
      await run(page, model);
      await expect
        .poll(() => page.evaluate(shownBy), { message, intervals: [10, 20, 50] })
        .toEqual(expectedOf(model));
      expect(consoleErrors, message).toEqual([]);
    },
    toString: () => name,
  }),
);

/** Most of the generated steps are not possible on the page that is shown, and are skipped. */
const anyCommands = fc.commands([anyCommand], { maxCommands: 80, size: 'max' });

/** The first two trips are made daily, all in `npm test -- fuzz`. */
const trips = 1000;

for (let trip = 0; trip < trips; trip++) {
  // Each trip can be repeated: it is the first of its seed.
  const seed = Number(process.env.FUZZ_SEED) + trip;
  test(`a random trip, FUZZ_SEED=${seed}`, { tag: trip < 2 ? [] : '@release' }, async ({
    page,
    open,
    consoleErrors,
  }) => {
    test.setTimeout(240_000);
    // A step that cannot be made fails, long before the trip is interrupted.
    page.setDefaultTimeout(30_000);
    const setup = async () => {
      consoleErrors.length = 0;
      // A tab of the trip before would keep its cart.
      for (const other of page.context().pages().slice(1)) await other.close();
      await open('/');
      const real = { page, consoleErrors, steps: [`FUZZ_SEED=${seed}`] };
      return { model: new ShopModel(), real };
    };
    const property = fc.asyncProperty(anyCommands, (commands) => fc.asyncModelRun(setup, commands));
    // Limits the trip and its shrinking together to two minutes.
    const limits = { numRuns: 1, interruptAfterTimeLimit: 120_000 };
    await fc.assert(property, { seed, unbiased: true, ...limits });
  });
}
