import { expect, test } from 'vitest';
import { categories } from '../src/catalogue/categories.ts';
import { orderByEmail, shopifyCart, wooCommerceCheckout } from '../src/checkout.ts';
import { store } from '../src/store.ts';
import { jack } from '../test/jack.ts';
import { nextSteps, photographsIn } from './next-steps.ts';

const [category] = categories;
const stand = { ...jack, id: 'stand', views: ['The back'], checkoutId: '5' };
const texts = {
  name: 'Saw Shop',
  tagline: 'Saws',
  headline: 'Saws',
  lead: 'Saws',
  heroAlt: 'A saw',
};
const facts = { ...store, ...texts, logo: '/none.svg', socialLinks: [] };
const returns = { returnsCountFrom: '', usedTools: '', returnShipping: '', refundTime: '' };
const answers = {
  hours: '',
  address: '',
  ...returns,
  deliveryRegion: '',
  warrantyTerm: '',
  warrantyShipping: '',
};
const own = { ...facts, ...answers, phone: { shown: '5', dialled: '+5' }, checkoutUrl: undefined };
const scenes = ['hero', 'state-empty', 'state-lost', 'social', `category-${category?.slug}`].map(
  (name) => `${name}.jpg`,
);
const next = (images: string[], photographs: string[], changed: Partial<typeof store> = {}) =>
  nextSteps(
    {
      products: [jack, stand],
      categories: category ? [category] : [],
      hasImage: (name) => images.includes(name),
      hasPhotograph: photographsIn(photographs),
    },
    undefined,
    { ...own, ...changed },
  );

const all = ['jack', 'stand', 'stand-2', `category-${category?.slug}`];
const ids =
  'checkoutId of 1 product, if another shop takes your orders: jack. docs/spreadsheet.md says where you find them.';
const show =
  'npm start shows the store. docs/your-own-store.md says what else to change, docs/publishing.md how to publish it. Last, npm run screenshots takes the screenshots that browsers show before the installation.';
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
  ['then ids', all, [], [ids, show]],
])('what to do: %s', (_, images, photographs, expected) => {
  expect(next(images, [...scenes, ...photographs]).steps).toEqual(
    expected.map((step, index) => `${index + 1}. ${step}`),
  );
});

test('ids are missing only if the shop that takes the orders needs them', () => {
  const stepsWith = (checkoutUrl: typeof store.checkoutUrl) => next(all, scenes, { checkoutUrl });
  const need = (host: string) =>
    `1. checkoutUrl leads to ${host}, which needs the checkoutId of each product. Without one: 1 product: jack. docs/spreadsheet.md says where you find them.`;
  for (const checkoutUrl of [shopifyCart, wooCommerceCheckout])
    expect(stepsWith(checkoutUrl('https://saws.example'))).toEqual({
      isOpen: true,
      steps: [need('saws.example'), `2. ${show}`],
    });
  expect(stepsWith(orderByEmail('orders@saws.example'))).toEqual({
    isOpen: false,
    steps: [`1. ${show}`],
  });
  expect(stepsWith(undefined)).toEqual({ isOpen: false, steps: [`1. ${ids}`, `2. ${show}`] });
});

test('photographs that show the demo store are missing', () => {
  const handTools = { slug: 'hand-tools', name: '', navPosition: 1, imageAlt: '', desc: '' };
  const stepsOf = (images: string[], photographs: string[]) =>
    nextSteps(
      {
        products: [stand],
        categories: [handTools],
        hasImage: (name) => [...all, ...images].includes(name),
        hasPhotograph: photographsIn(photographs),
      },
      undefined,
      own,
    ).steps[0];
  const demo = (names: string) =>
    `1. Still those of the demo store: ${names}. docs/your-own-store.md says what each is.`;
  expect(stepsOf(['category-hand-tools'], ['hero.png', 'social.jpg', 'state-lost.jpg'])).toBe(
    demo(
      'texts of hand-tools in src/catalogue/categories.ts, photos/state-empty.jpg, photos/category-hand-tools.jpg',
    ),
  );
  expect(stepsOf(['category-hand-tools'], [...scenes, 'category-hand-tools.jpg'])).toBe(
    `1. ${show}`,
  );
});

test('amounts of the demo store are missing in another currency', () => {
  const totalNote = 'In US dollars. Sales tax is not included: ask when you call to order.';
  const ofDemo = { totalNote, shippingFee: 9.99, freeShippingFrom: 99 };
  expect(next(all, scenes, { currency: 'EUR', ...ofDemo }).steps[0]).toBe(
    '1. Still those of the demo store: totalNote, shippingFee, freeShippingFrom in src/store.ts. docs/your-own-store.md says what each is.',
  );
  const changed = { totalNote: 'In euros.', shippingFee: 5, freeShippingFrom: 50 };
  expect(next(all, scenes, { currency: 'EUR', ...changed }).steps[0]).toBe(`1. ${ids}`);
  expect(next(all, scenes, { currency: 'USD', ...ofDemo }).steps[0]).toBe(`1. ${ids}`);
});
