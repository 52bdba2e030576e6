import { expect } from '@playwright/test';
import { horizontalOverflow } from './fixtures/in-page';
import { heading, search } from './fixtures/page';
import { test } from './fixtures/test';

test('a product or category that does not exist redirects to all products', async ({
  page,
  open,
  store,
}) => {
  for (const path of [
    '/product/__proto__',
    '/product/constructor',
    '/product/%E0%A4%A',
    '/product/%',
    '/product/%00',
    '/product/100%25',
    '/product/<script>',
    `/product/${'x'.repeat(4000)}`,
    '/category/__proto__',
    '/category/%E0%A4%A',
  ]) {
    await open(path);
    await expect(page, path.slice(0, 40)).toHaveURL(`${store.url}/products`);
    await expect(heading(page)).toHaveText('All Tools');
  }
});

test('any other unknown path is the not-found page', async ({ page, open }) => {
  for (const path of ['/%E0%A4%A', '/%', '/__proto__', '/a//b', '/product', '/index.htm']) {
    await open(path);
    await expect(
      page.getByText("Page Not Found - The page you're looking for doesn't exist."),
      path,
    ).toBeVisible();
  }
});

test('a blank search does not navigate', async ({ page, open, store }) => {
  await open('/shipping');
  await search(page, '   ');
  await expect(heading(page)).toHaveText('Shipping Info');
  await expect(page).toHaveURL(`${store.url}/shipping`);
});

test('a search term is text, however it looks', async ({ page, open }) => {
  await open('/');
  for (const term of [
    '<img src=x onerror=alert(1)>',
    '"', // 1/2" drive
    '\\',
    '.*',
    '%', // "up to 65 % of the paint"
    '%zz',
    'a&b=c',
    '#hash',
    '🔧🔩',
    '\u202eright to left\u200f',
    'x'.repeat(3000),
  ]) {
    await search(page, term);
    const sentence =
      term === '%' || term === '"'
        ? `Showing ${term === '%' ? 2 : 5} results for "${term}"`
        : `No products found for "${term}". Try a different search term.`;
    const result = page.getByRole('main').getByText(sentence, { exact: true });
    await expect(result, term.slice(0, 40)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Search products' })).toHaveValue(term);
    expect(await page.evaluate(horizontalOverflow)).toBe(0);
    await page.reload();
    await expect(result, term.slice(0, 40)).toBeVisible();
  }
});
