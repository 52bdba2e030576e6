// The facts of the demo store, which an owner replaces.
import { expect, test } from 'vitest';
import { nextSteps } from '../../build/next-steps.ts';
import { categories } from '../../src/catalogue/categories.ts';
import { products } from '../../src/catalogue/products.ts';
import { jack } from '../jack.ts';

const of = (some: typeof products) => ({
  ...{ products: some, categories, hasImage: () => true, hasPhotograph: () => false },
});

test('a store with other products has to replace what is still that of the demo store', () => {
  const [first] = nextSteps(of([jack])).steps;
  expect(first).toBe(
    '1. Still those of the demo store: name, tagline, headline, lead, heroAlt, hours, address, deliveryRegion, returnsCountFrom, usedTools, returnShipping, refundTime, warrantyTerm, warrantyShipping, phone, socialLinks, brand.description in src/store.ts, texts of power-tools, diagnostic-tools, air-tools, battery-tools, hand-tools in src/catalogue/categories.ts, the logo public/icon.svg, photos/hero.jpg, photos/state-empty.jpg, photos/state-lost.jpg, photos/social.jpg, photos/category-power-tools.jpg, photos/category-diagnostic-tools.jpg, photos/category-air-tools.jpg, photos/category-battery-tools.jpg, photos/category-hand-tools.jpg. docs/your-own-store.md says what each is.',
  );
});

test('the demo store itself has nothing to do', () => {
  expect(nextSteps(of(products)).isOpen).toBe(false);
});
