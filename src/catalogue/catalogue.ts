// Queries of the catalogue.
import { type Category, categories } from './categories';
import type { Product } from './product';
import { products } from './products';

const productsById = new Map(products.map((product) => [product.id, product]));

export const findProduct = (id: string): Product | undefined => productsById.get(id);

/** Letter case does not matter, so that a URL in capitals finds its category. */
export const findCategory = (slug: string): Category | undefined =>
  categories.find((category) => category.slug === slug.toLowerCase());

/** Products name their category; letter case does not matter. */
const keyOf = (categoryName: string) => categoryName.toLowerCase();

const inCategory = (category: Category, among: readonly Product[]): readonly Product[] =>
  among.filter((product) => keyOf(product.category) === keyOf(category.name));

// Every product page needs the products of a category: computed once.
const productsByCategory = new Map(
  categories.map((category) => [category, inCategory(category, products)]),
);

export const productsIn = (category: Category, among = products): readonly Product[] =>
  (among === products && productsByCategory.get(category)) || inCategory(category, among);

/** The category that a product names. */
export const categoryOf = (product: Product): Category | undefined =>
  categories.find(({ name }) => keyOf(name) === keyOf(product.category));

/** The `count` products with the best ratings, best first; ties keep catalogue order. */
export function topRated(count = 4, among: readonly Product[] = products) {
  return among.toSorted((a, b) => b.rating - a.rating).slice(0, count);
}
