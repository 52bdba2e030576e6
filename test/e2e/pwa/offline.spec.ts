// One visit, then the server stops for good.
import { spawnSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { startServer } from '../../../tools/store-server.mjs';
import { categoryFor } from '../fixtures/categories.ts';
import {
  cartLink,
  expectImages,
  expectImagesIfAny,
  expectToOpen,
  goShopping,
  heading,
  savedMessage,
  untilPrecached,
} from '../fixtures/page.ts';
import { decoded, qrCode, qrCodeButton } from '../fixtures/qr-code.ts';
import { test } from '../fixtures/service-worker.ts';
import { templateUrls } from '../fixtures/templates.ts';
import { unknownUrl } from '../fixtures/urls.ts';

// dist/precache.spec.ts has every page, build/precache.test.ts the images, and the matrix opens every URL.
test('after one visit every template opens with its images and requests nothing; with the server stopped its tab and a new one do everything', async ({
  page: firstTab,
  context,
  flakyServer,
  visitHome,
}) => {
  test.slow();
  const seen = `${flakyServer.url}/images/hvlp-spray-gun-2-1120.avif`;
  const notice = firstTab.getByText('Offline. The store still opens.');
  const page = await context.newPage();
  await visitHome();
  await test.step('an image that is not precached is cached when it is seen', async () => {
    expect(await firstTab.evaluate(widthOf, seen)).toBe(1120);
  });
  await test.step('every template', async () => {
    const requests: string[] = [];
    flakyServer.fate = (path) => {
      requests.push(path);
      return 'forward';
    };
    context.on('request', (request) => {
      if (!request.url().startsWith(flakyServer.url)) requests.push(request.url());
    });
    for (const url of templateUrls) {
      await expectToOpen(page, flakyServer.url + url);
      await expectImagesIfAny(page);
    }
    // The browser looks for a new worker, and the worker asks the server about a page that it does not have.
    expect(requests.filter((path) => path !== '/sw.js')).toEqual([unknownUrl]);
    // The last one is a cart, which the first tab shares.
    await page.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(cartLink(firstTab, 0)).toBeVisible();
  });
  await flakyServer.stop();
  await expect(fetch(flakyServer.url)).rejects.toThrow();
  await test.step('the tab of the first visit says that it works offline, and does', async () => {
    await expect(savedMessage(firstTab)).toBeVisible();
    await expect(notice).toBeHidden();
    await firstTab.bringToFront();
    await goShopping(firstTab);
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await firstTab.close();
  });
  await test.step('a new tab finds quantities and item numbers, compares tools and makes a QR code', async () => {
    await expectToOpen(page, flakyServer.url + unknownUrl);
    await page.goto(`${flakyServer.url}/search?q=200+Nm`);
    await expect(page.getByRole('article').first()).toContainText(
      'Torque range 41 to 339 N·m: includes 200 N·m',
    );
    await page.goto(`${flakyServer.url}/compare?tools=air-impact-wrench-half-in,hvlp-spray-gun`);
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await page.getByLabel('Search products').fill('tb-1120');
    await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(/Click Torque/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('1/2 in. Click Torque Wrench');
    const url = `${flakyServer.url}/cart?items=socket-set-40pc:1`;
    await page.goto(url);
    await qrCodeButton(page).click();
    expect(await decoded(qrCode(page))).toBe(url);
    expect(await page.evaluate(widthOf, seen)).toBe(1120);
    expect(await page.evaluate(widthOf, seen.replace('gun-2', 'gun-3'))).toBe(560);
  });
});

// The matrix has every form of every URL, hosts.spec.ts those of the listings and of the search.
test('a restarted browser opens other forms of URLs with the server stopped', async ({
  openPersistentContext,
  flakyServer,
}) => {
  test.slow();
  const page = await (await openPersistentContext()).newPage();
  await page.goto(`${flakyServer.url}/`);
  await untilPrecached(page);
  await flakyServer.stop();
  const tab = await (await openPersistentContext()).newPage();
  const gun = '/product/hvlp-spray-gun';
  for (const [form, path, text] of [
    [`${gun}/?utm_source=x#y`, `${gun}?utm_source=x#y`, 'HVLP Gravity-Feed Spray Gun'],
    ['/products.html', '/products', 'All Tools'],
    ['/product/..%2f..%2fcart', '/products', 'All Tools'],
    [`${unknownUrl}?x=1`, `${unknownUrl}?x=1`, 'Page Not Found'],
    ['/cart.html?items=socket-set-40pc:2', '/cart', 'Cart'],
  ] as const) {
    const response = await tab.goto(flakyServer.url + form);
    await expect(heading(tab), form).toHaveText(text);
    await expect(tab, form).toHaveURL(flakyServer.url + path);
    if (text === 'Page Not Found') expect(await response?.text()).not.toContain('Shop Now');
  }
  await expect(cartLink(tab, 2)).toBeVisible();
});

/** The width of an image file, in pixels. */
async function widthOf(url: string) {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image.naturalWidth;
}

// It has no file for the URLs of pages; from the first visit on the service worker has.
test('a plain file server is enough, running or stopped', async ({ page, open, build }) => {
  test.skip(spawnSync('python3', ['--version']).status !== 0, 'Python is not installed');
  const server = await startServer(build, 'plain');
  await open(`${server.url}/`);
  await untilPrecached(page);
  await goShopping(page);
  for (const url of [
    categoryFor('socket-set-40pc').url,
    '/search?q=drive',
    unknownUrl,
    '/products',
  ]) {
    if (url === '/products') {
      // The browser looks for a new worker after each load.
      await page.waitForLoadState('networkidle');
      await server.stop();
    }
    await open(server.url + url);
    await expect(heading(page), url).not.toBeEmpty();
  }
  await expectImages(page);
  await server.stop();
});
