import { expect, test } from 'vitest';
import type { Product } from '../../src/catalogue/product';
import { catalogueFaults, imagesOfRemoved, productsAfter, withDistinctIds } from './catalogue.mjs';

const categories = ['power-tools', 'air-tools', 'hand-tools'].map((slug) => ({
  slug: slug,
  name: slug,
  navPosition: 1,
  imageAlt: slug,
  desc: slug,
}));

const product = (id: string, category = 'hand-tools', name = id): Product => ({
  id,
  name,
  imageAlt: id,
  price: 80,
  originalPrice: 90,
  rating: 0,
  reviews: 0,
  category: category,
  description: 'It lifts.',
  itemNumber: id,
});
const drill = product('drill', 'power-tools');
const hammer = product('hammer', 'air-tools');
const jack = product('jack');

const idsAfter = (existing: Product[], imported: Product[]) =>
  productsAfter(existing, imported, categories).map(({ id }) => id);

test('a new product follows the last of its category', () => {
  const imported = [
    product('saw', 'power-tools'),
    product('stand'),
    product('sander', 'power-tools'),
  ];
  expect(idsAfter([drill, hammer, jack], imported)).toEqual([
    'drill',
    'saw',
    'sander',
    'hammer',
    'jack',
    'stand',
  ]);
});

test('the first of its category follows those of earlier categories', () => {
  expect(idsAfter([drill, jack], [hammer])).toEqual(['drill', 'hammer', 'jack']);
  expect(idsAfter([hammer, jack], [drill])).toEqual(['drill', 'hammer', 'jack']);
});

test('a changed product stays where it is', () => {
  const changed = product('drill', 'hand-tools', 'New drill');
  expect(productsAfter([drill, hammer, jack], [changed], categories)).toEqual([
    changed,
    hammer,
    jack,
  ]);
});

/** Rows 2 and on with these ids. */
const rows = (...ids: string[]) =>
  ids.map((id, index) => ({ row: index + 2, product: product(id) }));

test('an id that another row has is a fault', () => {
  expect(withDistinctIds(rows('jack', 'stand', 'jack', 'jack'), [])).toEqual({
    imported: [
      { row: 2, product: jack },
      { row: 3, product: product('stand') },
      { row: 4, product: { ...jack, id: 'jack-row-4' } },
      { row: 5, product: { ...jack, id: 'jack-row-5' } },
    ],
    faults: [
      {
        row: 4,
        text: 'the id "jack" is also that of row 2: change one of the names, or write ids.',
      },
      {
        row: 5,
        text: 'the id "jack" is also that of row 2: change one of the names, or write ids.',
      },
    ],
  });
});

test.each([
  [rows('jack', 'jack-2'), [], [{ row: 3, text: 'the id "jack-2" is too similar to "jack".' }]],
  [rows('jack-2'), ['jack'], [{ row: 2, text: 'the id "jack-2" is too similar to "jack".' }]],
  [rows('jack'), ['jack-2'], [{ row: 2, text: 'the id "jack" is too similar to "jack-2".' }]],
  [rows('jack', 'stand-2'), ['lamp', 'lamp-2'], []],
])(
  'an id that gives the same file or constant as another is a fault',
  (imported, others, faults) => {
    expect(withDistinctIds(imported, others).faults).toEqual(faults);
  },
);

test('a problem of a product has its row, or its file if no row is about it', () => {
  const problems = [
    { product: jack, text: 'price is 0, which is no amount of USD.' },
    { product: drill, text: '"saw" of worksWith is no product.' },
  ];
  expect(catalogueFaults(problems, [{ row: 7, product: jack }])).toEqual([
    { row: 7, text: 'price is 0, which is no amount of USD.' },
    { text: 'src/catalogue/products/drill.ts: "saw" of worksWith is no product.' },
  ]);
});

test('the images of a removed product are those with its id, not those of a longer one', () => {
  const files = ['wrench-192.avif', 'wrench-2-560.avif', 'wrench-9-1120.avif', 'wrench-social.jpg'];
  const others = ['wrench-set-560.avif', 'wrench-set-2-192.avif', 'hero-wide-2440.avif', 'a.png'];
  expect(imagesOfRemoved([...files, ...others], ['wrench'], ['wrench-set'])).toEqual(files);
});

test('an image that a remaining product has too is not removed', () => {
  expect(imagesOfRemoved(['wrench-2-560.avif'], ['wrench'], ['wrench-2'])).toEqual([]);
});
