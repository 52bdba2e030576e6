import { type Cents, toCents } from '../money/money.ts';
import { categories } from './categories.ts';
import type { Category, Product } from './product.ts';
import { products } from './products.ts';

const productsById = new Map(products.map((product) => [product.id, product]));

export const findProduct = (id: string): Product | undefined => productsById.get(id);

/** The text in place of Add to Cart. Undefined for a product that can be bought. */
export function unavailableText({ availability }: Product): string | undefined {
  if (availability === 'sold-out') return 'Sold out';
  return availability === 'discontinued' ? 'No longer sold' : undefined;
}

export const isForSale = (product: Product): boolean => !unavailableText(product);

/** Whether listings and the search show it. A discontinued product keeps its page, because other sites may link to it. */
export const isListed = ({ availability }: Product): boolean => availability !== 'discontinued';

/** The badge of a product in lists, in the comparison and in the cart; empty if it has none. More than one are joined: `A · B`. */
export const badgeOf = ({ battery }: Product): string =>
  [battery?.inTheBox === 0 && 'Tool only'].filter(Boolean).join(' · ');

export const listedProducts: readonly Product[] = products.filter(isListed);

/** The products that can be recommended. */
export const productsForSale: readonly Product[] = products.filter(isForSale);

/** Letter case does not matter, so that a URL in capitals finds its category. */
export const findCategory = (slug: string): Category | undefined =>
  categories.find((category) => category.slug === slug.toLowerCase());

/** Always found: the build rejects a product of an unknown category. */
export const categoryOf = ({ category }: Product) => findCategory(category) as Category;

export const productsIn = ({ slug }: Category): readonly Product[] =>
  listedProducts.filter(({ category }) => category === slug);

/** For sorting by rating, best first. Products without reviews come last. */
export const byRating = (a: Product, b: Product): number => (b.rating ?? 0) - (a.rating ?? 0);

export const topRated = (): Product[] => productsForSale.toSorted(byRating).slice(0, 4);

type Prices = Pick<Product, 'price' | 'originalPrice'>;

/** The difference between the two prices in cents: 0 without an original price. */
export const savings = ({ price, originalPrice = price }: Prices): Cents =>
  toCents(originalPrice) - toCents(price);

/** The savings as a whole percentage of the original price, halves rounded up: 0 without an original price. */
export const percentOff = (prices: Prices): number =>
  Math.round(
    // The quotient of whole numbers is exact where it is a half; a hundred times a fraction may lie below it.
    Number(savings(prices) * 100n) / Number(toCents(prices.originalPrice ?? prices.price)),
  );

/** Savings are compared as amounts, not as percentages. */
export const largestSavings = (count = 4): Product[] =>
  productsForSale
    .filter((product) => savings(product) > 0n)
    .toSorted((a, b) => Number(savings(b) - savings(a)))
    .slice(0, count);
