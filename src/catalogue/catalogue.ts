// Queries of the catalogue and of its products.
import { type Cents, toCents } from '../money/money.ts';
import { type Category, categories } from './categories.ts';
import type { Product } from './product.ts';
import { products } from './products.ts';

const productsById = new Map(products.map((product) => [product.id, product]));

export const findProduct = (id: string): Product | undefined => productsById.get(id);

export type Availability = NonNullable<Product['availability']>;

type Available = Pick<Product, 'availability'>;

export const availabilityOf = ({ availability = 'in-stock' }: Available): Availability =>
  availability;

/** Whether it can be put into the cart. */
export const isForSale = (product: Available): boolean => availabilityOf(product) === 'in-stock';

/** Whether listings and the search show it. A discontinued product keeps its page, because other sites may link to it. */
export const isListed = (product: Available): boolean => availabilityOf(product) !== 'discontinued';

/** Shown instead of Add to Cart. */
export const unavailableTexts: Readonly<Partial<Record<Availability, string>>> = {
  'sold-out': 'Sold out',
  discontinued: 'No longer sold',
};

/** The text for a product that cannot be bought, otherwise undefined. */
export const unavailableText = (product: Available): string | undefined =>
  unavailableTexts[availabilityOf(product)];

/** For a tool whose battery is not in the box. */
export const toolOnlyText = ({ battery }: Pick<Product, 'battery'>): string | undefined =>
  battery?.inTheBox === 0 ? 'Tool only' : undefined;

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

type Prices = Pick<Product, 'price' | 'originalPrice'>;

/** The difference between the two prices in cents: 0 without an original price. */
export const savings = ({ price, originalPrice = price }: Prices): Cents =>
  toCents(originalPrice) - toCents(price);

/** The savings as a whole percentage of the original price, halves rounded up: 0 without an original price. */
export const percentOff = (prices: Prices): number =>
  Math.round(
    (Number(savings(prices)) / Number(toCents(prices.originalPrice ?? prices.price))) * 100,
  );

/**
 * The `count` products with the largest savings, largest first. Savings are compared as amounts (in cents),
 * not as percentages; ties keep the order of `among`. Products without savings are left out.
 */
export const largestSavings = (count = 4, among: readonly Product[] = productsForSale) =>
  among
    .filter((product) => savings(product) > 0n)
    .toSorted((a, b) => Number(savings(b) - savings(a)))
    .slice(0, count);
