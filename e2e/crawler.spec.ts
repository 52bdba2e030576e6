// A crawler that renders pages, as search engines do, and respects robots.txt and nofollow.
import { expect } from '@playwright/test';
import { untilHydrated } from '../scripts/browser.mjs';
import { test } from './fixtures/test.ts';
import { prerenderedUrls } from './fixtures/urls.ts';

/** More are a sign that a crawler would not end: 14 tools have 26,404 comparisons. */
const most = 70;

test('a crawler finds every page, and ends', async ({ page, request, store }) => {
  test.slow();
  const robots = await (await request.get(`${store.url}/robots.txt`)).text();
  const disallowed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(
    ([, path = '']) => new RegExp(`^${path.replaceAll('?', '\\?').replaceAll('*', '.*')}`),
  );
  expect(disallowed.length).toBeGreaterThan(0);
  const urls = ['/'];
  for (const url of urls) {
    await page.goto(store.url + url);
    await untilHydrated(page);
    const links = await page.$$eval('a[href]:not([rel~=nofollow])', (all) =>
      all.map((link) => (link as HTMLAnchorElement).href),
    );
    for (const link of links) {
      const { origin, pathname, search } = new URL(link);
      const path = pathname + search;
      const isAllowed = disallowed.every((pattern) => !pattern.test(path));
      if (origin === store.url && isAllowed && !urls.includes(path)) urls.push(path);
    }
    expect(urls.length).toBeLessThan(most);
  }
  const paths = prerenderedUrls.filter((url) => !['/search'].includes(url));
  expect(urls).toEqual(expect.arrayContaining(paths));
});
