// build/demo-store.json is a snapshot of the demo store, by which a build knows what an owner has not replaced yet.
import { expect, test } from 'vitest';
import demo from '../../build/demo-store.json' with { type: 'json' };
import { remainsOfDemo, snapshotOf } from '../../build/demo-store.ts';
import { categories } from '../../src/catalogue/categories.ts';
import { products } from '../../src/catalogue/products.ts';
import { brand, store } from '../../src/store.ts';
import { jack } from '../jack.ts';

const facts = { store, brand, products, categories };

test('the snapshot is that of the demo store', async () => {
  // One of its products is enough to know the demo store, so a new one need not be in the snapshot.
  const known = products.filter(({ itemNumber }) => demo.itemNumbers.includes(itemNumber));
  const snapshot = `${JSON.stringify(snapshotOf({ ...facts, products: known }), null, 2)}\n`;
  await expect(
    snapshot,
    'npx vitest run test/demo/demo-store.test.ts -u writes the snapshot again',
  ).toMatchFileSnapshot('../../build/demo-store.json');
});

test('the demo store itself has nothing to replace', () => {
  const nothing = { store: [], isYear: false, categories: [], logo: [], images: [] };
  expect(remainsOfDemo(facts)).toEqual(nothing);
});

test('with other products, all of it is what an owner has to replace', () => {
  const {
    store: fields,
    isYear,
    categories: texts,
    logo,
    images,
  } = remainsOfDemo({ ...facts, products: [jack] });
  expect(fields.join(', ')).toBe(
    'name, tagline, headline, lead, hours, address, deliveryRegion, returnsCountFrom, usedTools, returnShipping, refundTime, warrantyTerm, warrantyShipping, phone, socialLinks, brand.description',
  );
  expect(isYear).toBe(true);
  expect(texts).toHaveLength(categories.length);
  expect(logo).toEqual(['shapes', 'icons']);
  expect(images.join(', ')).toBe(
    ['state-empty, state-lost, social', ...categories.map(({ slug }) => `category-${slug}`)].join(
      ', ',
    ),
  );
});
