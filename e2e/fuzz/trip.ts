// One trip through the store: random steps in two tabs, with a check after each.

import { type BrowserContext, expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { untilHydrated } from '../../scripts/browser.mjs';
import type { FlakyServer } from '../fixtures/flaky-server';
import { untilPrecached } from '../fixtures/page';
import { translatePage } from '../fixtures/translation';
import { pageStep } from './page-steps';
import { ShopModel } from './shop-model';
import { expectedOf, shownBy } from './shown';
import type { Step, Tab } from './step';
import { urlStep } from './url-steps';

declare global {
  interface Window {
    launch: (params: { targetURL: string }) => void;
  }
}

export type FuzzOptions = {
  /** How many trips a test makes after precaching the store once. */
  trips: number;
};

/** Every fourth trip is made on pages that the browser translates. */
const isTranslated = (seed: number) => seed % 4 === 0;

/** What a command runs against. */
type Real = {
  readonly tabs: readonly Tab[];
  readonly isTranslated: boolean;
  readonly consoleErrors: readonly string[];
  /** The steps so far, for the message of a failure. */
  readonly steps: string[];
  /** The pages that have been used, which the next trip has to load again. */
  readonly used: Set<Page>;
};

class TabCommand implements fc.AsyncCommand<readonly ShopModel[], Real> {
  constructor(
    readonly tab: number,
    readonly step: Step,
  ) {}

  check(models: readonly ShopModel[]) {
    const model = models[this.tab];
    return model !== undefined && (this.step.isPossible?.(model) ?? true);
  }

  async run(_: readonly ShopModel[], { tabs, isTranslated, consoleErrors, steps, used }: Real) {
    const tab = tabs[this.tab];
    if (!tab) throw new Error('There is no such tab.');
    used.add(tab.page);
    steps.push(`${this}`);
    await tab.page.bringToFront();
    if (isTranslated) await translatePage(tab.page);
    await this.step.run(tab);
    await expectModel(tab, steps);
    expect(consoleErrors, steps.join('\n')).toEqual([]);
  }

  toString = () => `tab ${this.tab + 1}: ${this.step.name}`;
}

const expectModel = ({ page, model }: Tab, steps: readonly string[]) =>
  expect
    .poll(() => shownBy(page), { message: steps.join('\n'), intervals: [10, 20, 50] })
    .toEqual(expectedOf(model));

const anyCommand = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
    fc.oneof({ weight: 9, arbitrary: pageStep }, { weight: 1, arbitrary: urlStep }),
  )
  .map(([tab, step]) => new TabCommand(tab, step));

/** Most of the generated steps are not possible on the page that is shown, and are skipped. */
const anyCommands = fc.commands([anyCommand], { maxCommands: 80, size: 'max' });

/** Stands in for the browser's launch queue, which delivers the launch that opened the window first. */
function mockLaunchQueue() {
  let launches = [{ targetURL: window.location.href }];
  const setConsumer = (consumer: Window['launch']) => {
    window.launch = consumer;
    for (const launch of launches) consumer(launch);
    launches = [];
  };
  Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
}

/**
 * Precaches the store and returns a function that makes the trip of a seed in two tabs. It resolves to
 * the number of steps.
 */
export async function prepareTrips(
  context: BrowserContext,
  flakyServer: FlakyServer,
  consoleErrors: string[],
) {
  await context.addInitScript(mockLaunchQueue);
  const open = async (page: Page) => {
    await page.bringToFront();
    await page.goto(`${flakyServer.url}/`);
    await untilHydrated(page);
  };
  const first = await context.newPage();
  await open(first);
  await untilPrecached(first);
  const pages = [first, await context.newPage()];
  const used = new Set(pages);

  return async (seed: number): Promise<number> => {
    let steps: string[] = [];
    let tabs: Tab[] = [];
    const setup = async () => {
      consoleErrors.length = 0;
      steps = [];
      await flakyServer.start();
      for (const page of used) await open(page);
      used.clear();
      tabs = pages.map((page) => ({ page, flakyServer, model: new ShopModel() }));
      const real = { tabs, isTranslated: isTranslated(seed), consoleErrors, steps, used };
      return { model: tabs.map(({ model }) => model), real };
    };
    const property = fc.asyncProperty(anyCommands, async (commands) => {
      await fc.asyncModelRun(setup, commands);
      // No step in one tab changed what the other shows.
      for (const tab of tabs) await expectModel(tab, steps);
    });
    // Limits the trip and its shrinking together to 60 s.
    await fc.assert(property, {
      seed,
      numRuns: 1,
      unbiased: true,
      interruptAfterTimeLimit: 60_000,
    });
    expect(consoleErrors).toEqual([]);
    return steps.length;
  };
}
