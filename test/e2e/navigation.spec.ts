import { expect, type Page } from '@playwright/test';
import { untilHydrated } from '../../tools/browser.mjs';
import { cartLink, heading } from './fixtures/page.ts';
import { type Open, test } from './fixtures/test.ts';

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const sockets = '40-Piece 1/4 in. Socket Set';

/** Opens a page by a link far down on another one. Returns the scroll position that page was left at. */
async function followLink(page: Page, open: Open, url: string, name: string) {
  await open(url);
  const link = page.getByRole('link', { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  const position = await scrollTop(page);
  expect(position).toBeGreaterThan(200);
  await link.click();
  await expect(heading(page)).toHaveText(name);
  await expect(heading(page)).toBeFocused();
  return position;
}

for (const [url, name] of [
  ['/products', sockets],
  // A link in the footer: the next page is shorter than the position.
  ['/', 'Warranty'],
] as const) {
  test(`the page of ${name} starts at its top, and Back and Forward restore the scroll position of ${url}`, async ({
    page,
    open,
  }) => {
    const position = await followLink(page, open, url, name);
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(position);
    await page.goForward();
    await expect(heading(page)).toHaveText(name);
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
}

test('the skip link leads to the main content, and leaves the scroll position of the page before as it was', async ({
  page,
  open,
}) => {
  // Chromium restores the position once more, which other browsers do not.
  await page.addInitScript(() => {
    history.scrollRestoration = 'manual';
  });
  const position = await followLink(page, open, '/products', sockets);
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await skip.focus();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }),
  ).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toHaveText('All Tools');
  await expect.poll(() => scrollTop(page)).toBe(position);
});

test('a shared cart link replaces its history entry: Back leads to the page before', async ({
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

test('a reload opens the same page at its scroll position', async ({ page, open }) => {
  for (const [url, position] of [
    ['/products?sort=price-high', 400],
    ['/search?q=drive', 400],
    // Further down than the page is long before its table is loaded.
    ['/compare?tools=angle-grinder-5in,digital-heat-gun', 1000],
  ] as const) {
    await open(url);
    const title = await heading(page).textContent();
    await page.evaluate((top) => window.scrollTo(0, top), position);
    await page.waitForFunction((top) => window.history.state.scrollY === top, position);
    await page.reload();
    await untilHydrated(page);
    await expect(heading(page)).toHaveText(title ?? '');
    // Scroll anchoring may correct it by the difference of two cards.
    await expect.poll(() => scrollTop(page), url).toBeGreaterThan(position - 50);
    expect(await scrollTop(page), url).toBeLessThan(position + 50);
  }
});
