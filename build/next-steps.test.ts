import { expect, test } from 'vitest';
import { categories } from '../src/catalogue/categories.ts';
import { jack } from '../test/jack.ts';
import { nextSteps, photographsIn } from './next-steps.ts';

const [category] = categories;
const stand = { ...jack, id: 'stand', views: ['The back'], checkoutId: '5' };
const steps = (images: string[], photographs: string[]) =>
  nextSteps({
    products: [jack, stand],
    categories: category ? [category] : [],
    hasImage: (name) => images.includes(name),
    hasPhotograph: photographsIn(photographs),
  });

const ids =
  'checkoutId of 1 product, if another shop takes your orders: jack. docs/spreadsheet.md says where you find them.';
const show =
  'npm start shows the store. docs/your-own-store.md says what else to change, docs/publishing.md how to publish it.';
const run = 'npm run photos makes the images of the store from them.';
const ofCategory = `Images of the categories ${category?.slug}: npm run photos makes them of the first products, until there is a photograph photos/category-<slug>.jpg.`;

test.each([
  [
    'photographs first',
    [],
    ['stand.png'],
    ['2 photographs: add photos/jack.jpg, photos/stand-2.jpg.', run, ofCategory, ids, show],
  ],
  ['then images', ['jack'], ['stand.png', 'stand-2.JPG'], [run, ofCategory, ids, show]],
  ['then ids', ['jack', 'stand', 'stand-2', `category-${category?.slug}`], [], [ids, show]],
])('what to do: %s', (_, images, photographs, expected) => {
  expect(steps(images, photographs)).toEqual(
    expected.map((step, index) => `${index + 1}. ${step}`),
  );
});
