import { expect } from '@playwright/test';
import { goShopping, heading } from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

test('a shopper browses, searches, and fills, changes and clears the cart; nothing is stored, and no other origin is requested', async ({
  page,
  open,
  context,
  store,
}) => {
  const origins = new Set<string>();
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  await open('/');
  await goShopping(page);
  expect([...origins]).toEqual([new URL(store.url).origin]);
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('a click anywhere on a card opens the product', async ({ page, open }) => {
  await open('/products');
  const card = page.getByRole('article').first();
  await card.click({ position: { x: 8, y: 8 } });
  await expect(heading(page)).toHaveText('5 in. Variable-Speed Angle Grinder');
});

test('Add to Cart is answered in the next frame', async ({ page, open }) => {
  await open('/product/led-work-light-20v');
  const texts = await page
    .getByRole('button', { name: 'Add to Cart', exact: true })
    .evaluate(async (add: HTMLButtonElement) => {
      add.click();
      await new Promise(requestAnimationFrame);
      return ['[role=status]', 'header a[href="/cart"]'].map(
        (selector) => document.querySelector(selector)?.textContent,
      );
    });
  expect(texts).toEqual([
    'Added to cart: 20V LED Work Light. 1 item in cart.',
    'CartCart, 1 item1',
  ]);
});

test('a suggestion opens in a new tab, like any link', async ({ page, open, context, store }) => {
  await open('/specials');
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.fill('ratchet');
  const suggestion = page.getByRole('option', { name: /Socket Set/ });
  for (const click of [
    () => suggestion.click({ modifiers: ['ControlOrMeta'] }),
    () => suggestion.click({ button: 'middle' }),
  ]) {
    const opened = context.waitForEvent('page');
    await click();
    await expect(await opened).toHaveURL(`${store.url}/product/socket-set-40pc`);
    await expect(page).toHaveURL(`${store.url}/specials`);
    await expect(field).toHaveValue('ratchet');
    await page.bringToFront();
  }
});
