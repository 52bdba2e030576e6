import { formatMoney, formatPrice } from '../catalogue/money';
import { store } from '../store';
import type { Cart } from './cart';
import { orderTotal, pricedLines, shippingFor, subtotalOf } from './pricing';

const textCell = 'border-b py-1.5 pr-2 text-left align-top';
const numberCell = 'border-b py-1.5 pr-2 text-right align-top tabular-nums';

/** The cart as a table, for print. */
export function OrderList({ cart }: { cart: Cart }) {
  const subtotal = subtotalOf(cart);
  const sums = [
    ['Subtotal', subtotal],
    ['Shipping', shippingFor(subtotal)],
    ['Total', orderTotal(subtotal)],
  ] as const;
  return (
    <div className="hidden print:block">
      <table className="w-full border-collapse">
        <caption className="sr-only">Order list</caption>
        <thead>
          <tr className="break-inside-avoid">
            <th scope="col" className={textCell}>
              Product
            </th>
            <th scope="col" className={textCell}>
              Id
            </th>
            <th scope="col" className={numberCell}>
              Quantity
            </th>
            <th scope="col" className={numberCell}>
              Price
            </th>
            <th scope="col" className={numberCell}>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {pricedLines(cart).map(({ product, quantity, total }) => (
            <tr key={product.id} className="break-inside-avoid">
              <td className={textCell}>{product.name}</td>
              <td className={textCell}>{product.id}</td>
              <td className={numberCell}>{quantity}</td>
              <td className={numberCell}>{formatPrice(product.price)}</td>
              <td className={numberCell}>{formatMoney(total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([name, sum]) => (
            <tr key={name} className="break-inside-avoid">
              <th scope="row" colSpan={4} className={numberCell}>
                {name}
              </th>
              <td className={numberCell}>{formatMoney(sum)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <p className="mt-4">{`${store.name}, ${store.phone}`}</p>
    </div>
  );
}
