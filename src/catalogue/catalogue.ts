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
const keyOf = (categoryName: string) => categoryName.toLowerCase();

const inCategory = (category: Category, among: readonly Product[]): readonly Product[] =>
  among.filter((product) => keyOf(product.category) === keyOf(category.name));

// Asked for by every page of a product, so looked up and not searched for.
const ownProducts = new Map(
  categories.map((category) => [category, inCategory(category, products)]),
);

export const productsIn = (category: Category, among = products): readonly Product[] =>
  (among === products && ownProducts.get(category)) || inCategory(category, among);

/** The category that a product names, by the rule of `productsIn`. */
export const categoryOf = (product: Product): Category | undefined =>
  categories.find(({ name }) => keyOf(name) === keyOf(product.category));

/** The `count` products rated best, best first; ties keep catalogue order. */
export function bestSellers(count = 4, among: readonly Product[] = products) {
  return among.toSorted((a, b) => b.rating - a.rating).slice(0, count);
}
