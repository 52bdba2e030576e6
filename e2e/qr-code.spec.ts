import { expect } from '@playwright/test';
import { maxQuantity } from '../src/cart/cart';
import { sharedCartUrl } from '../src/cart/shared-cart';
import { products } from '../src/catalogue/products';
import { cartLink } from './fixtures/page';
import { decoded, qrCode, qrCodeButton } from './fixtures/print';
import { test } from './fixtures/test';

const lines = products.map(({ id: productId }) => ({ productId, quantity: maxQuantity }));
const small = '/cart?items=led-work-light-20v:1';

// As sharp as a phone or a printer, and high enough for the largest code below the sticky header.
test.use({ deviceScaleFactor: 3, viewport: { width: 1280, height: 1200 } });

for (const [what, url] of [
  ['one product', small],
  ['14 products, 999 of each', sharedCartUrl(lines)],
] as const) {
  test(`a decoder reads the URL of a cart with ${what}, in every colour scheme and in print`, async ({
    page,
    open,
    store,
  }) => {
    await open(url);
    await expect(qrCode(page)).toBeHidden();
    await qrCodeButton(page).click();
    for (const media of [
      { colorScheme: 'light' },
      { colorScheme: 'dark' },
      { colorScheme: 'dark', forcedColors: 'active' },
      { colorScheme: 'dark', forcedColors: 'none', media: 'print' },
    ] as const) {
      await page.emulateMedia(media);
      expect(await decoded(qrCode(page)), JSON.stringify(media)).toBe(store.url + url);
    }
  });
}

test('the code follows the cart, and a second click hides it', async ({ page, open, store }) => {
  await open(small);
  await expect(qrCodeButton(page)).toHaveAttribute('aria-expanded', 'false');
  expect((await qrCodeButton(page).boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await qrCodeButton(page).click();
  await expect(qrCodeButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect
    .poll(() => decoded(qrCode(page)))
    .toBe(`${store.url}/cart?items=led-work-light-20v:2`);
  await qrCodeButton(page).click();
  await expect(qrCode(page)).toBeHidden();
});

test('the cart page loads no script beyond those of the first page', async ({ page, open }) => {
  await open('/product/led-work-light-20v');
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await cartLink(page, 1).click();
  await qrCodeButton(page).click();
  await expect(qrCode(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});
