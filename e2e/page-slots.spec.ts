// Pages that are rendered ahead of a click, and pages that are kept for Back.
import { expect, type Page } from '@playwright/test';
import { dialog, grinder, openZoom } from './fixtures/gallery';
import { heading, mainNavigation } from './fixtures/page';
import { type Open, test } from './fixtures/test';

const light = '20V LED Work Light';
const hiddenPages = (page: Page) => page.locator('main > [aria-hidden]');
const hiddenHeading = (page: Page, text: string) =>
  hiddenPages(page).locator('h1', { hasText: text });

/** A pointer that rests on the link, on which the click follows. */
async function renderAhead(page: Page, name: string) {
  await page.getByRole('link', { name, exact: true }).first().hover();
  await expect(hiddenHeading(page, name)).toBeAttached();
}

/** Goes from the zoomed image of a product back to the page before the product. */
async function leaveZoomedImage(page: Page, open: Open) {
  await open('/products');
  await page.getByRole('link', { name: '5 in. Variable-Speed Angle Grinder', exact: true }).click();
  await openZoom(page);
  await page.evaluate(() => history.go(-2));
  await expect(heading(page)).toHaveText('All Tools');
}

test.describe('a page that is rendered ahead', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('has no size, is not visible and is not focused', async ({ page, open }) => {
    await open('/products');
    await renderAhead(page, light);
    expect(await hiddenPages(page).evaluate((each) => each.getBoundingClientRect().height)).toBe(0);
    const { scrollHeight, offsetHeight } = await page
      .getByRole('main')
      .evaluate((main: HTMLElement) => ({
        scrollHeight: main.scrollHeight,
        offsetHeight: main.offsetHeight,
      }));
    expect(scrollHeight).toBe(offsetHeight);
    await expect(heading(page)).toHaveText('All Tools');
    const isVisible = () => hiddenHeading(page, light).evaluate((each) => each.checkVisibility());
    expect(await isVisible()).toBe(false);
    // The buy bar of a product is fixed at the bottom of the screen.
    const bottom = () => document.elementFromPoint(195, 840)?.closest('[aria-hidden]') ?? null;
    expect(await page.evaluate(bottom)).toBeNull();
    // The last control before it.
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Compare/ })
      .last()
      .focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('contentinfo').locator(':focus')).toBeAttached();
  });

  test('is what the click shows, with its buy bar', async ({ page, open }) => {
    await open('/products');
    await renderAhead(page, light);
    const ahead = await hiddenPages(page).elementHandle();
    await page.getByRole('link', { name: light, exact: true }).first().click();
    await expect(heading(page)).toHaveText(light);
    await expect(heading(page)).toBeFocused();
    expect(await ahead?.evaluate((each) => each.checkVisibility())).toBe(true);
    await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('ids are unique while pages are kept', async ({ page, open }) => {
  await open(grinder);
  for (const name of ['Air Tools', 'All Tools', 'Specials']) {
    await mainNavigation(page).getByRole('link', { name }).click();
    await expect(heading(page)).toHaveText(name);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shipping Info' }).click();
  await expect(heading(page)).toHaveText('Shipping Info');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
  await expect(heading(page)).toHaveText('Returns');
  expect(await hiddenPages(page).count()).toBeGreaterThan(3);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('a kept page does not print', async ({ page, open }) => {
  await open('/products');
  await mainNavigation(page).getByRole('link', { name: 'Air Tools' }).click();
  await expect(hiddenHeading(page, 'All Tools')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(hiddenHeading(page, 'All Tools')).toBeHidden();
  const areas = await hiddenPages(page).evaluateAll((pages) =>
    pages.map((each) => each.getBoundingClientRect().height),
  );
  expect(areas).toEqual([0]);
});

test('a page left with its zoomed image open leaves the next page usable', async ({
  page,
  open,
}) => {
  await leaveZoomedImage(page, open);
  await expect(dialog(page)).toBeHidden();
  await mainNavigation(page).getByRole('link', { name: 'Air Tools' }).click();
  await expect(heading(page)).toHaveText('Air Tools');
  await page.evaluate(() => history.go(-1));
  await expect(heading(page)).toHaveText('All Tools');
});

test('Forward to the zoomed image opens it again', async ({ page, open }) => {
  await leaveZoomedImage(page, open);
  await page.evaluate(() => history.go(2));
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(heading(page)).toContainText('Angle Grinder');
});
