// build/demo-store.json is a snapshot of the demo store, by which a build knows what an owner has not replaced yet. After a change
// of the demo store, `npx vitest run test/demo/demo-store.test.ts -u` writes it again.
import { expect, test } from 'vitest';
import { remainsOfDemo, snapshotOf } from '../../build/demo-store.ts';
import { categories } from '../../src/catalogue/categories.ts';
import { products } from '../../src/catalogue/products.ts';
import { brand, store } from '../../src/store.ts';
import { jack } from '../jack.ts';

const facts = { store, brand, products, categories };

test('the snapshot is that of the demo store', async () => {
  const snapshot = `${JSON.stringify(snapshotOf(facts), null, 2)}\n`;
  await expect(snapshot).toMatchFileSnapshot('../../build/demo-store.json');
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
    'name, tagline, headline, lead, heroAlt, hours, address, deliveryRegion, returnsCountFrom, usedTools, returnShipping, refundTime, warrantyTerm, warrantyShipping, phone, socialLinks, brand.description',
  );
  expect(isYear).toBe(true);
  expect(texts).toHaveLength(5);
  expect(logo).toEqual(['shapes', 'icons']);
  expect(images.join(', ')).toBe(
    'hero, state-empty, state-lost, social, category-power-tools, category-diagnostic-tools, category-air-tools, category-battery-tools, category-hand-tools',
  );
});
