import { test as base } from '@playwright/test';
import { type StoreServer, startServer } from '../../../tools/store-server.mjs';
import { whyMissing } from '../../steps/engines.mjs';
import type { EngineShopper } from './engine-shopper.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

/** The viewport of an iPhone, in CSS pixels. */
const phone = { width: 390, height: 844 };

/** The engines beside Chromium; WebKitGTK is the nearest to Safari that runs on Linux. */
const open = { firefox: openFirefox, webkit: openWebKit };

/** The options that a project sets. */
export type EngineOptions = { engine: keyof typeof open };

type WorkerFixtures = EngineOptions & {
  store: StoreServer;
  shopper: EngineShopper;
};

/** Playwright's runner without its browser. The tests of an engine that is not installed are skipped. */
export const test = base.extend<{ isInstalled: undefined }, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  isInstalled: [
    async ({ engine }, use, testInfo) => {
      const reason = whyMissing(engine);
      testInfo.skip(reason !== undefined, reason);
      await use(undefined);
    },
    { auto: true },
  ],
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern.
    async ({}, use) => {
      const store = await startServer();
      await use(store);
      await store.stop();
    },
    { scope: 'worker' },
  ],
  shopper: [
    async ({ engine }, use) => {
      const shopper = await open[engine](phone);
      await use(shopper);
      await shopper.close();
    },
    { scope: 'worker' },
  ],
});
