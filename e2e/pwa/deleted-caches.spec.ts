// A precache of which the browser, or the shopper, has deleted something.
import { expect, type Page } from '@playwright/test';
import { builds } from '../../scripts/test-builds.mjs';
import { expectImages } from '../fixtures/page';
import { test } from '../fixtures/test';

test.use({ serviceWorkers: 'allow' });

const everythingWorks = "You're offline. Everything still works.";
const pagesMayBeMissing = "You're offline. Pages you have not opened may be missing.";

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
    await open(`${flakyServer.url}/`);
    await expect(page.getByText('Ready to use offline')).toBeVisible();
    expect(await deleteFromCaches(page, pattern)).toBeGreaterThanOrEqual(count);
    await context.setOffline(true);
    await expect(page.getByText(pagesMayBeMissing)).toBeVisible();
    await expect(page.getByText('Ready to use offline')).toBeHidden();
    await context.setOffline(false);
    await expect(page.getByText('Ready to use offline')).toBeVisible();

    // On the next load, too.
    await deleteFromCaches(page, pattern);
    await page.reload();
    await expect(page.getByText('Ready to use offline')).toBeVisible();
    await flakyServer.stop();
    await context.setOffline(true);
    await expect(page.getByText(everythingWorks)).toBeVisible();
    await open(`${flakyServer.url}/products`);
    await expectImages(page);
  });
}

test.describe('a file of another version', () => {
  // Its content does not have the integrity of the deleted one.
  test.use({ expectedErrors: /Failed to load resource|error occurred when fetching the script/ });

  test('is not restored in place of a deleted one', async ({
    page,
    open,
    context,
    flakyServer,
    serverOf,
    consoleErrors,
  }) => {
    await open(`${flakyServer.url}/`);
    await expect(page.getByText('Ready to use offline')).toBeVisible();
    await deleteFromCaches(page, /products\.html/);
    // The new version is not found, because its worker cannot be loaded.
    flakyServer.target = (await serverOf(builds.next)).url;
    flakyServer.fate = (path) => (path.startsWith('/sw.js') ? 'drop' : 'forward');
    await page.reload();
    await expect.poll(() => consoleErrors.join()).toContain('Failed to load resource');
    await context.setOffline(true);
    await expect(page.getByText(pagesMayBeMissing)).toBeVisible();
    expect(await deleteFromCaches(page, /products\.html/)).toBe(0);
  });

  test('is not precached with its list, once that was deleted too', async ({
    page,
    open,
    context,
    flakyServer,
    serverOf,
  }) => {
    await open(`${flakyServer.url}/`);
    await expect(page.getByText('Ready to use offline')).toBeVisible();
    await deleteFromCaches(page);
    const requests: string[] = [];
    flakyServer.target = (await serverOf(builds.next)).url;
    flakyServer.fate = (path) => {
      requests.push(path);
      return path.startsWith('/sw.js') ? 'drop' : 'forward';
    };
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => requests).toContain('/precache.json');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText(pagesMayBeMissing)).toBeVisible();
    expect(await deleteFromCaches(page)).toBe(0);
  });
});
