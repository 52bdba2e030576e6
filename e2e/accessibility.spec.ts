import { expect } from '@playwright/test';
import { axeTags, colorRules, runAxe } from './fixtures/axe';
import { horizontalOverflow } from './fixtures/in-page';
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

test('the visible text of each link and button is in its name', async ({ page, open }) => {
  await open('/cart?items=led-work-light-20v:120');
  await expect(page.getByRole('link', { name: 'Cart, 120 items' })).toContainText('99+');
  const runOnly = ['label-content-name-mismatch'];
  expect((await runAxe(shopperOn(page), { runOnly })).violations).toEqual([]);
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('each link of the cart page is at least 24 px high, also while a line is removed', async ({
    page,
    open,
  }) => {
    await open('/cart?items=led-work-light-20v:1,cordless-impact-wrench-20v:2,angle-grinder-5in:1');
    const heights = () =>
      page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    const lines = 3;
    await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
    expect((await heights()).length).toBeGreaterThanOrEqual(lines);
    expect(Math.min(...(await heights()))).toBeGreaterThanOrEqual(24);
    await page.getByRole('button', { name: 'Remove 20V LED Work Light' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect((await heights()).length).toBeGreaterThanOrEqual(lines - 1);
    expect(Math.min(...(await heights()))).toBeGreaterThanOrEqual(24);
  });
});

test('arrow keys scroll the active suggestion into view', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 360 });
  await open('/');
  await page.getByLabel('Search products').fill('t');
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  const count = await list.getByRole('option').count();
  const sizes = await list.evaluate(({ clientHeight, scrollHeight }) => [
    clientHeight,
    scrollHeight,
  ]);
  expect(sizes[0]).toBeLessThan(sizes[1] as number);
  for (let option = 0; option < count; option++) {
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('option', { selected: true })).toBeInViewport({ ratio: 0.9 });
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option').first()).toBeInViewport({ ratio: 0.9 });
});

test('an unbroken line of 60 characters does not widen a page of 360 px', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(`/cart?items=led-work-light-20v:1&job=${'X'.repeat(60)}`);
  await page.getByRole('button', { name: 'Add by item number' }).click();
  await page.getByRole('textbox', { name: /^Item numbers/ }).fill('W'.repeat(60));
  await page
    .getByRole('region', { name: 'Add by item number' })
    .getByRole('button', { name: 'Add to Cart' })
    .click();
  await expect(page.getByText('W'.repeat(60), { exact: false }).last()).toBeVisible();
  expect(await page.evaluate(horizontalOverflow)).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('X'.repeat(60), { exact: true })).toBeVisible();
  expect(await page.evaluate(horizontalOverflow)).toBe(0);
});
