// A new version of any store.
import { expect } from '@playwright/test';
import { isForSale } from '../../../src/catalogue/catalogue.ts';
import type { Product } from '../../../src/catalogue/product.ts';
import { products } from '../../../src/catalogue/products.ts';
import { withText } from '../fixtures/flaky-server.ts';
import { cartLink, heading } from '../fixtures/page.ts';
import { test } from '../fixtures/service-worker.ts';
import { acceptUpdate, updateNotice } from '../fixtures/updates.ts';

const [first] = products.filter(isForSale) as [Product];

test('a new version is offered, keeps page and cart, and is ready for offline use', async ({
  page,
  visitHome,
  open,
  flakyServer,
}) => {
  const url = `${flakyServer.url}/product/${first.id}`;
  flakyServer.change = (path, answer) =>
    path === '/sw.js' ? withText(answer, (script) => `${script}// Earlier.\n`) : answer;
  await visitHome();
  await open(url);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  flakyServer.change = (_, answer) => answer;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(async () => {
    await cartLink(page, 1).click();
    await page.getByRole('main').getByRole('link', { name: first.name }).first().click();
    await expect(updateNotice(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await acceptUpdate(page);
  await expect(cartLink(page, 1)).toBeVisible();
  await expect(page).toHaveURL(url);
  await flakyServer.stop();
  await cartLink(page, 1).click();
  await expect(page.getByRole('main')).toContainText(first.name);
  await page.goto(url);
  await expect(heading(page)).toHaveText(first.name);
});
