import type { Cart } from '../../cart/cart.ts';
import { orderChecks } from '../../cart/order-checks.ts';
import { pricedLines } from '../../cart/pricing.ts';
import { formatPrice } from '../../money/money.ts';
import { checksHeading, orderOf } from '../../orders/order.ts';

/** The text of an order, and below it what to check before ordering. `url` is the absolute URL of the cart. */
export function copiedOrder(cart: Cart, jobName: string, url: string): string {
  const checks = orderChecks(pricedLines(cart)).map(({ about, text, products }) =>
    [
      about ? `${about.name}: ${text}` : text,
      products.map(({ name, price }) => `${name}, ${formatPrice(price)}`).join('; '),
    ]
      .filter(Boolean)
      .join(' '),
  );
  const { text } = orderOf(cart, jobName, url);
  return checks.length === 0 ? text : [text, '', checksHeading, ...checks].join('\n');
}
