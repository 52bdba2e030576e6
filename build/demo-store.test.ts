import { expect, test } from 'vitest';
import type { Category, Product } from '../src/catalogue/product.ts';
import type { Store } from '../src/store-schema.ts';
import { jack } from '../test/jack.ts';
import { demoProblems, type Facts, isDemo, remainsOfDemo, snapshotOf } from './demo-store.ts';

const saws: Category = {
  slug: 'saws',
  name: 'Saws',
  navPosition: 1,
  imageAlt: 'Saws',
  desc: 'Saws.',
};
const handTools = { ...saws, slug: 'hand-tools' };
const own = { name: 'Saw Shop', address: 'Lange Straße 1', logo: '/saw.svg', currency: 'USD' };
const ofDemo = {
  ...{ name: 'Torque Bay', address: '1200 Garage Row, Springfield, IL 62700', logo: '/icon.svg' },
};
const logo = Buffer.from('<path d="M196 204h120v40h-38v92h-44v-92h-38z" fill="#fff"/>');

const factsWith = (store: Partial<Store>, rest: Partial<Facts> = {}): Facts => ({
  ...{ store: { ...own, ...store }, products: [jack], categories: [saws], read: () => undefined },
  ...rest,
});
const remainsWith = (store: Partial<Store>, rest: Partial<Facts> = {}) =>
  remainsOfDemo(factsWith(store, rest));

const nothing = { store: [], isYear: false, categories: [], logo: [], images: [] };

test('a store with facts and images of its own has nothing of the demo store', () => {
  const read = (path: string) => Buffer.from(path);
  expect(remainsWith({}, { read })).toEqual(nothing);
});

test('a store that sells a product of the demo store is the demo store', () => {
  const product: Product = { ...jack, itemNumber: 'TB-1040' };
  expect([isDemo([jack, product]), isDemo([jack])]).toEqual([true, false]);
  expect(remainsWith(ofDemo, { products: [jack, product] })).toEqual(nothing);
});

test('facts that are as in the demo store are named, and the year apart', () => {
  const socialLinks = [{ name: 'X', icon: 'x', url: 'https://x.com/' }] as const;
  const phone = { shown: '5', dialled: '+18005550142' };
  const texts = { ...ofDemo, logo: '/saw.svg', hours: 'Mon to Fri, 7 am to 6 pm Central' };
  expect(remainsWith({ ...texts, phone, socialLinks, copyrightYear: 2024 })).toEqual({
    ...nothing,
    store: ['name', 'address', 'hours', 'phone', 'socialLinks'],
    isYear: true,
  });
  // An empty fact is not shown.
  expect(remainsWith({ hours: '', address: '', socialLinks: [] })).toEqual(nothing);
});

test('amounts of the demo store are wrong in another currency only', () => {
  const amounts = { shippingFee: 9.99, freeShippingFrom: 99 };
  expect(remainsWith({ ...amounts, currency: 'EUR' }).store).toEqual([
    'shippingFee',
    'freeShippingFrom',
  ]);
  expect(remainsWith(amounts).store).toEqual([]);
});

test('a logo with a shape of the demo store is that of the demo store in any color', () => {
  const read = (path: string) => (path === 'public/icon.svg' ? logo : undefined);
  expect(remainsWith({ logo: '/icon.svg' }, { read }).logo).toEqual(['shapes']);
  expect(remainsWith({ logo: '/saw.svg' }, { read }).logo).toEqual([]);
});

test('the snapshot tells images by their bytes, and has no hero where the store has none', () => {
  const read = (path: string) => Buffer.from(path);
  const snapshotWith = (heroAlt: string) =>
    snapshotOf(factsWith({ heroAlt }, { categories: [handTools], read }));
  const { images, logo } = snapshotWith('A saw');
  const others = ['state-empty', 'state-lost', 'social', 'category-hand-tools'];
  expect(Object.keys(images)).toEqual(['hero', ...others]);
  expect(new Set([...Object.values(images), logo.icons].flat()).size).toBe(6);
  expect(Object.keys(snapshotWith('').images)).toEqual(others);
});

test('each fact that a build refuses is a sentence that says what to do', () => {
  const facts = factsWith(ofDemo);
  const remains = {
    ...nothing,
    ...{ store: ['name', 'hours', 'address'], logo: ['shapes', 'icons'] },
    images: ['social', 'category-hand-tools'],
  };
  expect(demoProblems(remains, facts)).toEqual([
    'src/store.ts: name is still that of the demo store, "Torque Bay": write the name of your store.',
    `src/store.ts: address is still that of the demo store, "${ofDemo.address}": write yours, or '' to show none.`,
    'public/icon.svg is still the logo of the demo store: replace it, or name another SVG file as logo in src/store.ts; then run npm run icons.',
    'The image of the category hand-tools is still that of the demo store: add a photograph photos/category-hand-tools.jpg of 656 x 492 pixels or more, or delete public/images/category-hand-tools-* to show the first product; then run npm run photos.',
  ]);
  expect(demoProblems({ ...nothing, logo: ['icons'] }, facts)).toEqual([
    'public/icons still shows the logo of the demo store: run npm run icons.',
  ]);
  expect(demoProblems({ ...nothing, store: ['hours'], images: ['social'] }, facts)).toEqual([]);
});
