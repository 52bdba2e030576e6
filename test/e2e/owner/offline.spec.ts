// One visit to any store, then the server stops for good.
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { isForSale } from '../../../src/catalogue/catalogue.ts';
import { imageUrl, productImageWidths } from '../../../src/catalogue/images.ts';
import type { Product } from '../../../src/catalogue/product.ts';
import { products } from '../../../src/catalogue/products.ts';
import { precacheManifest } from '../../../tools/bench/sizes.mjs';
import {
  cartLink,
  expectToOpen,
  heading,
  search,
  section,
  untilPrecached,
} from '../fixtures/page.ts';
import { test } from '../fixtures/test.ts';
import { allUrls } from '../fixtures/urls.ts';
import { pages } from './content.ts';

const [, smallWidth = 0] = productImageWidths;
const home = readFileSync(new URL('../../../dist/index.html', import.meta.url), 'utf8');
const hasAllImages = !home.includes('data-images="some"');
const precached = new Set(precacheManifest().map(({ url }) => url));
const withImage = products.filter(({ id }) => precached.has(imageUrl(id, smallWidth).slice(1)));
/** The pages and printed matter that the owner has added to public/. */
const addedFiles = readdirSync(new URL('../../../public', import.meta.url), { recursive: true })
  .map((path) => `${path}`.replaceAll('\\', '/'))
  .filter((path) => /\.(?:html|pdf)$/.test(path));

test.use({
  serviceWorkers: 'allow',
  expectedErrors: hasAllImages ? undefined : /Failed to load resource/,
});

const [first] = products.filter(isForSale) as [Product];

test.beforeEach(async ({ page, open, flakyServer }) => {
  await open(`${flakyServer.url}/`);
  await untilPrecached(page);
  await flakyServer.stop();
});

test('every URL opens with the server stopped', async ({ context, flakyServer }) => {
  test.slow();
  const page = await context.newPage();
  for (const url of allUrls) {
    await expectToOpen(page, flakyServer.url + url);
  }
  for (const { path, title } of pages) {
    await page.goto(flakyServer.url + path);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('article').locator('p').first()).not.toBeEmpty();
  }
});

test('files that the owner has added are not precached, and say that they need a connection', async ({
  context,
  flakyServer,
}) => {
  const page = await context.newPage();
  for (const path of addedFiles) {
    expect(precached.has(path), path).toBe(false);
    await page.goto(`${flakyServer.url}/${encodeURI(path)}`);
    await expect(heading(page), path).toHaveText('This page needs a connection');
  }
});

test('every product whose image is precached shows it with the server stopped', async ({
  context,
  flakyServer,
}) => {
  test.slow();
  const page = await context.newPage();
  for (const { id, imageAlt } of withImage) {
    await page.goto(`${flakyServer.url}/product/${id}`);
    const image = page.getByRole('main').getByAltText(imageAlt, { exact: true }).first();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth), id)
      .toBeGreaterThan(0);
  }
});

test('the shopper searches and fills the cart with the server stopped', async ({
  page,
  context,
  flakyServer,
}) => {
  await search(page, first.name);
  await expect(heading(page)).toContainText(first.name);
  await page.goto(`${flakyServer.url}/product/${first.id}`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await cartLink(page, 1).click();
  await expect(section(page, 'Order Summary')).toBeVisible();
  await context.setOffline(true);
  await expect(
    page.getByText(
      hasAllImages ? 'Offline. The store still opens.' : 'Offline. Images may be missing.',
    ),
  ).toBeVisible();
});
