import { formatMoney, formatPrice } from '../catalogue/money';
import { store } from '../store';
import type { Cart } from './cart';
import { orderTotal, pricedLines, shippingFor, subtotalOf } from './pricing';

/** The cart on paper, to take to a counter. */
export function OrderList({ cart }: { cart: Cart }) {
  const subtotal = subtotalOf(cart);
  const sums = [
    ['Subtotal', subtotal],
    ['Shipping', shippingFor(subtotal)],
    ['Total', orderTotal(subtotal)],
  ] as const;
  return (
    <div className="print-only">
      <table className="order-list">
        <caption className="sr-only">Order list</caption>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Id</th>
            <th scope="col">Quantity</th>
            <th scope="col">Price</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {pricedLines(cart).map(({ product, quantity, total }) => (
            <tr key={product.id}>
              <td>{product.name}</td>
              <td>{product.id}</td>
              <td>{quantity}</td>
              <td>{formatPrice(product.price)}</td>
              <td>{formatMoney(total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([name, sum]) => (
            <tr key={name}>
              <th scope="row" colSpan={4}>
                {name}
              </th>
              <td>{formatMoney(sum)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <p className="mt-4">{`${store.name}, ${store.phone}`}</p>
    </div>
  );
}
