import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { fileOf } from '../build/site';
import { prerendered, site } from './addresses';
import { headCounts, once } from './heads';
import { heading } from './shopper';
import { test } from './test';

test('heads change with the pages and stay single', async ({ page }) => {
  await page.goto('/products');
  const described = () => page.locator('meta[name=description]').getAttribute('content');
  const before = await described();
  await page.getByRole('main').getByRole('link', { name: '20 V LED Work Light' }).click();
  await expect(page).toHaveTitle('20 V LED Work Light | Torque Bay');
  expect(await described()).not.toBe(before);
  expect(await headCounts(page)).toEqual(once);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${site}/product/led-work-light-20v`,
  );
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Returns' }).click();
  await expect(heading(page)).toHaveText('Returns');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('the sitemap names the pages that want to be found, and the robots file names the sitemap', () => {
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8');
  const named = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const indexed = prerendered.filter((url) => {
    const file = readFileSync(`dist/${fileOf(url)}`, 'utf8');
    return !file.includes('content="noindex"');
  });
  expect(named).toEqual(indexed.map((url) => site + url));
  expect(named).toHaveLength(25);
  expect(readFileSync('dist/robots.txt', 'utf8')).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
});

for (const url of ['/cart', '/search?q=x', '/account', '/specials']) {
  test(`${url} asks not to be found`, async ({ request }) => {
    const response = await request.get(url);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('name="robots" content="noindex"');
  });
}

test('a browser can be taught to search the store from its address bar', async ({ request }) => {
  const description = await (await request.get('/opensearch.xml')).text();
  expect(description).toContain(`template="${site}/search?q={searchTerms}"`);
});

test('pages have one address each, and what does not exist is 404 with its page', async ({
  request,
}) => {
  for (const other of ['/products/', '/products.html', '/products/?a=b', '/index.html']) {
    const response = await request.get(other, { maxRedirects: 0 });
    expect([other, response.status()]).toEqual([other, 301]);
  }
  const missing = await request.get('/no/such/page');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('<title data-page="">Page Not Found | Torque Bay</title>');
});
