import { expect, type Page } from '@playwright/test';
import { untilHydrated } from '../scripts/browser.mjs';
import { wrongHeadCounts } from './fixtures/head';
import { cartLink, heading, mainNavigation } from './fixtures/page';
import { type Open, test } from './fixtures/test';

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Opens the last product of the list. Returns the scroll position that the list was left at. */
async function openLastProduct(page: Page, open: Open) {
  await open('/products');
  const link = page.getByRole('link', { name: '40-Piece 1/4 in. Socket Set', exact: true });
  await link.scrollIntoViewIfNeeded();
  const position = await scrollTop(page);
  expect(position).toBeGreaterThan(200);
  await link.click();
  await expect(heading(page)).toBeFocused();
  return position;
}

test('a new page starts at its top, and back and forward restore the scroll position', async ({
  page,
  open,
}) => {
  const position = await openLastProduct(page, open);
  expect(await scrollTop(page)).toBe(0);

  await page.goBack();
  await expect(heading(page)).toHaveText('All Tools');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(position);

  await page.goForward();
  await expect(heading(page)).toHaveText('40-Piece 1/4 in. Socket Set');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('the skip link leaves the scroll position of the page before as it was', async ({
  page,
  open,
}) => {
  // Chromium restores the position once more, which other browsers do not.
  await page.addInitScript(() => {
    history.scrollRestoration = 'manual';
  });
  const position = await openLastProduct(page, open);
  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toHaveText('All Tools');
  await expect.poll(() => scrollTop(page)).toBe(position);
});

test('back restores the scroll position of a page that was left from its footer', async ({
  page,
  open,
}) => {
  await open('/');
  await page.getByRole('link', { name: 'Warranty' }).scrollIntoViewIfNeeded();
  const position = await scrollTop(page);
  await page.getByRole('link', { name: 'Warranty' }).click();
  await expect(heading(page)).toHaveText('Warranty');
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(position);
});

test('title and canonical URL follow the page', async ({ page, open }) => {
  await open('/products');
  const canonical = page.locator('link[rel=canonical]');
  await page
    .getByRole('main')
    .getByRole('link', { name: '20V LED Work Light', exact: true })
    .click();
  await expect(page).toHaveTitle('20V LED Work Light | Torque Bay');
  await expect(canonical).toHaveAttribute('href', /\/product\/led-work-light-20v$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
  await expect(page).toHaveTitle('Returns | Torque Bay');
  await expect(canonical).toHaveAttribute('href', /\/returns$/);
  expect(await wrongHeadCounts(page)).toEqual([]);
});

test('navigation moves the focus to the heading of the new page', async ({ page, open }) => {
  await open('/');
  for (const category of ['Air Tools', 'Hand Tools']) {
    await mainNavigation(page).getByRole('link', { name: category }).click();
    await expect(heading(page)).toHaveText(category);
    await expect(heading(page)).toBeFocused();
  }
});

test('a shared cart link replaces its history entry: back leads to the page before', async ({
  page,
  open,
  store,
}) => {
  await open('/shipping');
  await open('/cart?items=socket-set-40pc:3');
  await expect(page).toHaveURL(`${store.url}/cart`);
  await expect(cartLink(page, 3)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${store.url}/shipping`);
});

test('reload restores the scroll position', async ({ page, open }) => {
  for (const url of ['/products?sort=price-high', '/search?q=drive', '/products']) {
    await open(url);
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.waitForFunction(() => window.history.state.scrollY > 300);
    await page.reload();
    await untilHydrated(page);
    // Scroll anchoring may correct it by the difference of two cards.
    await expect.poll(() => scrollTop(page), url).toBeGreaterThan(350);
    expect(await scrollTop(page), url).toBeLessThan(450);
  }
});

test('reload opens the same page', async ({ page, open }) => {
  await open('/');
  await mainNavigation(page).getByRole('link', { name: 'Air Tools' }).click();
  await page.reload();
  await expect(heading(page)).toHaveText('Air Tools');
});
