// One trip through the shop: steps in two tabs, and after each a look at both.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import type { StoreServer } from '../../scripts/store-server.mjs';
import { untilStarted, untilStored } from '../shopper';
import { addressStep } from './address-steps';
import { pageStep } from './page-steps';
import { ShopModel } from './shop-model';
import { shownBy, shownFor } from './shown';
import type { Step, Tab } from './step';

declare global {
  interface Window {
    launch: (to: { targetURL: string }) => void;
  }
}

type Trip = {
  readonly tabs: readonly Tab[];
  readonly noise: readonly string[];
  /** What was done so far, for whoever reads of a failure. */
  readonly walked: string[];
  /** The pages that a next trip cannot start from as they are. */
  readonly used: Set<Page>;
};

class StepInTab implements fc.AsyncCommand<readonly ShopModel[], Trip> {
  constructor(
    readonly tab: number,
    readonly step: Step,
  ) {}

  check(models: readonly ShopModel[]) {
    const model = models[this.tab];
    return model !== undefined && (this.step.isPossible?.(model) ?? true);
  }

  async run(_: readonly ShopModel[], { tabs, noise, walked, used }: Trip) {
    const tab = tabs[this.tab];
    if (!tab) throw new Error('There is no such tab.');
    used.add(tab.page);
    walked.push(`${this}`);
    const trip = walked.join('\n');
    await tab.page.bringToFront();
    await this.step.take(tab);
    for (const { page, model } of tabs) {
      await expect
        .poll(() => shownBy(page), { message: trip, intervals: [10, 20, 50] })
        .toEqual(shownFor(model));
    }
    expect(noise, trip).toEqual([]);
  }

  toString = () => `tab ${this.tab + 1}: ${this.step.name}`;
}

const anyStep = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
    fc.oneof({ weight: 9, arbitrary: pageStep }, { weight: 1, arbitrary: addressStep }),
  )
  .map(([tab, step]) => new StepInTab(tab, step));

/** Most of the steps drawn are not possible where the shopper stands, and are passed over. */
const anyTrip = fc.commands([anyStep], { maxCommands: 80, size: 'max' });

/** The browser's part in a launch: the one that opened the window is handed over once, as any later one. */
function playLaunches() {
  let launches = [{ targetURL: window.location.href }];
  const setConsumer = (consumer: Window['launch']) => {
    window.launch = consumer;
    for (const launch of launches) consumer(launch);
    launches = [];
  };
  Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
}

/** Stores the shop, and gives what takes the trip of a seed in two tabs; it returns the steps walked. */
export async function tripsIn(context: BrowserContext, store: StoreServer, noise: string[]) {
  await context.addInitScript(playLaunches);
  const enter = async (page: Page) => {
    await page.bringToFront();
    await page.goto(`${store.url}/`);
    await untilStarted(page);
  };
  const first = await context.newPage();
  await enter(first);
  await untilStored(first);
  const pages = [first, await context.newPage()];
  const used = new Set(pages);

  return async (seed: number): Promise<number> => {
    let walked: string[] = [];
    const setup = async () => {
      noise.length = 0;
      walked = [];
      await store.start();
      for (const page of used) await enter(page);
      used.clear();
      const tabs = pages.map((page) => ({ page, store, model: new ShopModel() }));
      return { model: tabs.map(({ model }) => model), real: { tabs, noise, walked, used } };
    };
    const trip = fc.asyncProperty(anyTrip, (steps) => fc.asyncModelRun(setup, steps));
    // A trip that fails is made shorter for so many milliseconds.
    await fc.assert(trip, { seed, numRuns: 1, unbiased: true, interruptAfterTimeLimit: 60_000 });
    expect(noise).toEqual([]);
    return walked.length;
  };
}
