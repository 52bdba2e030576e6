// The pages that the owner has written in Markdown, whose text is not part of the app. templates.spec.ts has their layout and how
// they print, pwa/offline.spec.ts their URLs after one visit.
import { expect, type Page } from '@playwright/test';
import { untilHydrated } from '../../tools/browser.mjs';
import { cartLink, heading, recordNavigations } from './fixtures/page.ts';
import { test } from './fixtures/service-worker.ts';

const url = '/privacy';
const product = '/product/socket-set-40pc';

const text = (page: Page) => page.getByRole('heading', { name: 'What your browser keeps' });
const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
const addToCart = (page: Page) =>
  page.getByRole('button', { name: 'Add to Cart', exact: true }).click();

test.describe('without the service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('on a phone the buy bar does not cover the link to the page, also once a product is added', async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(product);
    await addToCart(page);
    await expect(cartLink(page, 1)).toBeVisible();
    await footerLink(page).click();
    await expect(text(page)).toBeVisible();
    await expect(cartLink(page, 1)).toBeVisible();
  });

  test('a visit that starts with the page keeps its painted text, and requests it once', async ({
    page,
    flakyServer,
  }) => {
    const requests: string[] = [];
    flakyServer.fate = (path) => {
      requests.push(path);
      return path.startsWith('/assets/main-') ? 1000 : 'forward';
    };
    await page.goto(flakyServer.url + url, { waitUntil: 'commit' });
    await expect(text(page)).toBeVisible();
    const painted = await page.getByRole('article').elementHandle();
    const html = await painted?.innerHTML();
    await untilHydrated(page);
    await expect(text(page)).toBeVisible();
    expect(await painted?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await painted?.innerHTML()).toBe(html);
    expect(requests.filter((path) => path.startsWith(url))).toEqual([url]);
  });

  test('a click opens it in the app, with the text that was loaded when its link was touched', async ({
    page,
    open,
  }) => {
    await open(product);
    await addToCart(page);
    const navigations = recordNavigations(page);
    const loaded = page.waitForResponse('**/privacy');
    await footerLink(page).hover();
    await loaded;
    await footerLink(page).click();
    await expect(heading(page)).toHaveText('Privacy');
    await expect(text(page)).toBeVisible();
    await expect(cartLink(page, 1)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Account' }).click();
    await expect(heading(page)).toHaveText('Account');
    await page.goBack();
    await expect(text(page)).toBeVisible();
    expect(navigations).toEqual([]);
  });

  test('it can be read without JavaScript', async ({ browser, store }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${store.url}/contact`);
    await footerLink(page).click();
    await expect(text(page)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Account' }).click();
    await expect(heading(page)).toHaveText('Account');
    await context.close();
  });

  test.describe('if its text cannot be loaded', () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test('the page says so, and its file opens in a new tab, which has the cart', async ({
      page,
      open,
      flakyServer,
    }) => {
      await open(flakyServer.url + product);
      await addToCart(page);
      flakyServer.fate = (path) => (path.startsWith(url) ? 'drop' : 'forward');
      await footerLink(page).click();
      await expect(heading(page)).toHaveText('Privacy');
      await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
      flakyServer.fate = () => 'forward';
      const newTab = page.waitForEvent('popup');
      await page.getByRole('link', { name: 'Open it in a new tab' }).click();
      const tab = await newTab;
      await expect(text(tab)).toBeVisible();
      await expect(cartLink(tab, 1)).toBeVisible();
      await expect(cartLink(page, 1)).toBeVisible();
    });
  });
});

test('after one visit it opens with the server stopped, in the open tab and in a new one', async ({
  page,
  context,
  visitHome,
  flakyServer,
}) => {
  await visitHome();
  await flakyServer.stop();
  await footerLink(page).click();
  await expect(text(page)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(flakyServer.url + url);
  await untilHydrated(tab);
  await expect(text(tab)).toBeVisible();
});
