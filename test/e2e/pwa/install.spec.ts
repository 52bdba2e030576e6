import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { untilHydrated } from '../../../tools/browser.mjs';
import { categoryFor } from '../fixtures/categories.ts';
import { cartLink, heading } from '../fixtures/page.ts';
import { test } from '../fixtures/test.ts';

test.use({ isFullBrowser: true });

const category = categoryFor('led-work-light-20v');
const manifest = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8'));

test('Chromium can install the store, and says so if it cannot; the installed app has a back button and no offer to install', async ({
  openPersistentContext,
  store,
}) => {
  // A window of its own, as that of an installed app.
  const browser = await openPersistentContext(`--app=${store.url}${category.url}`);
  const page = browser.pages()[0] as Page;
  await untilHydrated(page);
  expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
  const back = page.getByRole('button', { name: 'Back' });
  await expect(back).toBeDisabled();
  await page
    .getByRole('main')
    .getByRole('link', { name: '20V LED Work Light', exact: true })
    .click();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const offer = page.getByText(/^No signal in the bay\? Install the store, \d\.\d MB$/);
  await expect(offer).toBeAttached();
  await expect(offer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Install' })).toHaveCount(0);
  await back.click();
  await expect(heading(page)).toHaveText(category.name);
  await expect(cartLink(page, 1)).toBeVisible();

  const tab = await browser.newPage();
  const session = await browser.newCDPSession(tab);
  /** Why Chromium would not install the store. */
  const errors = async () =>
    (await session.send('Page.getInstallabilityErrors')).installabilityErrors;
  await tab.goto(`${store.url}/`);
  expect(await errors()).toEqual([]);
  await tab.route('**/manifest.webmanifest', (route) =>
    route.fulfill({ json: { ...manifest, icons: [] } }),
  );
  await tab.goto(`${store.url}/products`);
  await expect.poll(errors).not.toEqual([]);
});

test('the store can be installed although the browser offers it before the app is loaded', async ({
  page,
  flakyServer,
}) => {
  flakyServer.fate = (path) => (path.startsWith('/assets/main-') ? 500 : 'forward');
  await page.goto(`${flakyServer.url}/account`, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const isPrevented = () =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    });
  expect(await isPrevented()).toBe(true);
  await untilHydrated(page);
  await expect(page.getByRole('button', { name: 'Install' })).toBeVisible();
});

// In a tab, where the button is hidden: the navigation API, which enables it, is the same.
test('its back button is enabled whenever there is a page before', async ({ context, store }) => {
  const unused = async () => undefined;
  for (const [url, use, enabled] of [
    ['/product/no-such-tool', unused, false],
    ['/cart?items=socket-set-40pc:1', unused, false],
    ['/products', (page: Page) => page.getByText('Skip to main content').press('Enter'), true],
    // A native navigation, as before hydration.
    ['/products', (page: Page) => page.evaluate(() => window.location.assign('shipping')), true],
  ] as const) {
    const page = await context.newPage();
    await page.goto(store.url + url);
    await untilHydrated(page);
    await use(page);
    await untilHydrated(page);
    const back = page.getByRole('button', { name: 'Back', includeHidden: true });
    await expect(back, url).toBeEnabled({ enabled });
  }
});

test('the system bar has the colour of the top of the page, and a browser tab no back button of the store', async ({
  page,
  open,
}) => {
  await open('/');
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [themes, edge] = await page.evaluate(() => [
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(
        ({ content }) => content,
      ),
      getComputedStyle(document.querySelector('header > :first-child') as Element).backgroundColor,
    ]);
    const hex = edge.match(/\d+/g)?.map((value) => Number(value).toString(16).padStart(2, '0'));
    expect(themes).toEqual([`#${hex?.join('')}`]);
    expect(themes).toEqual([manifest.theme_color]);
  }
});
