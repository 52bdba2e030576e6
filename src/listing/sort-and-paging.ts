import { byRating } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';

type SortOrder = {
  /** Its value in the URL. The empty value is the catalogue's own order. */
  readonly id: string;
  readonly name: string;
  readonly compare?: (a: Product, b: Product) => number;
};

export const sortOrders: readonly SortOrder[] = [
  { id: '', name: 'Featured' },
  { id: 'price-low', name: 'Price low to high', compare: (a, b) => a.price - b.price },
  { id: 'price-high', name: 'Price high to low', compare: (a, b) => b.price - a.price },
  { id: 'top-rated', name: 'Top rated', compare: byRating },
];

/** The products in the order with this id. Ties keep their order, and so do all products if the id is unknown. */
export function sortedBy(id: string, products: readonly Product[]): readonly Product[] {
  const compare = sortOrders.find((order) => order.id === id)?.compare;
  return compare ? products.toSorted(compare) : products;
}

const pageSize = 24;

/** Anything but the number of an existing page (empty, `0`, `1.5`, `x`) gives the first. */
export function listPage<Entry>(all: readonly Entry[], page: string) {
  const count = Math.max(Math.ceil(all.length / pageSize), 1);
  const number = /^[1-9]\d*$/.test(page) && Number(page) <= count ? Number(page) : 1;
  return { entries: all.slice((number - 1) * pageSize, number * pageSize), number, count };
}
