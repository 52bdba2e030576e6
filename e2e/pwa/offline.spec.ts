import { expect } from '@playwright/test';
import {
  cartLink,
  expectImagesIfAny,
  expectToOpen,
  goShopping,
  heading,
  search,
  untilPrecached,
} from '../fixtures/page';
import { decoded, qrCode, qrCodeButton } from '../fixtures/print';
import { templateUrls } from '../fixtures/templates';
import { test } from '../fixtures/test';

test.use({ serviceWorkers: 'allow' });

// One visit, then the server stops for good.
test.beforeEach(async ({ page, open, flakyServer }) => {
  await open(`${flakyServer.url}/`);
  await untilPrecached(page);
  await flakyServer.stop();
  await expect(fetch(flakyServer.url)).rejects.toThrow();
});

test('the tab of the first visit says that it works offline, and does', async ({
  page,
  context,
}) => {
  const notice = page.getByText("You're offline. Everything still works.");
  await expect(page.getByText('Ready to use offline')).toBeVisible();
  await expect(notice).toBeHidden();
  await goShopping(page);
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

// dist/precache.spec.ts has every page, build/precache.test.ts the images, and the matrix opens every URL.
test('a new tab opens every template, with its images, and shops with the server stopped', async ({
  context,
  flakyServer,
}) => {
  test.slow();
  const page = await context.newPage();
  for (const url of templateUrls) {
    await expectToOpen(page, flakyServer.url + url);
    await expectImagesIfAny(page);
  }
  await page.goto(`${flakyServer.url}/`);
  await goShopping(page);
});

test('quantities and item numbers are found, tools compared, and a QR code is made, with the server stopped', async ({
  context,
  flakyServer,
}) => {
  const page = await context.newPage();
  await page.goto(`${flakyServer.url}/search?q=200+Nm`);
  const found = page.getByRole('region', { name: 'Found in specifications' });
  await expect(found.getByRole('listitem')).toHaveText([/Covers 200 N·m: 41 to 339$/]);
  const tools = 'air-impact-wrench-half-in,cordless-impact-wrench-20v';
  for (const path of ['/products', '/category/air-tools', '/search']) {
    await page.goto(`${flakyServer.url}${path}?q=tool&compare=${tools}`);
    await expect(page.getByRole('row', { name: /^Breakaway torque/ })).toHaveText(
      'Breakaway torque950 ft-lb (1,290 N·m)1,000 ft-lb (1,360 N·m)',
    );
  }
  await page.goto(`${flakyServer.url}/product/hvlp-spray-gun?compare=${tools}`);
  await page.getByRole('main').getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await page.getByLabel('Search products').fill('tb-1120');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(/Click Torque Wrench/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('1/2 in. Click Torque Wrench');
  const url = `${flakyServer.url}/cart?items=socket-set-40pc:1`;
  await page.goto(url);
  await qrCodeButton(page).click();
  expect(await decoded(qrCode(page))).toBe(url);
});

test('search, redirects and unusual URLs work with the server stopped', async ({
  context,
  flakyServer,
}) => {
  const page = await context.newPage();
  await page.goto(`${flakyServer.url}/search?q=impact%20wrench`);
  await expect(heading(page)).toHaveText('Showing 3 results for "impact wrench"');
  await page.goto(`${flakyServer.url}/product/no-such-tool`);
  await expect(page).toHaveURL(`${flakyServer.url}/products`);
  const unknown = await page.goto(`${flakyServer.url}/no/such/page`);
  expect(await unknown?.text()).not.toContain('Shop Now');
  await expect(
    page.getByText("Page Not Found - The page you're looking for doesn't exist."),
  ).toBeVisible();
  await page.goto(`${flakyServer.url}/product/led-work-light-20v/?utm_source=x#y`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cartLink(page, 1)).toBeVisible();
  await search(page, 'ratchet');
  await expect(heading(page)).toHaveText('Showing 2 results for "ratchet"');
  await expect(cartLink(page, 1)).toBeVisible();
});
