import { test as base, expect } from '@playwright/test';
import { type StoreServer, startServer } from '../scripts/store-server.mjs';
import { untilStarted } from './shopper';

type Options = {
  /** Console messages that a test provokes on purpose. */
  expectedNoise: RegExp | undefined;
  quietConsole: undefined;
};

/** Playwright's `test`, with a running store; it fails where a page logs an error or a warning. */
export const test = base.extend<Options, { store: StoreServer }>({
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from here.
    async ({}, use) => {
      const store = await startServer();
      await use(store);
      await store.stop();
    },
    { scope: 'worker' },
  ],
  /** A page that was gone to or reloaded is there once the app answers; `commit` waits for nothing. */
  page: async ({ page }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (options?.waitUntil !== 'commit') await untilStarted(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      await untilStarted(page);
      return response;
    };
    await use(page);
  },
  baseURL: ({ store }, use) => use(store.url),
  expectedNoise: [undefined, { option: true }],
  quietConsole: [
    async ({ context, expectedNoise }, use) => {
      const noise: string[] = [];
      context.on('console', (message) => {
        // The browser reports an address that is not found, as it should be, among its errors.
        const isOwnAddress = message.location().url === message.page()?.url();
        if (isOwnAddress && message.text().includes('status of 404')) return;
        if (['error', 'warning'].includes(message.type())) noise.push(message.text());
      });
      context.on('weberror', (thrown) => noise.push(`thrown: ${thrown.error().message}`));
      await use(undefined);
      expect(noise.filter((text) => !expectedNoise?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});
