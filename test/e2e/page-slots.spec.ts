// Pages that are rendered ahead of a click, and pages that are kept for Back.
import { expect } from '@playwright/test';
import { categoryFor } from './fixtures/categories.ts';
import { dialog, openZoom } from './fixtures/gallery.ts';
import { categoryLink, heading } from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

const light = '20V LED Work Light';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a page that is rendered ahead has no size, is not visible and not focused, and a click shows it', async ({
    page,
    open,
  }) => {
    await open('/products');
    const link = page.getByRole('link', { name: light, exact: true });
    await link.hover();
    const ahead = page
      .locator('main > div')
      .filter({ has: page.locator('h1', { hasText: light }) });
    await expect(ahead).toHaveAttribute('aria-hidden', 'true');
    expect(await ahead.evaluate((each) => each.getBoundingClientRect().height)).toBe(0);
    const overflow = (main: HTMLElement) => main.scrollHeight - main.offsetHeight;
    expect(await page.getByRole('main').evaluate(overflow)).toBe(0);
    const isVisible = () => ahead.locator('h1').evaluate((each) => each.checkVisibility());
    expect(await isVisible()).toBe(false);
    // The buy bar of a product is fixed at the bottom of the screen.
    const bottom = () => document.elementFromPoint(195, 840)?.closest('[aria-hidden]') ?? null;
    expect(await page.evaluate(bottom)).toBeNull();
    // The last control before it.
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .last()
      .focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('contentinfo').locator(':focus')).toBeAttached();

    await link.hover();
    await expect(ahead).toHaveAttribute('aria-hidden', 'true');
    await ahead.evaluate((each) => each.setAttribute('data-marked', ''));
    await link.click();
    await expect(heading(page)).toHaveText(light);
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('[data-marked]')).toBeVisible();
    expect(await isVisible()).toBe(true);
    await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('a page left with its zoomed image open leaves the next page usable, and Forward opens it again', async ({
  page,
  open,
}) => {
  await open('/products');
  await page.getByRole('link', { name: '5 in. Variable-Speed Angle Grinder', exact: true }).click();
  await openZoom(page);
  await page.evaluate(() => history.go(-2));
  await expect(heading(page)).toHaveText('All Tools');
  await expect(dialog(page)).toBeHidden();
  await page.evaluate(() => history.go(2));
  await expect(dialog(page)).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(heading(page)).toHaveText('All Tools');
  await categoryLink(page, 'hvlp-spray-gun').click();
  await expect(heading(page)).toHaveText(categoryFor('hvlp-spray-gun').name);
});
