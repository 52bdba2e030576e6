// The page before the app has started, and without it.

import { expect, type Page } from '@playwright/test';
import { untilHydrated } from '../scripts/browser.mjs';
import { products } from '../src/catalogue/products';
import { cartLink, heading } from './fixtures/page';
import { test } from './fixtures/test';

test('without JavaScript the catalogue can be browsed by links', async ({ browser, store }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${store.url}/`);
  await page.getByRole('link', { name: 'Shop Now' }).click();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(products.length);
  await cards.first().getByRole('link').click();
  await expect(page.getByText('reviews').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await expect(heading(page)).toHaveText('Power Tools');
  await page.goto(`${store.url}/cart`);
  // Playwright's text matchers skip <noscript>.
  const noScriptText = () => page.locator('noscript').textContent();
  expect(await noScriptText()).toContain('This page needs JavaScript.');
  await expect(page.getByRole('link', { name: 'Browse all tools without it' })).toBeVisible();
  await page.goto(`${store.url}/no/such/page`);
  expect(await noScriptText()).toContain(
    "Page Not Found - The page you're looking for doesn't exist.",
  );
  await context.close();
});

const early: [
  name: string,
  act: (page: Page) => Promise<void>,
  expected: (page: Page) => Promise<void>,
][] = [
  [
    'Add to Cart',
    (page) => page.getByRole('button', { name: 'Add to Cart' }).click({ noWaitAfter: true }),
    (page) => expect(cartLink(page, 1)).toBeVisible(),
  ],
  [
    'a search',
    async (page) => {
      await page.getByLabel('Search products').fill('ratchet');
      await page.keyboard.press('Enter');
    },
    (page) => expect(heading(page)).toHaveText('Showing 2 results for "ratchet"'),
  ],
];
for (const [name, act, expectResult] of early) {
  for (const script of ['**/assets/*.js', '**/assets/main-*.js']) {
    test(`${name} before ${script} has loaded is not lost`, async ({ page, store }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(script, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(`${store.url}/product/led-work-light-20v`, { waitUntil: 'commit' });
      await expect(heading(page)).toBeVisible();
      await act(page);
      release();
      await expectResult(page);
    });
  }
}

test('a sort order in the URL is shown after hydration', async ({ page, open }) => {
  await open('/products?sort=price-high');
  await expect(page.getByRole('article').first()).toContainText('Pro OBD-II Scan Tablet');
  await expect(page.getByLabel('Sort by')).toHaveValue('price-high');
});

test('a sort order chosen before hydration is applied', async ({ page, flakyServer }) => {
  flakyServer.fate = (path) => (path.startsWith('/assets/main-') ? 1000 : 'forward');
  await page.goto(`${flakyServer.url}/products?sort=price-high`, { waitUntil: 'commit' });
  await page.getByLabel('Sort by').selectOption('price-low');
  await expect(page).toHaveURL(`${flakyServer.url}/products?sort=price-low`);
  await expect(page.getByRole('article').first()).toContainText('40-Piece');
  await expect(page.getByLabel('Sort by')).toHaveValue('price-low');
});

test('a sort order chosen before hydration keeps the other parameters of the URL', async ({
  page,
  flakyServer,
}) => {
  flakyServer.fate = (path) => (path.startsWith('/assets/main-') ? 1000 : 'forward');
  const category = `${flakyServer.url}/category/power-tools`;
  const others = 'compare=angle-grinder-5in%2Cdigital-heat-gun&utm_source=mail';
  await page.goto(`${category}?${others}`, { waitUntil: 'commit' });
  await page.getByLabel('Sort by').selectOption('price-low');
  await expect(page).toHaveURL(`${category}?${others}&sort=price-low`);
  await expect(page.getByRole('table')).toBeVisible();
});

test('text typed before hydration stays in the search field', async ({ page, flakyServer }) => {
  flakyServer.fate = (path) => (path.startsWith('/assets/main-') ? 1000 : 'forward');
  await page.goto(`${flakyServer.url}/products?sort=price-high`, { waitUntil: 'commit' });
  await page.getByLabel('Search products').fill('ratch');
  await untilHydrated(page);
  await page.keyboard.type('et');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Showing 2 results for "ratchet"');
});

test('what a click could not yet open is not shown before hydration, and its space is kept', async ({
  page,
  flakyServer,
}) => {
  flakyServer.fate = (path) => (path.startsWith('/assets/main-') ? 1000 : 'forward');
  await page.goto(`${flakyServer.url}/cart`, { waitUntil: 'commit' });
  const section = page.getByRole('region', { name: 'Add by item number' });
  const button = page.getByRole('button', { name: 'Add by item number' });
  await expect(section).toBeVisible();
  await expect(button).toHaveCount(0);
  const space = await section.boundingBox();
  await untilHydrated(page);
  await expect(button).toBeVisible();
  expect(await section.boundingBox()).toEqual(space);
});
