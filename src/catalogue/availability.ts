import type { Product } from './product';

export type Availability = 'in-stock' | 'sold-out' | 'discontinued';

type Available = Pick<Product, 'availability'>;

export const availabilityOf = ({ availability = 'in-stock' }: Available): Availability =>
  availability;

/** Whether it can be put into the cart. */
export const isForSale = (product: Available): boolean => availabilityOf(product) === 'in-stock';

/** Whether listings and the search show it. A discontinued product keeps its page, because its URL may be known. */
export const isListed = (product: Available): boolean => availabilityOf(product) !== 'discontinued';

/** What stands in place of Add to Cart. */
export const unavailableTexts = {
  'sold-out': 'Sold out',
  discontinued: 'No longer sold',
} as const satisfies Partial<Record<Availability, string>>;

/** The text for a product that cannot be bought; none for one that can. */
export function unavailableText(product: Available): string | undefined {
  const availability = availabilityOf(product);
  return availability === 'in-stock' ? undefined : unavailableTexts[availability];
}
