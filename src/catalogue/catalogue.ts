// The questions the shop asks of its catalogue.
import { type Category, categories } from './categories';
import type { Product } from './product';
import { products } from './products';

const productsById = new Map(products.map((product) => [product.id, product]));

export const findProduct = (id: string): Product | undefined => productsById.get(id);

/** Slugs are lower case; an address typed with capitals finds its category all the same. */
export const findCategory = (slug: string): Category | undefined =>
  categories.find((category) => category.slug === slug.toLowerCase());

/** A product names its category; letter case does not matter. */
export function productsIn(category: Category, among: readonly Product[] = products) {
  const name = category.name.toLowerCase();
  return among.filter((product) => product.category.toLowerCase() === name);
}

/** The category that a product names, by the rule of `productsIn`. */
export function categoryOf(product: Product): Category | undefined {
  return categories.find((category) => productsIn(category, [product]).length > 0);
}

/** The `count` products rated best, best first; ties keep catalogue order. */
export function bestSellers(count = 4, among: readonly Product[] = products) {
  return among.toSorted((a, b) => b.rating - a.rating).slice(0, count);
}
