// One file of the build is faulty: the shopper can still read the page, follow its links, and search, or reads that the
// page could not start. One file stands for all of its kind. Each kind has each fault, with or without a service worker.
import { expect, type Page } from '@playwright/test';
import { builds } from '../../steps/builds.mjs';
import { filesOf } from '../fixtures/dist.ts';
import type { Fault } from '../fixtures/flaky-server.ts';
import { startState } from '../fixtures/in-page.ts';
import { heading, laterPart, untilPrecached } from '../fixtures/page.ts';
import { resultsHeading } from '../fixtures/results.ts';
import { test } from '../fixtures/test.ts';

const faults = ['missing', 'truncate', 'html', 'stall', 'drop'] as const satisfies Fault[];

const kinds = {
  'the entry script': /^assets\/index-.*js$/,
  'the app': /^assets\/main-.*js$/,
  'the later parts': /^assets\/later-.*js$/,
  'the CSS': /\.css$/,
  'a font': /\.woff2$/,
  'an image': /^images\/led-work-light-20v-.*\.avif$/,
  'the manifest': /\.webmanifest$/,
  'the service worker': /^sw\.js$/,
};
/** Prerendered, and a shell. */
const urls = ['/product/led-work-light-20v', '/search'] as const;

test.use({ expectedErrors: /./ });

for (const [row, [kind, pattern]] of Object.entries(kinds).entries()) {
  const file = filesOf(builds.store).find((each) => pattern.test(each));
  for (const [column, fault] of faults.entries()) {
    const serviceWorkers = (row + column) % 2 === 0 ? 'allow' : 'block';
    // A browser paints nothing until the CSS in the head has arrived or failed.
    if (fault === 'stall' && kind === 'the CSS') continue;

    test.describe(`service workers: ${serviceWorkers}`, () => {
      test.use({ serviceWorkers });
      test(`${kind} has the fault "${fault}"`, async ({ page, flakyServer }) => {
        expect(file).toBeDefined();
        flakyServer.fate = (path) => (path === `/${file}` ? fault : 'forward');
        await page.goto(flakyServer.url + urls[0], { waitUntil: 'commit' });
        await expectUsable(page);
      });
    });
  }
}

test.describe('with a service worker of an earlier visit', () => {
  test.use({ serviceWorkers: 'allow' });
  for (const url of urls) {
    test(`${url} has every fault`, async ({ page, flakyServer }) => {
      await page.goto(`${flakyServer.url}/`);
      await untilPrecached(page);
      for (const fault of faults) {
        flakyServer.fate = (path) => (path.startsWith(url) ? fault : 'forward');
        await page.goto(flakyServer.url + url, { waitUntil: 'commit' });
        await expectUsable(page);
      }
    });
  }
});

/** Reads the page, searches, and follows a link. */
async function expectUsable(page: Page) {
  // The page may reload itself once. If a script stalls, it waits ten seconds.
  const state = () => page.evaluate(startState).catch(() => undefined);
  await expect.poll(state, { timeout: 15_000 }).toMatch(/running|incomplete|failed/);
  // The later parts may be loaded, fail, or stall for ten seconds, after which the page says so.
  const failure = page
    .getByText(/^(This page could not start|A part of this page could not be)/)
    .filter({ visible: true });
  await expect(laterPart(page).or(failure).first()).toBeAttached({ timeout: 15_000 });
  if (await failure.count()) {
    await page.getByRole('link', { name: 'Specials' }).first().click();
    await expect(page).toHaveURL(/\/specials$/);
    return;
  }
  await expect(heading(page)).toBeVisible();
  await page.getByLabel('Search products').fill('ratchet');
  await page.getByLabel('Search products').press('Enter');
  await expect(heading(page)).toHaveText(resultsHeading('ratchet'));
  await page.getByRole('link', { name: 'Warranty' }).first().click();
  await expect(heading(page)).toHaveText('Warranty');
}
