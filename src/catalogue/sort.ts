import type { Product } from './product';

type SortOrder = {
  /** Its value in the URL; empty is the catalogue's own order. */
  readonly id: string;
  readonly name: string;
  readonly compare?: (a: Product, b: Product) => number;
};

export const sortOrders: readonly SortOrder[] = [
  { id: '', name: 'Featured' },
  { id: 'price-low', name: 'Price low to high', compare: (a, b) => a.price - b.price },
  { id: 'price-high', name: 'Price high to low', compare: (a, b) => b.price - a.price },
  { id: 'top-rated', name: 'Top rated', compare: (a, b) => b.rating - a.rating },
];

/** The products in the order of that id; ties, and all products for an unknown id, keep their order. */
export function sortedBy(id: string, products: readonly Product[]): readonly Product[] {
  const compare = sortOrders.find((order) => order.id === id)?.compare;
  return compare ? products.toSorted(compare) : products;
}
