import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { cartLink, heading, mainNavigation } from '../fixtures/page';
import { test } from '../fixtures/test';

test.use({ isFullBrowser: true });

const manifest = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8'));

/** Why Chromium would not install the store. */
async function installabilityErrors(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors: errors } = await session.send('Page.getInstallabilityErrors');
  return errors.map(({ errorId }) => errorId);
}

test('Chromium can install the store, and says so if it cannot', async ({
  openPersistentContext,
  store,
}) => {
  const page = await (await openPersistentContext()).newPage();
  await page.goto(`${store.url}/`);
  expect(await installabilityErrors(page)).toEqual([]);
  await page.route('**/manifest.webmanifest', (route) =>
    route.fulfill({ json: { ...manifest, icons: [] } }),
  );
  await page.goto(`${store.url}/products`);
  await expect.poll(() => installabilityErrors(page)).not.toEqual([]);
});

/** Dispatches the browser's offer to install. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        document.body.dataset.prompted = 'yes';
        return Promise.resolve();
      },
    });
    window.dispatchEvent(offer);
    return offer.defaultPrevented;
  });
const invitation = (page: Page) => page.getByText(/^Install the store:/);

test('the invitation to install waits until a shopper with a cart has left the product', async ({
  page,
  open,
}) => {
  await open('/product/led-work-light-20v');
  expect(await offerInstall(page)).toBe(true);
  await expect(page.getByRole('button', { name: 'Install', exact: true })).toHaveCount(1);
  await expect(invitation(page)).toBeHidden();
  await mainNavigation(page).getByRole('link', { name: 'Air Tools' }).click();
  await expect(heading(page)).toHaveText('Air Tools');
  await expect(invitation(page)).toBeHidden();
  await page.getByRole('link', { name: /^HVLP/ }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cartLink(page, 1)).toBeVisible();
  await expect(invitation(page)).toBeHidden();
  await cartLink(page, 1).click();
  await expect(heading(page)).toHaveText('Cart');
  await expect(invitation(page)).toBeHidden();
  await mainNavigation(page).getByRole('link', { name: 'Specials' }).click();
  await expect(invitation(page)).toBeVisible();
  await page.getByRole('button', { name: 'Install', exact: true }).first().click();
  await expect(page.locator('body')).toHaveAttribute('data-prompted', 'yes');
  await expect(invitation(page)).toBeHidden();
});

test('it also appears after three products were opened, and stays dismissed', async ({
  page,
  open,
}) => {
  await open('/category/air-tools');
  await offerInstall(page);
  for (const index of [0, 1, 2]) {
    await expect(invitation(page)).toBeHidden();
    await page.getByRole('article').getByRole('link').nth(index).click();
    await expect(page.getByRole('button', { name: 'Add to Wishlist' })).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('Air Tools');
  }
  await mainNavigation(page).getByRole('link', { name: 'Specials' }).click();
  await expect(invitation(page)).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(invitation(page)).toBeHidden();
  await mainNavigation(page).getByRole('link', { name: 'Air Tools' }).click();
  await page.getByRole('article').getByRole('link').first().click();
  await mainNavigation(page).getByRole('link', { name: 'Specials' }).click();
  await expect(heading(page)).toHaveText('Specials');
  await expect(invitation(page)).toBeHidden();
});

test('on iOS it shows the steps', async ({ page, open }) => {
  await page.addInitScript(() => Object.assign(navigator, { standalone: false }));
  await open('/product/led-work-light-20v');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await mainNavigation(page).getByRole('link', { name: 'Specials' }).click();
  await expect(
    page.getByText('To install the store, tap Share, then Add to Home Screen.'),
  ).toBeVisible();
});

test('a second launch navigates in the open window and keeps its cart', async ({
  page,
  open,
  store,
}) => {
  await page.addInitScript(() => {
    const queue = {
      setConsumer: (consumer: unknown) => Object.assign(window, { launch: consumer }),
    };
    Object.defineProperty(window, 'launchQueue', { value: queue });
  });
  const launch = (url: string) =>
    page.evaluate(
      (targetURL) =>
        (window as unknown as { launch: (to: { targetURL: string }) => void }).launch({
          targetURL,
        }),
      new URL(url, `${store.url}/`).href,
    );
  await open('/cart?items=socket-set-40pc:1');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  // The launch that opened the window is delivered too; its URL is already open.
  await launch('./cart?items=socket-set-40pc:1');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await launch('./specials');
  await expect(heading(page)).toHaveText('Specials');
  await launch('./cart?items=led-work-light-20v:2');
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await launch('https://elsewhere.example/');
  await expect(heading(page)).toHaveText('Cart');
  for (const [url, path, text] of [
    ['/product/led-work-light-20v.html', '/product/led-work-light-20v', '20V LED Work Light'],
    ['/index.html', '/', 'Professional Tools for Every Bay'],
    ['//evil.example/x', '/evil.example/x', 'Page Not Found'],
    ['/product/%', '/products', 'All Tools'],
    ['/cart.html?items=hvlp-spray-gun:1', '/cart', 'Cart'],
  ] as const) {
    await launch(store.url + url);
    await expect(heading(page), url).toHaveText(text);
    await expect(page, url).toHaveURL(store.url + path);
  }
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
});
