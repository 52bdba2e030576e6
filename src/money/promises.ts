// What the store promises, in sentences.
import { store } from '../store.ts';
import { amountInText } from './money.ts';

const threshold = amountInText(store.freeShippingFrom);

export const shippingPromises = {
  flatShipping: `Flat ${amountInText(store.shippingFee)} under ${threshold}.`,
  freeShippingNote: `Free shipping over ${threshold}`,
  freeShippingPromise: `Free shipping on orders over ${threshold}`,
} as const;
