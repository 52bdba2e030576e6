import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { categories } from './categories';
import { catalogueFaults } from './faults';
import type { Product } from './product';
import { products } from './products';

test('the catalogue has no faults', () => {
  expect(catalogueFaults(products, categories, (url) => existsSync(`public${url}`))).toEqual([]);
});

const [good] = products as [Product, ...Product[]];
const faultsWith = (change: Partial<Product>, hasFile: (url: string) => boolean = () => true) =>
  catalogueFaults([{ ...good, id: 'jack', ...change }], categories, hasFile);

test.each<[Partial<Product>, string]>([
  [
    { id: 'Floor Jack' },
    'Floor Jack: the id may have only a-z, 0-9 and single hyphens between them.',
  ],
  [{ id: 'jack-' }, 'jack-: the id may have only a-z, 0-9 and single hyphens between them.'],
  [
    { category: 'Lifting' },
    'jack: unknown category "Lifting", there are Power Tools, Diagnostic Tools, Air Tools, Battery Tools, Hand Tools.',
  ],
  [{ price: 80, originalPrice: 80 }, 'jack: the price 80 is not below originalPrice 80.'],
  [{ price: 19.999 }, 'jack: the price 19.999 is no amount of dollars and cents.'],
  [{ price: 0 }, 'jack: the price 0 is no amount of dollars and cents.'],
  [{ imageAlt: ' ' }, 'jack: imageAlt is empty, it says what the image shows.'],
  [{ views: ['The back', ''] }, 'jack: one of its views has no text.'],
])('%o is one fault', (change, fault) => {
  expect(faultsWith(change)).toEqual([fault]);
});

test('a missing image names the file and the command', () => {
  expect(faultsWith({ views: [] }, () => false)).toEqual([
    'jack: no image jack, put photos/jack.jpg there and run npm run photos -- jack.',
  ]);
  const withoutSecondView = (url: string) => url !== '/images/jack-3-512.avif';
  expect(faultsWith({ views: ['The back', 'The saddle'] }, withoutSecondView)).toEqual([
    'jack: no image jack-3, put photos/jack-3.jpg there and run npm run photos -- jack.',
  ]);
});

test('a repeated id or item number is named once', () => {
  const jack = { ...good, id: 'jack' };
  expect(catalogueFaults([jack, { ...jack, itemNumber: 'TB-2' }], categories, () => true)).toEqual([
    'jack: the id is used twice.',
  ]);
  expect(catalogueFaults([good, jack], categories, () => true)).toEqual([
    `${good.id}: TB-1010 is used twice.`,
    'jack: TB-1010 is used twice.',
  ]);
});

test('the slugs of categories are unique slugs', () => {
  const [first] = categories as [(typeof categories)[number]];
  const lists = [[first, first], [{ ...first, slug: 'Power Tools' }]];
  for (const list of lists) {
    expect(catalogueFaults([], list, () => true)[0]).toMatch(
      /^Category slug ".*" is no slug, or used twice\.$/,
    );
  }
});
