import { expect } from '@playwright/test';
import { heading } from './shopper';
import { test } from './test';

const scrollTop = () => window.scrollY;

test('a new page starts at its top, and back and forward return to where they were', async ({
  page,
}) => {
  await page.goto('/products');
  await page.getByRole('link', { name: '40-Piece 1/4 in. Socket Set' }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(scrollTop);
  expect(left).toBeGreaterThan(200);
  await page.getByRole('link', { name: '40-Piece 1/4 in. Socket Set' }).click();
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(scrollTop)).toBe(0);

  await page.goBack();
  await expect(heading(page)).toHaveText('All Tools');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(scrollTop)).toBe(left);

  await page.goForward();
  await expect(heading(page)).toHaveText('40-Piece 1/4 in. Socket Set');
  await expect.poll(() => page.evaluate(scrollTop)).toBe(0);
});

test('back returns to the place on a page that was left from its foot', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Warranty' }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(scrollTop);
  await page.getByRole('link', { name: 'Warranty' }).click();
  await expect(heading(page)).toHaveText('Warranty');
  expect(await page.evaluate(scrollTop)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(scrollTop)).toBe(left);
});

test('the skip link is seen when focused and leads to the main content', async ({ page }) => {
  await page.goto('/products');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }),
  ).toBeFocused();
});

test('a whole purchase needs no mouse', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search products' }).focus();
  await page.keyboard.type('spray gun');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'HVLP Gravity-Feed Spray Gun' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('HVLP Gravity-Feed Spray Gun');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
