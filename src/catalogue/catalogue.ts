// Queries of the catalogue.
import { isForSale, isListed } from './availability.ts';
import { type Category, categories } from './categories.ts';
import type { Product } from './product.ts';
import { products } from './products.ts';

const productsById = new Map(products.map((product) => [product.id, product]));

export const findProduct = (id: string): Product | undefined => productsById.get(id);

/** What listings and the search show. */
export const listedProducts: readonly Product[] = products.filter(isListed);

/** What rows of recommended products show. */
export const productsForSale: readonly Product[] = products.filter(isForSale);

const categoriesBySlug: ReadonlyMap<string, Category> = new Map(
  categories.map((category) => [category.slug, category]),
);

/** Letter case does not matter, so that a URL in capitals finds its category. */
export const findCategory = (slug: string): Category | undefined =>
  categoriesBySlug.get(slug.toLowerCase());

/** Always found: the build rejects a product of an unknown category. */
export const categoryOf = ({ category }: Product) => categoriesBySlug.get(category) as Category;

// Computed once, because every product page needs the products of a category.
const productsByCategory = new Map(
  categories.map(({ slug }) => [slug, listedProducts.filter(({ category }) => category === slug)]),
);

/** Always found, because every category is in categories.ts. */
export const productsIn = ({ slug }: Category) =>
  productsByCategory.get(slug) as readonly Product[];

/** For sorting by rating, best first. Products without reviews come last. */
export const byRating = (a: Product, b: Product): number => (b.rating ?? 0) - (a.rating ?? 0);

/** The `count` products with the best ratings, best first; ties keep catalogue order. */
export const topRated = (count = 4, among: readonly Product[] = productsForSale) =>
  among.toSorted(byRating).slice(0, count);
