import { test as base } from '@playwright/test';
import { whyMissing } from '../../scripts/engines.mjs';
import { type StoreServer, startServer } from '../../scripts/store-server.mjs';
import type { EngineShopper } from './engine-shopper';
import { type EngineName, engines } from './engines';

export type EngineOption = { engine: EngineName };

/** Playwright's runner without its browser. An engine that is not on this machine skips its tests. */
export const test = base.extend<
  { onThisMachine: undefined },
  EngineOption & { store: StoreServer; shopper: EngineShopper }
>({
  engine: ['Chromium', { option: true, scope: 'worker' }],
  onThisMachine: [
    async ({ engine }, use, testInfo) => {
      const reason = whyMissing(engine);
      testInfo.skip(reason !== undefined, reason);
      await use(undefined);
    },
    { auto: true },
  ],
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from here.
    async ({}, use) => {
      const store = await startServer();
      await use(store);
      await store.stop();
    },
    { scope: 'worker' },
  ],
  shopper: [
    async ({ engine }, use) => {
      const shopper = await engines[engine]();
      await use(shopper);
      await shopper.leave();
    },
    { scope: 'worker' },
  ],
});
