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
