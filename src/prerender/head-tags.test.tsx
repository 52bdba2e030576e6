import { expect, test } from 'vitest';
import { fullHead } from './page-facts.ts';
import { headTags } from './prerender.tsx';

const site = 'https://tools.example';
function tagsOf(...args: Parameters<typeof headTags>) {
  const { head } = new DOMParser().parseFromString(headTags(...args).join(''), 'text/html');
  return Object.fromEntries(
    [...head.children].map((element) => {
      const value = (name: string) => element.getAttribute(name);
      return [
        value('name') ?? value('property') ?? value('rel') ?? element.localName,
        value('content') ?? value('href') ?? element.textContent,
      ];
    }),
  );
}

test('a product page has the product’s image and URL in its meta tags', () => {
  expect(tagsOf(fullHead('/product/led-work-light-20v'), site)).toMatchObject({
    title: '20V LED Work Light | Torque Bay',
    canonical: 'https://tools.example/product/led-work-light-20v',
    'og:type': 'product',
    'og:url': 'https://tools.example/product/led-work-light-20v',
    'og:image': 'https://tools.example/images/led-work-light-20v-social.jpg',
    'og:image:width': '800',
    'og:image:height': '800',
    'twitter:card': 'summary_large_image',
    'twitter:image': 'https://tools.example/images/led-work-light-20v-social.jpg',
  });
});

test('an unknown product has the canonical URL of all tools', () => {
  expect(tagsOf(fullHead('/product/no-such-tool'), site).canonical).toBe(
    'https://tools.example/products',
  );
});

test('every search has the canonical URL of the search page', () => {
  const tags = tagsOf(fullHead('/search', '?q=%3Cb%3E'), site);
  expect(tags.title).toBe('Search results for "<b>" | Torque Bay');
  expect(tags.canonical).toBe('https://tools.example/search');
});

test('without a published URL there are no absolute URLs', () => {
  const tags = headTags(fullHead('/product/led-work-light-20v'), '');
  expect(JSON.stringify(tags)).not.toMatch(/canonical|og:url|og:image|twitter:image/);
});

test('the not-found page has no canonical URL and is noindex', () => {
  const tags = tagsOf(fullHead('/no/such/page'), site);
  expect(tags.robots).toBe('noindex');
  expect(tags.canonical).toBeUndefined();
  expect(tags['og:url']).toBeUndefined();
});

test('a wide screen loads its largest image at once', () => {
  const tags = headTags({ ...fullHead('/'), wideImage: '/images/jack-side.avif' }, '');
  expect(tags).toContain(
    '<link rel="preload" as="image" media="(width >= 64rem)" href="/images/jack-side.avif">',
  );
  expect(headTags(fullHead('/products'), '').join()).not.toContain('preload');
});
