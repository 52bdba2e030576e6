import { expect, test } from 'vitest';
import { findProduct } from '../catalogue/catalogue';
import { headTags } from './head-tags';
import { notFoundHead, productHead, searchHead } from './page-head';

const site = 'https://tools.example';
const tagsOf = (...args: Parameters<typeof headTags>) =>
  Object.fromEntries(
    headTags(...args).map(({ name, attributes, text }) => [
      attributes.name ?? attributes.property ?? attributes.rel ?? name,
      attributes.content ?? attributes.href ?? text,
    ]),
  );

test('a product presents itself with its own picture and address', () => {
  expect(tagsOf(productHead(findProduct('led-work-light-20v')), site)).toMatchObject({
    title: '20 V LED Work Light | Torque Bay',
    canonical: 'https://tools.example/product/led-work-light-20v',
    'og:type': 'product',
    'og:url': 'https://tools.example/product/led-work-light-20v',
    'og:image': 'https://tools.example/images/led-work-light-20v-social.jpg',
    'twitter:card': 'summary_large_image',
    'twitter:image': 'https://tools.example/images/led-work-light-20v-social.jpg',
  });
});

test('a product that is unknown is on its way to all tools', () => {
  expect(tagsOf(productHead(undefined), site).canonical).toBe('https://tools.example/products');
});

test('a search is known by its page, whatever was searched for', () => {
  const tags = tagsOf(searchHead('?q=%3Cb%3E'), site);
  expect(tags.title).toBe('Search results for "<b>" | Torque Bay');
  expect(tags.canonical).toBe('https://tools.example/search');
});

test('what does not exist has no address and asks not to be found', () => {
  const tags = tagsOf({ ...notFoundHead, isIndexed: false }, site);
  expect(tags.robots).toBe('noindex');
  expect(tags.canonical).toBeUndefined();
  expect(tags['og:url']).toBeUndefined();
});
