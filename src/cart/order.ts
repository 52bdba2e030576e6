import { formatMoney, formatPrice } from '../catalogue/money';
import type { Order } from '../checkout';
import type { Cart } from './cart';
import { orderText } from './order-text';
import { orderTotal, pricedLines, shippingText, subtotalOf } from './pricing';

/** The cart as an order. `url` is the absolute URL that opens it. */
export function orderOf(cart: Cart, jobName: string, url: string): Order {
  const subtotal = subtotalOf(cart);
  const order = {
    lines: pricedLines(cart).map(({ product, quantity, total }) => ({
      name: product.name,
      itemNumber: product.itemNumber,
      checkoutId: product.checkoutId,
      quantity,
      price: formatPrice(product.price),
      total: formatMoney(total),
    })),
    subtotal: formatMoney(subtotal),
    shipping: shippingText(subtotal),
    total: formatMoney(orderTotal(subtotal)),
    jobName,
    url,
  };
  return { ...order, text: orderText(order) };
}
