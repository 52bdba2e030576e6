import { expect, type Page } from '@playwright/test';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export async function search(page: Page, term: string) {
  await page.getByRole('searchbox', { name: 'Search products' }).fill(term);
  await page.getByRole('button', { name: 'Search' }).click();
}

/** Once React has taken the page over, the app answers to what is pressed. */
export async function untilStarted(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Once the worker is active, the whole store is stored. */
export async function untilStored(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Pictures below the fold load when they come near the screen, so the page is scrolled through. */
export async function expectEveryPicture(page: Page) {
  const pictures = await page.getByRole('img').and(page.locator('img')).all();
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .not.toBe(0);
  }
}

/** Browse, search, fill, change and clear a cart: what a shopper does, with or without a network. */
export async function goShopping(page: Page) {
  await page.getByRole('link', { name: 'Shop Now' }).click();
  await expect(heading(page)).toHaveText('All Tools');
  await page.getByRole('link', { name: '40-Piece 1/4 in. Socket Set' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('status')).toContainText(
    'Added to cart: 40-Piece 1/4 in. Socket Set',
  );

  await search(page, 'diagnostic');
  await expect(heading(page)).toHaveText('Showing 3 results for "diagnostic"');
  await page.getByRole('link', { name: 'Pro OBD-II Scan Tablet' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: 'Cart, 2 items' }).click();

  const total = page.getByRole('region', { name: 'Order Summary' }).getByRole('definition').last();
  await expect(total).toHaveText('$959.98');
  await page.getByRole('button', { name: 'Increase quantity of Pro OBD-II Scan Tablet' }).click();
  await expect(total).toHaveText('$1,859.97');
  await page.getByRole('button', { name: 'Remove Pro OBD-II Scan Tablet' }).click();
  await expect(total).toHaveText('$69.98');
  await expect(page.getByText('Add $39.01 more for free shipping!')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('Your Cart is Empty')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toHaveText('');
}
