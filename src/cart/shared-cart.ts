// A cart as text in an address: `id:quantity,id:quantity`. It is all that carries a cart out of the store.
import { findProduct } from '../catalogue/catalogue';
import { itemsParameter, paths } from '../paths';
import type { Cart, CartLine } from './cart';

/** The most pieces that one entry of a link may ask for. */
const entryLimit = 99;
/** A line of more pieces takes several entries, but not so many that no browser takes the address. */
const entriesPerLine = 20;

/** The address that opens the store with these lines. Of a line, it carries up to 1,980 pieces. */
export const sharedCartUrl = (cart: Cart): string => withSharedCart(paths.cart, '', cart);

/** One entry of a link, of 1 to 99 pieces. */
export const sharedEntry = (productId: string, quantity: number) => `${productId}:${quantity}`;

function entriesOf({ productId, quantity }: CartLine): string[] {
  const carried = Math.min(quantity, entryLimit * entriesPerLine);
  return Array.from({ length: Math.ceil(carried / entryLimit) }, (_, index) => {
    return sharedEntry(productId, Math.min(carried - index * entryLimit, entryLimit));
  });
}

/** Any address of the store with these lines in it; the address as it was where there are none. */
export function withSharedCart(path: string, query: string, cart: Cart): string {
  if (cart.length === 0) return path + query;
  const others = withoutSharedCart(query).slice(1);
  const items = `${itemsParameter}=${cart.flatMap(entriesOf).join(',')}`;
  return `${path}?${others === '' ? items : `${others}&${items}`}`;
}

/** The query without a cart: blank where nothing else stands in it. */
export function withoutSharedCart(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(itemsParameter);
  return parameters.size === 0 ? '' : `?${parameters}`;
}

export type SharedCart = {
  readonly lines: readonly CartLine[];
  /** How many entries were no product of ours or no whole quantity from 1 to 99. */
  readonly leftOut: number;
};

/** What a query (`?items=…`) brings: undefined where it says nothing of items. Nothing throws. */
export function sharedCartIn(query: string): SharedCart | undefined {
  const items = new URLSearchParams(query).get(itemsParameter);
  if (items === null) return undefined;
  const entries = items.split(',').filter((entry) => entry.trim() !== '');
  const lines = entries.flatMap((entry) => lineOf(entry) ?? []);
  return { lines, leftOut: entries.length - lines.length };
}

function lineOf(entry: string): CartLine | undefined {
  const [, productId, digits] = entry.match(/^([^:]*):([1-9]\d?)$/) ?? [];
  return productId && findProduct(productId) ? { productId, quantity: Number(digits) } : undefined;
}
