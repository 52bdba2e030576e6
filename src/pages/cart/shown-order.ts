import { create } from 'zustand';
import { type Cart, type CartLine, maxQuantity, quantityOf } from '../../cart/cart.ts';
import { isForSale } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import type { OrderRow, ReadOrder } from './orders/read-order.ts';

/** A row of an order, with what the shopper has chosen in it. */
export type ChosenRow = Omit<OrderRow, 'quantity'> & {
  /** Undefined while several are meant. */
  readonly product?: Product | undefined;
  /** 0 while the line has none. */
  readonly quantity: number;
  readonly isLeftOut: boolean;
};

/** The order that is shown, with what the shopper has chosen in each of its rows, until its text changes. */
export type ShownOrder = Omit<ReadOrder, 'rows'> & {
  readonly text: string;
  readonly rows: readonly ChosenRow[];
};

type OrderState = {
  /** The order that was read last. It outlives the page, as the typed order does. */
  latest?: ShownOrder | undefined;
  /** Whether its rows are on the page: then their button is the filled one, not that of the order summary. */
  hasRows: boolean;
};

export const useReadOrder = create<OrderState>(() => ({ hasRows: false }));

/** A row as it is read. */
export const chosenRow = (row: OrderRow): ChosenRow => ({
  ...row,
  product: row.choices.length === 1 ? row.choices[0] : undefined,
  quantity: row.quantity ?? 0,
  isLeftOut: false,
});

/** How many more of its product the cart can hold: 0 if the product is not for sale. */
export const roomFor = ({ choices, product = choices[0] }: ChosenRow, cart: Cart): number =>
  isForSale(product) ? maxQuantity - quantityOf(cart, product.id) : 0;

/** The line that the row can add: undefined if it has no product, no quantity, or no room in the cart. */
export function cartLineOf(row: ChosenRow, cart: Cart): CartLine | undefined {
  const quantity = Math.min(row.quantity, roomFor(row, cart));
  return row.product && quantity > 0 ? { productId: row.product.id, quantity } : undefined;
}
