// Queries of the catalogue.
import { type Category, categories } from './categories';
import type { Product } from './product';
import { products } from './products';

const productsById = new Map(products.map((product) => [product.id, product]));

export const findProduct = (id: string): Product | undefined => productsById.get(id);

const categoriesBySlug: ReadonlyMap<string, Category> = new Map(
  categories.map((category) => [category.slug, category]),
);

/** Letter case does not matter, so that a URL in capitals finds its category. */
export const findCategory = (slug: string): Category | undefined =>
  categoriesBySlug.get(slug.toLowerCase());

/** Always found: the table of categories has each `CategorySlug`, and the build rejects any other. */
export const categoryOf = ({ category }: Product) => categoriesBySlug.get(category) as Category;

// Every product page needs the products of a category: computed once.
const productsByCategory = new Map(
  categories.map(({ slug }) => [slug, products.filter(({ category }) => category === slug)]),
);

/** Always found: every category comes from the table. */
export const productsIn = ({ slug }: Category) =>
  productsByCategory.get(slug) as readonly Product[];

/** The `count` products with the best ratings, best first; ties keep catalogue order. */
export function topRated(count = 4, among: readonly Product[] = products) {
  return among.toSorted((a, b) => b.rating - a.rating).slice(0, count);
}
