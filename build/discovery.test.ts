import { expect, test } from 'vitest';
import { openSearch, robots, sitemap } from './discovery';

const site = 'https://tools.example/shop';

test('the sitemap lists whole addresses', () => {
  expect(sitemap(site, ['/', '/products'])).toContain(
    '<loc>https://tools.example/shop/</loc></url>\n  <url><loc>https://tools.example/shop/products</loc>',
  );
});

test('robots may go everywhere and are told of the sitemap', () => {
  expect(robots(site)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://tools.example/shop/sitemap.xml\n',
  );
});

test('the search can be used from the address bar', () => {
  expect(openSearch(site)).toContain(
    'template="https://tools.example/shop/search?q={searchTerms}"',
  );
});
