// One file of the build is faulty: the shopper can still read the page, follow its links, and search, or reads
// that the page could not start.
import { type Browser, expect, type Page } from '@playwright/test';
import { builds } from '../../scripts/test-builds.mjs';
import { products } from '../../src/catalogue/products';
import { filesOf, textOf } from '../fixtures/dist';
import type { Fault, FlakyServer } from '../fixtures/flaky-server';
import { startState } from '../fixtures/in-page';
import { heading, untilPrecached } from '../fixtures/page';
import { test } from '../fixtures/test';

test.setTimeout(300_000);

const faults = ['missing', 'truncate', 'html', 'stall', 'drop'] as const satisfies Fault[];

/** The files of one product stand for those of all: nothing that fails with them depends on the product. */
const product = 'led-work-light-20v';
const others = products.map(({ id }) => id).filter((id) => id !== product);
const files = filesOf(builds.store).filter(
  (file) => !others.some((id) => file.startsWith(`images/${id}-`) || file === `product/${id}.html`),
);
const pages = files.filter((file) => file.endsWith('.html'));
const urlOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;

/** A page that requests the file. */
function pageWith(file: string): string {
  const found = pages.find((page) => textOf(page).includes(`/${file}`));
  return urlOf(found ?? `product/${product}.html`);
}

/** A new visitor of a page whose server has a fault for one file. */
async function visit(
  browser: Browser,
  server: FlakyServer,
  url: string,
  serviceWorkers: 'allow' | 'block',
  work: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ serviceWorkers });
  const page = await context.newPage();
  await page.goto(server.url + url, { waitUntil: 'commit' });
  await work(page);
  await context.close();
}

/** Reads the page, searches, and follows a link. */
async function expectUsable(page: Page, server: FlakyServer) {
  // The page may reload itself once.
  const state = () => page.evaluate(startState).catch(() => 'pending');
  await expect.poll(state).not.toBe('pending');
  if ((await state()) === 'failed') {
    await expect(page.getByText('This page could not start yet')).toBeVisible();
    await page.getByRole('link', { name: 'Specials' }).first().click();
    await expect(page).toHaveURL(`${server.url}/specials`);
    return;
  }
  await expect(heading(page)).toBeVisible();
  await page.getByLabel('Search products').fill('ratchet');
  await page.getByLabel('Search products').press('Enter');
  await expect(heading(page)).toHaveText('Showing 2 results for "ratchet"');
  await page.getByRole('link', { name: 'Warranty' }).first().click();
  await expect(heading(page)).toHaveText('Warranty');
}

const resources = files.filter((file) => /^(assets|images|icons)\/|^icon\.svg/.test(file));
for (const file of resources) {
  test(`a faulty /${file}`, async ({ browser, flakyServer }) => {
    for (const serviceWorkers of ['block', 'allow'] as const) {
      for (const fault of faults) {
        // A browser paints nothing until the CSS in the head has arrived or failed.
        if (fault === 'stall' && file.endsWith('.css')) continue;
        await test.step(`${fault}, service workers: ${serviceWorkers}`, async () => {
          flakyServer.fate = (path) => (path === `/${file}` ? fault : 'forward');
          await visit(browser, flakyServer, pageWith(file), serviceWorkers, (page) =>
            expectUsable(page, flakyServer),
          );
        });
      }
    }
  });
}

for (const file of pages) {
  const url = urlOf(file);
  test(`a faulty /${file}`, async ({ browser, flakyServer }) => {
    // The host answers with 404.html, which the app replaces by the page.
    await test.step('missing, without a service worker', async () => {
      flakyServer.fate = (path) => (path === url ? 'missing' : 'forward');
      await visit(browser, flakyServer, url, 'block', (page) => expectUsable(page, flakyServer));
    });
    for (const fault of faults) {
      await test.step(`${fault}, with a service worker of an earlier visit`, async () => {
        flakyServer.fate = () => 'forward';
        await visit(browser, flakyServer, '/', 'allow', async (page) => {
          await untilPrecached(page);
          flakyServer.fate = (path) => (path === url || path === `/${file}` ? fault : 'forward');
          await page.goto(flakyServer.url + url, { waitUntil: 'commit' });
          await expectUsable(page, flakyServer);
        });
      });
    }
  });
}
