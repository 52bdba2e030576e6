import { expect, test } from 'vitest';
import { openSearch, robots, sitemap } from './discovery.ts';

const site = 'https://tools.example/shop';

test('the sitemap lists absolute URLs', () => {
  expect(sitemap(site, ['/', '/products'])).toContain(
    '<loc>https://tools.example/shop/</loc></url>\n  <url><loc>https://tools.example/shop/products</loc>',
  );
});

const rules = `User-agent: *
Allow: /
Disallow: /*?tools=
Disallow: /*&tools=
Disallow: /*?choosing=
Disallow: /*&choosing=
Disallow: /*?sort=
Disallow: /*&sort=
Disallow: /*?view=
Disallow: /*&view=
`;

test('robots.txt leaves out comparisons and other views of a page, and links the sitemap', () => {
  expect(robots(site)).toBe(`${rules}\nSitemap: https://tools.example/shop/sitemap.xml\n`);
});

test('without a published URL robots.txt links no sitemap', () => {
  expect(robots('')).toBe(rules);
});

test('the OpenSearch description contains the search URL template', () => {
  expect(openSearch(site)).toContain(
    'template="https://tools.example/shop/search?q={searchTerms}"',
  );
});
