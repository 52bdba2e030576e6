// A precache of which the browser, or the shopper, has deleted something.
import { expect, type Page } from '@playwright/test';
import { builds } from '../../scripts/test-builds.mjs';
import { expectImages } from '../fixtures/page.ts';
import { test } from '../fixtures/service-worker.ts';

const readyMessage = (page: Page) => page.getByText('Ready to use offline');
const pagesMayBeMissing = "You're offline. Pages may be missing.";

/** Deletes the entries of the precache whose URLs match, or the whole caches. Resolves to how many there were. */
const deleteFromCaches = (page: Page, pattern?: RegExp) =>
  page.evaluate(async (text) => {
    const counts = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      const keys = await cache.keys();
      const deleted = keys.filter(({ url }) => !text || new RegExp(text).test(url));
      for (const key of deleted) await cache.delete(key);
      if (!text) await caches.delete(name);
      return deleted.length;
    });
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }, pattern?.source);

test.beforeEach(async ({ page, visitHome }) => {
  await visitHome();
  await expect(readyMessage(page)).toBeVisible();
});

for (const [lost, pattern, count] of [
  ['a page and images', /products\.html|\/images\/h/, 5],
  ['everything', undefined, 100],
] as const) {
  test(`${lost} that the browser has deleted: the offline notice says so, and it is restored online`, async ({
    page,
    open,
    context,
    flakyServer,
  }) => {
    expect(await deleteFromCaches(page, pattern)).toBeGreaterThanOrEqual(count);
    await context.setOffline(true);
    await expect(page.getByText(pagesMayBeMissing)).toBeVisible();
    await expect(readyMessage(page)).toBeHidden();
    await context.setOffline(false);
    await expect(readyMessage(page)).toBeVisible();

    // On the next load, too.
    await deleteFromCaches(page, pattern);
    await page.reload();
    await expect(readyMessage(page)).toBeVisible();
    await flakyServer.stop();
    await context.setOffline(true);
    await expect(page.getByText("You're offline. Everything still works.")).toBeVisible();
    await open(`${flakyServer.url}/products`);
    await expectImages(page);
  });
}

test.describe('a file of another version', () => {
  // Its content does not have the integrity of the deleted one.
  test.use({ expectedErrors: /Failed to load resource|error occurred when fetching the script/ });

  for (const [what, pattern, check] of [
    ['a page', /products\.html/, (page: Page) => page.reload()],
    [
      'the list of all files',
      undefined,
      (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
    ],
  ] as const) {
    test(`does not take the place of ${what}`, async ({ page, context, flakyServer, serverOf }) => {
      await deleteFromCaches(page, pattern);
      const requests: string[] = [];
      flakyServer.target = (await serverOf(builds.next)).url;
      flakyServer.fate = (path) => {
        requests.push(path);
        // The new version is not found, because its worker cannot be loaded.
        return path.startsWith('/sw.js') ? 'drop' : 'forward';
      };
      await check(page);
      await expect.poll(() => requests).toContain(pattern ? '/products' : '/precache.json');
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await expect(page.getByText(pagesMayBeMissing)).toBeVisible();
      expect(await deleteFromCaches(page, pattern)).toBe(0);
    });
  }
});
