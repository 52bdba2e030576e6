import { expect, type Page } from '@playwright/test';
import { prerendered } from './addresses';
import { headCounts, once } from './heads';
import { heading, untilStarted } from './shopper';
import { test } from './test';

for (const url of prerendered) {
  test(`${url} is a whole page that the app takes over as it is`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const nodes = [...document.querySelectorAll('#root *')];
        Object.assign(window, { nodes, markup: document.getElementById('root')?.innerHTML });
      });
    });
    await page.goto(url);
    await untilStarted(page);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const taken = await page.evaluate(() => {
      const { nodes, markup } = window as unknown as { nodes: Element[]; markup: string };
      return {
        count: nodes.length,
        replaced: nodes.filter((node) => !node.isConnected).length,
        isSame: document.getElementById('root')?.innerHTML === markup,
      };
    });
    expect(taken.count).toBeGreaterThan(50);
    expect(taken).toMatchObject({ replaced: 0, isSame: true });
    expect(await headCounts(page)).toEqual(once);
  });
}

test('without JavaScript the whole catalogue can be browsed by links', async ({
  browser,
  store,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${store.url}/`);
  await page.getByRole('link', { name: 'Shop Now' }).click();
  const links = page.getByRole('main').locator('article h2 a');
  const products = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  );
  expect(products).toHaveLength(14);
  for (const product of products) {
    await page.goto(product);
    await expect(page.getByText('reviews').first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  await page.goto(`${store.url}/cart`);
  await expect(page.getByRole('link', { name: 'Browse all tools without it' })).toBeVisible();
  await context.close();
});

for (const [name, act, shown] of [
  [
    'Add to Cart',
    (page: Page) => page.getByRole('button', { name: 'Add to Cart' }).click({ noWaitAfter: true }),
    (page: Page) => expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible(),
  ],
  [
    'a search',
    async (page: Page) => {
      await page.getByLabel('Search products').fill('ratchet');
      await page.keyboard.press('Enter');
    },
    (page: Page) => expect(heading(page)).toHaveText('Showing 2 results for "ratchet"'),
  ],
] as const) {
  for (const held of ['**/assets/*.js', '**/assets/main-*.js'])
    test(`${name} before ${held} has arrived is not lost`, async ({ page }) => {
      let arrive = () => {};
      const arrived = new Promise<void>((done) => {
        arrive = done;
      });
      await page.route(held, async (route) => {
        await arrived;
        await route.continue();
      });
      await page.goto('/product/led-work-light-20v', { waitUntil: 'commit' });
      await expect(heading(page)).toBeVisible();
      await act(page);
      arrive();
      await shown(page);
    });
}

test('an order in the address is drawn by the app, not taken from the file', async ({ page }) => {
  await page.goto('/products?sort=price-high');
  await expect(page.getByRole('article').first()).toContainText('Pro OBD-II Scan Tablet');
});
