// A product of no store, and what is wrong with changes of it.
import { productProblems } from '../build/catalogue-schema.ts';
import type { CheckoutShop } from '../build/checkout-ids.ts';
import { categories } from '../src/catalogue/categories.ts';
import type { Product } from '../src/catalogue/product.ts';

export const jack: Product = {
  id: 'jack',
  name: 'Jack',
  imageAlt: 'A red jack',
  price: 80,
  category: 'hand-tools',
  description: 'It lifts. '.repeat(20),
  itemNumber: 'TB-2000',
};

/** A product with changes that TypeScript would not allow. */
export const jackWith = (change: object): Product => ({ ...jack, ...change });

/** The problems of a catalogue that has only this jack and its image, unless `rest` says otherwise: `id: problem`. */
export const problemsOf = (
  change: object,
  rest: {
    readonly products?: readonly Product[];
    readonly categories?: typeof categories;
    readonly hasFile?: (url: string) => boolean;
    readonly shop?: CheckoutShop;
  } = {},
) =>
  productProblems(rest.products ?? [jackWith(change)], {
    categories,
    hasFile: (url) => /\/jack-\d{3,4}\.(avif|jpg)$/.test(url),
    ...rest,
  }).map(({ product, text }) => `${product?.id}: ${text}`);
