// The changes of another version of the store to the lines of the cart. The lines of a saved cart and those of other tabs come
// with the names and prices that the shopper saw there.
import { findProduct, isForSale } from '../catalogue/catalogue.ts';
import { formatPrice, toCents } from '../money/money.ts';
import { store } from '../store.ts';
import { counted } from '../text/counted.ts';
import { type Cart, type CartLine, isSold } from './cart.ts';
import { missingAmount, subtotalOf } from './pricing.ts';
import { unavailableNote } from './shared-cart.ts';

/** The price is in dollars. Either is undefined if the line does not say it, as in versions of the store before this one. */
export type EarlierFacts = {
  readonly name: string | undefined;
  readonly price: number | undefined;
};

/** A line as tabs send and save it. `price` is in dollars, or in another `currency`. */
export type LineWithFacts = CartLine & {
  readonly name?: unknown;
  readonly price?: unknown;
  readonly currency?: unknown;
};

/** By product id, of the lines that a saved cart or another tab has brought. */
export type EarlierLines = ReadonlyMap<string, EarlierFacts | undefined>;

/** The facts of a line from another document, which may be of any version. */
export const earlierFactsOf = ({ name, price, currency }: LineWithFacts): EarlierFacts => ({
  name: typeof name === 'string' ? name : undefined,
  price: isPrice(price) && currency === store.currency ? price : undefined,
});

const isPrice = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;

/** The line with the name and the price that the shopper knows: of before the update, if this version has another price. */
export function withFacts({ productId, quantity }: CartLine, lines: EarlierLines): LineWithFacts {
  const product = findProduct(productId);
  const earlier = lines.get(productId);
  const name = product?.name ?? earlier?.name;
  const price = earlier?.price ?? product?.price;
  const line = { productId, quantity, name };
  return price === undefined ? line : { ...line, price, currency: store.currency };
}

/**
 * A sentence for each change: products that cannot be ordered, other prices, and free shipping that is lost by them. `aside` has the
 * lines whose products this version does not sell.
 */
export function changedFacts(cart: Cart, aside: Cart, lines: EarlierLines): string[] {
  const brought = aside.flatMap((line) => {
    const earlier = lines.get(line.productId);
    return earlier ? [{ ...earlier, product: findProduct(line.productId) }] : [];
  });
  const unknown = brought.filter(({ product }) => !product);
  const names = unknown.flatMap(({ name }) => name ?? []);
  const unnamed = unknown.length - names.length;
  return [
    ...(unnamed > 0 ? [`${cannotBeOrdered(unnamed)}.`] : []),
    ...(names.length > 0 ? [`${cannotBeOrdered(names.length)}: ${names.join(', ')}.`] : []),
    ...brought.flatMap(({ product }) =>
      product && !isForSale(product) ? [unavailableNote(product)] : [],
    ),
    ...cart.flatMap(({ productId }) => priceChange(productId, lines) ?? []),
    ...(isFreeShippingLost(cart, aside, lines) ? ['This order no longer ships free.'] : []),
  ];
}

const cannotBeOrdered = (count: number) =>
  `${counted(count, 'product')} in your cart cannot be ordered now`;

function priceChange(productId: string, lines: EarlierLines): string | undefined {
  const product = findProduct(productId);
  const was = lines.get(productId)?.price;
  if (!product || was === undefined || was === product.price) return undefined;
  return `${product.name}: was ${formatPrice(was)}, now ${formatPrice(product.price)}.`;
}

function isFreeShippingLost(cart: Cart, aside: Cart, lines: EarlierLines): boolean {
  const earlierSubtotal = [...cart, ...aside].reduce((sum, { productId, quantity }) => {
    const current = isSold(productId) ? findProduct(productId)?.price : undefined;
    const price = lines.get(productId)?.price ?? current ?? 0;
    return sum + toCents(price) * BigInt(quantity);
  }, 0n);
  const wasFree = missingAmount(earlierSubtotal) === undefined;
  return cart.length > 0 && wasFree && missingAmount(subtotalOf(cart)) !== undefined;
}
