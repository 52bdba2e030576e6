import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Cart } from '../../cart/cart.ts';
import type { OrderCheck } from '../../cart/order-checks.ts';
import { pricedLines, sumsOf } from '../../cart/pricing.ts';
import { formatMoney, formatPrice } from '../../money/money.ts';
import { CheckText, notesClass } from './before-you-order.tsx';

const textCellClass = 'border-b py-1 pr-2 text-left align-top whitespace-nowrap';
const numberCellClass = 'border-b py-1 pl-10 text-right align-top whitespace-nowrap';

type OrderListProps = { cart: Cart; jobName: string; checks: readonly OrderCheck[] };

/** The cart as a table, for print. */
export function OrderList({ cart, jobName, checks }: OrderListProps) {
  return (
    <div className="hidden print:block">
      {jobName && <p className="pb-2 text-large font-semibold wrap-anywhere">{jobName}</p>}
      <table className="w-full border-collapse">
        <caption className="pb-4 text-left">
          <span className="font-display text-section">Order list</span>, <PrintDate />
        </caption>
        <thead>
          <tr className="break-inside-avoid">
            <th scope="col" className={textCellClass}>
              Product
            </th>
            <th scope="col" className={textCellClass}>
              Item
            </th>
            <th scope="col" className={numberCellClass}>
              Quantity
            </th>
            <th scope="col" className={numberCellClass}>
              Price
            </th>
            <th scope="col" className={numberCellClass}>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {pricedLines(cart).map(({ product, quantity, total }) => (
            <tr key={product.id} className="break-inside-avoid">
              <td className="w-full border-b py-1 pr-2 align-top">
                {product.name}
                <ul className={notesClass}>
                  {checks
                    .filter(({ about }) => about === product)
                    .map((check) => (
                      <li key={check.text}>
                        <CheckText check={check} />
                      </li>
                    ))}
                </ul>
              </td>
              <td className={textCellClass}>{product.itemNumber}</td>
              <td className={numberCellClass}>{quantity}</td>
              <td className={numberCellClass}>{formatPrice(product.price)}</td>
              <td className={numberCellClass}>{formatMoney(total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sumsOf(cart).map(({ label, text }) => (
            <tr key={label} className="break-inside-avoid">
              <th scope="row" colSpan={4} className={numberCellClass}>
                {label}
              </th>
              <td className={numberCellClass}>{text}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}

/**
 * Today's date, which is updated before printing, because the page may have been open for days. Do not prerender it:
 * hydration would find another date.
 */
function PrintDate() {
  const [date, setDate] = useState(today);
  useEffect(() => {
    // The browser prints the DOM as it is when the listener returns, so React must update it synchronously.
    const update = () => flushSync(() => setDate(today()));
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);
  return <span>{date}</span>;
}

/** For example `Sep 5, 2026`. `Intl` would take tens of milliseconds. */
function today(): string {
  const [, month, day, year] = new Date().toDateString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}
