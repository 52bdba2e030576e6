import type { Product } from './product.ts';

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
