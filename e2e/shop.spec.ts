import { expect } from '@playwright/test';
import { goShopping, heading } from './shopper';
import { test } from './test';

test('a shopper browses, searches, fills, changes and clears a cart', async ({ page }) => {
  await page.goto('/');
  await goShopping(page);
});

test('the cart lives in memory only: nothing is stored and nobody else is asked', async ({
  page,
  context,
  store,
}) => {
  const origins = new Set<string>();
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto('/');
  await goShopping(page);
  expect([...origins]).toEqual([new URL(store.url).origin]);
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('the whole card opens the product', async ({ page }) => {
  await page.goto('/products');
  const card = page.getByRole('article').first();
  await card.click({ position: { x: 8, y: 8 } });
  await expect(heading(page)).toHaveText('5 in. Variable-Speed Angle Grinder');
});

test('the placeholders do nothing at all', async ({ page }) => {
  const press = (name: string) => page.getByRole('button', { name }).click();
  await page.goto('/product/led-work-light-20v');
  await press('Add to Cart');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('dialog', (dialog) => requests.push(dialog.message()));

  const expectNothing = async (act: () => Promise<void>) => {
    const before = [page.url(), await page.locator('#root').innerHTML()];
    const length = await page.evaluate(() => history.length);
    await act();
    expect([page.url(), await page.locator('#root').innerHTML()]).toEqual(before);
    expect(await page.evaluate(() => history.length)).toBe(length);
  };
  await expectNothing(() => press('Add to Wishlist'));
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expectNothing(() => press('Proceed to Checkout'));
  await page.getByRole('link', { name: 'Torque Bay' }).click();
  const email = page.getByRole('textbox', { name: 'E-mail address' });
  await email.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  requests.length = 0;
  await expectNothing(async () => {
    await email.fill('not an address');
    await email.press('Enter');
    await press('Subscribe');
  });
  expect(requests).toEqual([]);
});

test('reloading an address of the app opens the same page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Air Tools', exact: true }).first().click();
  await page.reload();
  await expect(heading(page)).toHaveText('Air Tools');
});
