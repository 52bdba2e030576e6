import { expect } from '@playwright/test';
import { axeTags, colorRules, runAxe } from './fixtures/axe';
import { shopperOn } from './fixtures/page';
import { test } from './fixtures/test';

test('axe finds nothing in the open suggestions, light or dark', async ({ page, open }) => {
  await open('/');
  await page.getByLabel('Search products').fill('wrench');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  expect((await runAxe(shopperOn(page), { runOnly: axeTags })).violations).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await runAxe(shopperOn(page), { runOnly: colorRules })).violations).toEqual([]);
});

test('axe finds nothing in the open parts of the cart page, and a keyboard uses them', async ({
  page,
  open,
}) => {
  await open('/cart?items=led-work-light-20v:1&job=Bay+3');
  await page.getByRole('button', { name: 'Order as text' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Print list' })).toBeFocused();
  await page.getByRole('button', { name: 'Add by item number' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('TB-1120 2\nTB-1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added 2 items. 1 line was not added')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Item numbers/ })).toHaveValue('TB-1');
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  // The sticky header covers a part of what has been scrolled under it.
  await page.evaluate(() => scrollTo(0, 0));
  expect((await runAxe(shopperOn(page), { runOnly: axeTags })).violations).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await runAxe(shopperOn(page), { runOnly: colorRules })).violations).toEqual([]);
});
