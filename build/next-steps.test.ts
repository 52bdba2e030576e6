import { expect, test } from 'vitest';
import { categories } from '../src/catalogue/categories.ts';
import { orderByEmail, shopifyCart, wooCommerceCheckout } from '../src/checkout.ts';
import type { Store } from '../src/store-schema.ts';
import { jack } from '../test/jack.ts';
import type { Remains } from './demo-store.ts';
import { nextSteps, photographsIn } from './next-steps.ts';

const [category] = categories;
const stand = { ...jack, id: 'stand', views: ['The back'], checkoutId: '5' };
const nothing = { store: [], isYear: false, categories: [], logo: [], images: [] };
const next = (
  images: string[],
  photographs: string[],
  { checkoutUrl, ...remains }: Partial<Remains & Pick<Store, 'checkoutUrl'>> = {},
) =>
  nextSteps({
    products: [jack, stand],
    categories: category ? [category] : [],
    hasImage: (name) => images.includes(name),
    hasPhotograph: photographsIn(photographs),
    store: { logo: '/icon.svg', checkoutUrl },
    remains: { ...nothing, ...remains },
  });

const all = ['jack', 'stand', 'stand-2', `category-${category?.slug}`];
const show =
  'npm start shows the store. docs/your-own-store.md says what else to change, docs/publishing.md how to publish it. Last, npm run screenshots takes the screenshots that browsers show before the installation.';
const run = 'npm run photos makes the images of the store from them.';
const ofCategory = `Images of the categories ${category?.slug}: npm run photos makes them of the first products, until there is a photograph photos/category-<slug>.jpg.`;

test.each([
  [
    'photographs first',
    [],
    ['stand.png'],
    ['2 photographs: add photos/jack.jpg, photos/stand-2.jpg.', run, ofCategory, show],
  ],
  ['then images', ['jack'], ['stand.png', 'stand-2.JPG'], [run, ofCategory, show]],
  ['nothing more', all, [], [show]],
])('what to do: %s', (_, images, photographs, expected) => {
  expect(next(images, photographs).steps).toEqual(
    expected.map((step, index) => `${index + 1}. ${step}`),
  );
});

test('ids are missing only if the shop that takes the orders needs them', () => {
  const stepsWith = (checkoutUrl: Store['checkoutUrl']) => next(all, [], { checkoutUrl });
  const need = (host: string) =>
    `1. checkoutUrl leads to ${host}, which needs the checkoutId of each product. Without one: 1 product: jack. docs/spreadsheet.md says where you find them.`;
  for (const checkoutUrl of [shopifyCart, wooCommerceCheckout])
    expect(stepsWith(checkoutUrl('https://saws.example'))).toEqual({
      isOpen: true,
      steps: [need('saws.example'), `2. ${show}`],
    });
  for (const checkoutUrl of [orderByEmail('orders@saws.example'), undefined])
    expect(stepsWith(checkoutUrl)).toEqual({ isOpen: false, steps: [`1. ${show}`] });
});

test('what is still that of the demo store: first what a build refuses', () => {
  const { isOpen, steps } = next(all, [], {
    store: ['name', 'hours'],
    categories: ['hand-tools'],
    logo: ['shapes', 'icons'],
    images: ['social', 'category-hand-tools'],
  });
  expect(isOpen).toBe(true);
  expect(steps).toEqual([
    '1. Still those of the demo store, which npm run build refuses: name in src/store.ts, the logo public/icon.svg, photos/category-hand-tools.jpg.',
    '2. Still those of the demo store: hours in src/store.ts, desc of hand-tools in src/catalogue/categories.ts, photos/social.jpg. docs/your-own-store.md says what each is.',
    `3. ${show}`,
  ]);
  // Its own logo, before npm run icons.
  expect(next(all, [], { logo: ['icons'] }).steps[0]).toBe(
    '1. Still those of the demo store, which npm run build refuses: public/icons.',
  );
});
