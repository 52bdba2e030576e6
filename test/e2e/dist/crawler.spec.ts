// The pages that a search engine finds, whose crawler respects robots.txt and nofollow. The HTML of the build has all links.
import { expect } from '@playwright/test';
import { fileOf } from '../../../build/site.ts';
import { textOf } from '../fixtures/dist.ts';
import { test } from '../fixtures/test.ts';
import { prerenderedUrls } from '../fixtures/urls.ts';

/** More are a sign that a crawler would not end: 14 tools have 26,404 comparisons. */
const most = 70;
const origin = 'https://tools.example';
const followed = 'a[href]:not([rel~=nofollow])';

const disallowed = [...textOf('robots.txt').matchAll(/^Disallow: (.+)$/gm)].map(
  ([, path = '']) => new RegExp(`^${path.replaceAll('?', '\\?').replaceAll('*', '.*')}`),
);

/** The URLs of the store that a crawler requests for these links. */
const allowedUrls = (links: readonly string[]) =>
  links
    .map((link) => new URL(link, origin))
    .filter((url) => url.origin === origin)
    .map(({ pathname, search }) => pathname + search)
    .filter((path) => disallowed.every((pattern) => !pattern.test(path)));

test('a crawler finds every page, and ends', async () => {
  // Each worker of Playwright imports every spec file. Only this test needs the package.
  const { JSDOM } = await import('jsdom');
  expect(disallowed.length).toBeGreaterThan(0);
  const urls = ['/'];
  // A file is the same for every query.
  const linksOf = new Map<string, string[]>();
  for (const url of urls) {
    const { pathname } = new URL(url, origin);
    const links =
      linksOf.get(pathname) ??
      [...new JSDOM(textOf(fileOf(pathname))).window.document.querySelectorAll(followed)].map(
        (link) => link.getAttribute('href') ?? '',
      );
    linksOf.set(pathname, links);
    for (const path of allowedUrls(links)) if (!urls.includes(path)) urls.push(path);
    expect(urls.length).toBeLessThan(most);
  }
  expect(urls).toEqual(expect.arrayContaining(prerenderedUrls));
});

test('a listing that the browser renders, with another order and a tick, has no others', async ({
  page,
  open,
}) => {
  const found = async (url: string) => {
    await open(url);
    const links = await page.$$eval(followed, (all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    return new Set(allowedUrls(links));
  };
  const prerendered = await found('/products');
  expect(prerendered.size).toBeGreaterThan(14);
  const rendered = await found(
    '/products?sort=price-low&choosing=angle-grinder-5in,digital-heat-gun',
  );
  expect([...rendered].filter((url) => !prerendered.has(url))).toEqual([]);
});
