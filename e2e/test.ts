import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, chromium, expect } from '@playwright/test';
import { browserFlags, findBrowser } from '../scripts/browser.mjs';
import { type StoreServer, startServer } from '../scripts/store-server.mjs';
import { listen } from './console-noise';
import { untilStarted } from './shopper';

type Options = {
  /** Console messages that a test provokes on purpose. */
  expectedNoise: RegExp | undefined;
  /** The errors and warnings that any page of this test has logged. */
  noise: string[];
  /** A browser with a profile on disk, as shoppers have it; each call opens it on the same profile. */
  openBrowser: (...flags: string[]) => Promise<BrowserContext>;
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
  page: async ({ page, store }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (url, options) => {
      const response = await goto(inStore(store, url), options);
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
  request: async ({ request, store }, use) => {
    const get = request.get.bind(request);
    request.get = (url, options) => get(inStore(store, url), options);
    await use(request);
  },
  expectedNoise: [undefined, { option: true }],
  noise: [
    async ({ context, expectedNoise }, use) => {
      const noise: string[] = [];
      listen(context, noise);
      await use(noise);
      expect(noise.filter((text) => !expectedNoise?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
  openBrowser: async ({ noise }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'torque-bay-profile-'));
    const executablePath = findBrowser()?.path;
    let opened: BrowserContext | undefined;
    await use(async (...flags) => {
      await opened?.close();
      opened = await chromium.launchPersistentContext(profile, {
        ...(executablePath ? { executablePath } : {}),
        args: [...browserFlags, ...flags],
      });
      listen(opened, noise);
      return opened;
    });
    await opened?.close();
    rmSync(profile, { recursive: true, force: true });
  },
});

/** A path is one within the store, which may be published in a folder of its host. */
const inStore = (store: StoreServer, url: string) => (url.startsWith('/') ? store.url + url : url);
