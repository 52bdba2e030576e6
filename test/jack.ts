// A product of no store, and what is wrong with changes of it.
import { sceneNames } from '../build/image-outputs.mjs';
import { categories } from '../src/catalogue/categories';
import type { Catalogue } from '../src/catalogue/problem';
import { productProblems } from '../src/catalogue/problems';
import type { Product } from '../src/catalogue/product';

export const jack: Product = {
  id: 'jack',
  name: 'Jack',
  imageAlt: 'A red jack',
  price: 80,
  category: 'hand-tools',
  description: 'It lifts. '.repeat(20),
  itemNumber: 'TB-2000',
};

/** The problems of a catalogue that has only this jack and its image, unless `rest` says otherwise: `id: problem`. */
export const problemsOf = (change: Partial<Product>, rest: Partial<Catalogue> = {}) =>
  productProblems({
    products: [{ ...jack, ...change }],
    categories,
    sceneNames,
    hasFile: (url) => /\/jack-\d{3,4}\.avif$/.test(url),
    ...rest,
  }).map(({ productId, text }) => `${productId}: ${text}`);
