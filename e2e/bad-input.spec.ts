import { expect } from '@playwright/test';
import { heading, search } from './shopper';
import { test } from './test';

/** Caddy's HTTP server answers what is no address at all by itself, before any site file is asked. */
const isRefused = (text: string) =>
  process.env.STORE_HOST === 'caddy' && /%(?![0-9A-F]{2})|%00/.test(text);

for (const id of [
  '__proto__',
  'constructor',
  '%E0%A4%A',
  '%',
  '%00',
  '100%25',
  '<script>',
  'x'.repeat(4000),
]) {
  test(`the product id ${id.slice(0, 20)} leads to all products`, async ({ page, store }) => {
    test.skip(isRefused(id), 'Caddy refuses it as no address');
    await page.goto(`/product/${id}`);
    await expect(page).toHaveURL(`${store.url}/products`);
    await expect(heading(page)).toHaveText('All Tools');
  });
}

for (const path of ['/category/__proto__', '/category/%E0%A4%A']) {
  test(`${path} leads to all products`, async ({ page, store }) => {
    test.skip(isRefused(path), 'Caddy refuses it as no address');
    await page.goto(path);
    await expect(page).toHaveURL(`${store.url}/products`);
  });
}

for (const path of ['/%E0%A4%A', '/%', '/__proto__', '/a//b', '/product', '/index.htm']) {
  test(`${path} is the not-found page`, async ({ page }) => {
    test.skip(isRefused(path), 'Caddy refuses it as no address');
    await page.goto(path);
    await expect(
      page.getByText("Page Not Found - The page you're looking for doesn't exist."),
    ).toBeVisible();
  });
}

for (const term of [
  '<img src=x onerror=alert(1)>',
  '"',
  '\\',
  '.*',
  '%',
  '%zz',
  'a&b=c',
  '#hash',
  '🔧🔩',
  '\u202eright to left\u200f',
  'x'.repeat(3000),
]) {
  test(`the search term ${term.slice(0, 20)} is text`, async ({ page }) => {
    const isFound = term === '%'; // "up to 65 % of the paint"
    await page.goto('/');
    await search(page, term);
    const sentence = isFound
      ? new RegExp(`^Showing \\d+ results for "${term}"$`)
      : `No products found for "${term}". Try a different search term.`;
    await expect(page.getByRole('main').getByText(sentence, { exact: true })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue(term);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
    await page.reload();
    await expect(page.getByRole('main').getByText(sentence, { exact: true })).toBeVisible();
  });
}
