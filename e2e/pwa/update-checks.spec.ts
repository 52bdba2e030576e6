import { expect, type Page } from '@playwright/test';
import { builds } from '../../scripts/test-builds.mjs';
import { untilPrecached } from '../fixtures/page';
import { checkForUpdates, test, updateNotice } from '../fixtures/updates';

declare global {
  interface Window {
    updateChecks: number;
  }
}

// updates.spec.ts has the answer for a version that is waiting.
test.describe('"Check for updates" says', () => {
  const answer = (page: Page, text: string) => page.getByText(text, { exact: true });
  const newest = 'This is the newest version.';

  test('that there is no newer version, and that the server cannot be reached', async ({
    page,
    open,
    flakyServer,
  }) => {
    await open(`${flakyServer.url}/`);
    await untilPrecached(page);
    await checkForUpdates(page);
    await expect(answer(page, newest)).toBeVisible();
    await flakyServer.stop();
    await checkForUpdates(page);
    await expect(answer(page, 'Could not check: the store is not reachable.')).toBeVisible();
  });

  test('that a new version is installing', async ({ page, open, flakyServer, publish }) => {
    await open(`${flakyServer.url}/`);
    await untilPrecached(page);
    await publish(builds.next);
    // The new version cannot finish: its precaching never gets beyond the script.
    flakyServer.fate = (path) => (path.startsWith('/sw.js') ? 'forward' : 60_000);
    await checkForUpdates(page);
    await expect(answer(page, 'A new version is downloading.')).toBeVisible();
  });

  test('that a browser without service workers cannot check', async ({ page, open }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await open('/');
    await checkForUpdates(page);
    await expect(answer(page, 'Updates cannot be checked in this browser.')).toBeVisible();
  });
});

test('a dismissed version is not offered again by the checks of the tab itself', async ({
  page,
  shopUntilPublished,
}) => {
  await page.clock.install();
  await shopUntilPublished();
  await checkForUpdates(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(updateNotice(page)).toBeHidden();
  await page.clock.fastForward('01:00:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.waitForLoadState('networkidle');
  await expect(updateNotice(page)).toBeHidden();
});

test('a tab that is opened while the first worker installs learns when it is complete', async ({
  page,
  open,
  context,
  flakyServer,
}) => {
  flakyServer.fate = (path) => (path.includes('/images/socket') ? 500 : 'forward');
  await open(`${flakyServer.url}/shipping`);
  const other = await context.newPage();
  await other.goto(`${flakyServer.url}/returns`);
  await expect(page.getByText('Ready to use offline')).toBeVisible({ timeout: 20_000 });
  await expect(other.getByText('Ready to use offline')).toBeVisible();
});

test('a tab checks when it is shown again, twice a minute at most, and every hour', async ({
  page,
  open,
  flakyServer,
}) => {
  await page.clock.install();
  await open(`${flakyServer.url}/`);
  await untilPrecached(page);
  await page.evaluate(() => {
    const update = ServiceWorkerRegistration.prototype.update;
    window.updateChecks = 0;
    ServiceWorkerRegistration.prototype.update = function () {
      window.updateChecks++;
      return update.call(this);
    };
  });
  const checks = () => page.evaluate(() => window.updateChecks);
  const show = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await show();
  expect(await checks()).toBe(0);
  await page.clock.fastForward(31_000);
  await show();
  await show();
  expect(await checks()).toBe(1);
  await page.clock.fastForward('01:00:00');
  expect(await checks()).toBe(2);
});
