import { expect } from '@playwright/test';
import { maxQuantity } from '../../src/cart/cart.ts';
import { sharedCartUrl } from '../../src/cart/shared-cart.ts';
import { products } from '../../src/catalogue/products.ts';
import { decoded, qrCode, qrCodeButton } from './fixtures/qr-code.ts';
import { test } from './fixtures/test.ts';

const fullCart = products.map(({ id: productId }) => ({ productId, quantity: maxQuantity }));

// As sharp as a phone or a printer, and high enough for the largest code below the sticky header.
test.use({ deviceScaleFactor: 3, viewport: { width: 1280, height: 1200 } });

for (const [what, url] of [
  ['one product', '/cart?items=led-work-light-20v:1'],
  ['all products, 999 of each', sharedCartUrl(fullCart)],
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
