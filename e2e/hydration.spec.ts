// The page before the app has started, and without it.
import { expect, type Page } from '@playwright/test';
import { cartLink, goShopping, heading, recordNavigations } from './fixtures/page';
import { test } from './fixtures/test';

test('without JavaScript the catalogue can be browsed by links', async ({ browser, store }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${store.url}/`);
  await page.getByRole('link', { name: 'Shop Now' }).click();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(14);
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
    test(`${name} before ${script} has loaded is not lost`, async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(script, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto('/product/led-work-light-20v', { waitUntil: 'commit' });
      await expect(heading(page)).toBeVisible();
      await act(page);
      release();
      await expectResult(page);
    });
  }
}

test('a sort order in the URL is rendered by the app, not hydrated from the file', async ({
  page,
}) => {
  await page.goto('/products?sort=price-high');
  await expect(page.getByRole('article').first()).toContainText('Pro OBD-II Scan Tablet');
});

test.describe('a page whose app cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  const failure = (page: Page) => page.getByRole('alert').getByText('This page could not start');
  const isReload = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming).type === 'reload';
  };

  test('reloads once, then says so, and its links work', async ({ page, server }) => {
    server.fate = (path) => (path.startsWith('/assets/main-') ? 'drop' : 'forward');
    const navigations = recordNavigations(page);
    await page.goto(`${server.url}/`, { waitUntil: 'commit' });
    await expect(failure(page)).toBeVisible();
    expect(await page.evaluate(isReload)).toBe(true);
    expect(navigations).toHaveLength(2);
    await page.getByRole('link', { name: 'Shop Now' }).click();
    await expect(heading(page)).toHaveText('All Tools');
    await expect(failure(page)).toBeVisible();
    expect(navigations).toHaveLength(4);
    server.fate = () => 'forward';
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(failure(page)).toBeHidden();
    await page.goto(`${server.url}/`);
    await goShopping(page);
  });

  test('keeps the painted page if the server has stopped', async ({ page, server }) => {
    let isStopped = false;
    server.fate = (path) => {
      isStopped ||= path.startsWith('/assets/main-');
      return isStopped ? 'drop' : 'forward';
    };
    const navigations = recordNavigations(page);
    await page.goto(`${server.url}/products`, { waitUntil: 'commit' });
    await expect(failure(page)).toBeVisible();
    await expect(heading(page)).toHaveText('All Tools');
    expect(navigations).toHaveLength(1);
  });
});

test('a page with a cart in its URL is inert until the app has the cart', async ({
  page,
  server,
}) => {
  server.fate = (path) => (path.startsWith('/assets/main-') ? 1500 : 'forward');
  const appRequest = page.waitForRequest(/\/assets\/main-/);
  await page.goto(`${server.url}/product/led-work-light-20v?items=socket-set-40pc:3`, {
    waitUntil: 'commit',
  });
  await appRequest;
  // `mouse.click` skips Playwright's actionability checks.
  const link = page.getByRole('link', { name: 'Specials' }).first();
  const box = await link.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await expect(cartLink(page, 3)).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/product/led-work-light-20v`);
});
