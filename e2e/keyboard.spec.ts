import { expect, type Page } from '@playwright/test';
import { cartLink, heading } from './fixtures/page';
import { test } from './fixtures/test';
import { templateUrls } from './fixtures/urls';

/** The focused element: its name, whether it is in the viewport, covered by anything, and has a ring. */
function focused() {
  const target = document.activeElement;
  if (!target || target === document.body) return undefined;
  const { x, y, width, height } = target.getBoundingClientRect();
  const [left, top] = [x + width / 2, y + height / 2];
  const above = document.elementFromPoint(left, top);
  // The ring is an outline of the element, or of the part by which its link covers a card.
  const ring = [getComputedStyle(target), getComputedStyle(target, '::after')];
  return {
    name: target.getAttribute('aria-label') ?? target.textContent,
    isInViewport: top >= 0 && top <= innerHeight && left >= 0 && left <= innerWidth,
    isCovered: !above || !(target.contains(above) || above.contains(target)),
    hasRing: ring.some((style) => style.outlineStyle !== 'none' && style.outlineWidth !== '0px'),
  };
}

/** Presses the key from one end of the page to the other. */
async function expectVisibleFocus(page: Page, key: 'Tab' | 'Shift+Tab') {
  let stops = 0;
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(focused);
    if (!stop) break;
    stops++;
    expect(stop).toMatchObject({ isInViewport: true, isCovered: false, hasRing: true });
    expect(stops).toBeLessThan(120);
  }
  expect(stops).toBeGreaterThan(20);
}

for (const url of templateUrls) {
  // Backwards too: a bar at the top covers other elements than one at the bottom.
  test(`the focus is visible at every stop of ${url}`, async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectVisibleFocus(page, 'Tab');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectVisibleFocus(page, 'Tab');
    await expectVisibleFocus(page, 'Shift+Tab');
  });
}

test('the skip link is visible when focused and leads to the main content', async ({ page }) => {
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

test('a product is found and put into the cart without a mouse', async ({ page }) => {
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
  await expect(cartLink(page, 1)).toBeVisible();
});
