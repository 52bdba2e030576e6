// The page before the app has started, without it, and when it cannot start.
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { products } from '../../src/catalogue/products.ts';
import { isHydrated, throttleCpu, untilHydrated } from '../../tools/browser.mjs';
import type { Fate, FlakyServer } from './fixtures/flaky-server.ts';
import { recordLayoutShifts } from './fixtures/in-page.ts';
import { cartLink, goShopping, heading, recordNavigations } from './fixtures/page.ts';
import { resultsHeading } from './fixtures/results.ts';
import { tapAt } from './fixtures/slow-phone.ts';
import { test } from './fixtures/test.ts';

/** Opens a URL whose script meets the fate: `index` loads `main`, which is the app, and then `later`. */
async function openWith(
  page: Page,
  server: FlakyServer,
  url: string,
  script: 'index' | 'main' | 'later',
  fate: Fate,
) {
  server.fate = (path) => (path.startsWith(`/assets/${script}-`) ? fate : 'forward');
  await page.goto(server.url + url, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

const emptyCart = (page: Page) => page.getByText('Your Cart is Empty');
const openingCart = (page: Page) => page.getByText('Opening your cart…');
const failure = (page: Page) => page.getByText('This page could not start yet');

test('without JavaScript the catalogue can be browsed by links', async ({ browser, store }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${store.url}/`);
  await page.getByRole('link', { name: 'Shop Now' }).click();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(products.length);
  await cards.first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('img', { name: /reviews$/ }).first()).toBeVisible();
  const category = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last();
  const name = await category.innerText();
  await category.click();
  await expect(heading(page)).toHaveText(name);
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

test.describe('before hydration', () => {
  for (const script of ['index', 'main', 'later'] as const) {
    test(`Add to Cart and a search are not lost while ${script} loads`, async ({
      page,
      flakyServer,
    }) => {
      const light = '/product/led-work-light-20v';
      await openWith(page, flakyServer, light, script, 1000);
      await page.getByRole('textbox', { name: /^Quantity of/ }).fill('3');
      await page
        .getByRole('button', { name: 'Add to Cart', exact: true })
        .click({ noWaitAfter: true });
      await expect(cartLink(page, 3)).toBeVisible();
      await openWith(page, flakyServer, light, script, 1000);
      await page.getByLabel('Search products').fill('ratchet');
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText(resultsHeading('ratchet'));
    });
  }

  test('a sort order that is chosen keeps the other parameters of the URL', async ({
    page,
    flakyServer,
  }) => {
    const url = '/products?choosing=angle-grinder-5in,digital-heat-gun&utm_source=x';
    await openWith(page, flakyServer, url, 'main', 1000);
    await page.getByLabel('Sort by').selectOption('price-low');
    await expect(page).toHaveURL(`${flakyServer.url}${url}&sort=price-low`);
    await expect(page.getByRole('region', { name: 'Chosen tools' })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('40-Piece 1/4 in. Socket Set');
  });

  test('the cart is shown empty; what a click could not yet open is not shown, and its space is kept', async ({
    page,
    flakyServer,
  }) => {
    await openWith(page, flakyServer, '/cart', 'main', 1000);
    await expect(emptyCart(page)).toBeVisible();
    await expect(openingCart(page)).toBeHidden();
    const button = page.getByRole('button', { name: 'Add from a list or link' });
    await expect(button).toHaveCount(0);
    const place = await emptyCart(page).boundingBox();
    await untilHydrated(page);
    await expect(button).toBeVisible();
    expect(await emptyCart(page).boundingBox()).toEqual(place);
  });

  // A test of its own, because the script would be in the cache of the browser.
  test('with a cart in the URL, the page says that it opens it', async ({ page, flakyServer }) => {
    await openWith(page, flakyServer, '/cart?items=socket-set-40pc:2#order', 'main', 1000);
    await expect(openingCart(page)).toBeVisible();
    await expect(emptyCart(page)).toBeHidden();
    await expect(cartLink(page, 2)).toBeVisible();
    await expect(page).toHaveURL(`${flakyServer.url}/cart#order`);
    await openWith(page, flakyServer, '/cart?items=zzz:1', 'main', 'forward');
    await expect(emptyCart(page)).toBeVisible();
    await expect(openingCart(page)).toBeHidden();
  });

  test('taps from before the first paint on do not lose the cart in the URL, on a CPU 6 times slower', async ({
    page,
    open,
    flakyServer,
  }) => {
    const product = '/product/led-work-light-20v';
    // The same page of another origin, so that nothing is cached.
    await open(product);
    const box = await page.locator('a[href="/specials"]').first().boundingBox();
    await throttleCpu(page, 6);
    flakyServer.fate = (path) => (path.endsWith('.js') ? 800 : 'forward');
    const taps = tapAt(page, box);
    await page.goto(`${flakyServer.url}${product}?items=socket-set-40pc:3`, {
      waitUntil: 'commit',
    });
    await page.waitForFunction(isHydrated);
    taps.end();
    expect(taps.count()).toBeGreaterThan(10);
    await expect(cartLink(page, 3)).toBeVisible();
  });
});

test('until its later parts have been loaded, a page shows their place, and then does once what was tapped', async ({
  page,
  open,
}) => {
  await page.addInitScript(recordLayoutShifts);
  const held: Route[] = [];
  await page.route('**/assets/later-*.js', (route) => void held.push(route));
  /** Opens a page, does something on it, lets the later parts arrive, and waits for one. Nothing moves. */
  async function openAnd(url: string, act: () => Promise<unknown>, later: Locator) {
    await open(url);
    await act();
    await held.shift()?.continue();
    await expect(later).toBeVisible();
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  }

  const tap = (name: string | RegExp) => () => page.getByRole('link', { name }).first().click();
  await openAnd(
    '/cart?items=socket-set-40pc:2',
    async () => {
      await expect(cartLink(page, 2)).toBeVisible();
      await expect(openingCart(page)).toBeVisible();
    },
    page.getByRole('heading', { name: 'Order Summary' }),
  );
  await openAnd('/product/socket-set-40pc', tap(/^Zoom: /), page.getByRole('dialog'));
  await openAnd('/products', tap('List'), page.getByRole('table'));
  await openAnd(
    '/compare?tools=socket-set-40pc',
    () => expect(page.getByText('Comparing…')).toBeVisible(),
    heading(page),
  );
  // Its button moves what is below it.
  await open('/cart');
  await page.getByRole('button', { name: 'Add from a list or link' }).click();
  await held.shift()?.continue();
  await expect(page.getByRole('button', { name: 'Read the order' })).toBeVisible();
});

test.describe('a page whose later parts cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load (resource|module script)/ });

  const notice = (page: Page) => page.getByText('A part of this page could not be loaded yet.');

  test('reloads once, then says so, and keeps its cart', async ({ page, flakyServer }) => {
    const navigations = recordNavigations(page);
    await openWith(page, flakyServer, '/cart?items=socket-set-40pc:3', 'later', 'drop');
    await expect.poll(() => navigations.length).toBe(2);
    await expect(notice(page)).toBeVisible();
    await expect(cartLink(page, 3)).toBeVisible();
    await expect(page.getByText('Your cart is not lost.')).toBeVisible();
    await page.getByRole('link', { name: 'All Tools' }).click();
    await expect(heading(page)).toHaveText('All Tools');
    flakyServer.fate = () => 'forward';
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(notice(page)).toBeHidden();
    await cartLink(page, 3).click();
    await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
  });

  test('says so after ten seconds, until they arrive', async ({ page, flakyServer }) => {
    await page.clock.install();
    await openWith(page, flakyServer, '/products', 'later', 1500);
    await untilHydrated(page);
    await page.clock.fastForward(11_000);
    await expect(notice(page)).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });
});

test.describe('a page whose app cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load (resource|module script)/ });

  async function expectCartInLink(page: Page) {
    await expect(openingCart(page)).toBeHidden();
    await expect(emptyCart(page)).toBeHidden();
    await expect(
      page.getByText('Your cart is not lost. Reload this page to open it.'),
    ).toBeVisible();
  }

  test('reloads once, then says so, and its links work', async ({ page, open, flakyServer }) => {
    const navigations = recordNavigations(page);
    await openWith(page, flakyServer, '/', 'main', 'drop');
    await expect.poll(() => navigations.length).toBe(2);
    await expect(failure(page)).toBeVisible();
    await page.getByRole('link', { name: 'Shop Now' }).click();
    await expect(heading(page)).toHaveText('All Tools');
    await expect.poll(() => navigations.length).toBe(4);
    await expect(failure(page)).toBeVisible();
    expect(navigations).toHaveLength(4);
    flakyServer.fate = () => 'forward';
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(failure(page)).toBeHidden();
    await open(`${flakyServer.url}/`);
    await goShopping(page);
  });

  // The matrix has every fault of every file.
  test('says so after ten seconds if its entry script never comes', async ({
    page,
    flakyServer,
  }) => {
    await page.clock.install();
    await openWith(page, flakyServer, '/products', 'index', 'stall');
    await expect(failure(page)).toBeHidden();
    await page.clock.fastForward(11_000);
    await expect(failure(page)).toBeVisible();
    await page.getByLabel('Search products').fill('ratchet');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${flakyServer.url}/search?q=ratchet`);
  });

  test('starts after all, and then the focus does not disappear with the notice', async ({
    page,
    flakyServer,
  }) => {
    await page.clock.install();
    await openWith(page, flakyServer, '/products', 'main', 1500);
    await page.clock.fastForward(11_000);
    await page.getByRole('link', { name: 'Reload' }).focus();
    await untilHydrated(page);
    await expect(failure(page)).toBeHidden();
    await expect(heading(page)).toBeFocused();
  });

  test('lets its links work after ten seconds, with a cart in the URL too', async ({
    page,
    flakyServer,
  }) => {
    await page.clock.install();
    await openWith(page, flakyServer, '/cart?items=socket-set-40pc:3', 'main', 'stall');
    const isInert = () => page.evaluate(() => document.documentElement.inert);
    await expect.poll(isInert).toBe(true);
    await page.clock.fastForward(11_000);
    expect(await isInert()).toBe(false);
    await expectCartInLink(page);
    await page.getByRole('link', { name: 'All Tools' }).click();
    await expect(page).toHaveURL(`${flakyServer.url}/products`);
  });

  test('says that the cart in its URL is not lost', async ({ page, flakyServer }) => {
    await openWith(page, flakyServer, '/cart?items=socket-set-40pc:3', 'main', 'drop');
    await expect(failure(page)).toBeVisible();
    await expectCartInLink(page);
    flakyServer.fate = () => 'forward';
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(cartLink(page, 3)).toBeVisible();
  });

  test('keeps the painted page if the server has stopped', async ({ page, flakyServer }) => {
    let isStopped = false;
    flakyServer.fate = (path) => {
      isStopped ||= path.startsWith('/assets/main-');
      return isStopped ? 'drop' : 'forward';
    };
    const navigations = recordNavigations(page);
    await page.goto(`${flakyServer.url}/products`, { waitUntil: 'commit' });
    await expect(failure(page)).toBeVisible();
    await expect(heading(page)).toHaveText('All Tools');
    expect(navigations).toHaveLength(1);
  });
});
