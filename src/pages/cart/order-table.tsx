import { useId } from 'react';
import { type Cart, maxQuantity, quantityOf } from '../../cart/cart.ts';
import { QuantityField } from '../../cart/quantity-field.tsx';
import { isForSale } from '../../catalogue/catalogue.ts';
import { ProductImage } from '../../catalogue/catalogue-image.tsx';
import type { Product } from '../../catalogue/product.ts';
import { formatPrice } from '../../money/money.ts';
import { productUrl } from '../../paths.ts';
import { NoWrap } from '../../text/no-wrap.tsx';
import { shortened } from '../../text/shortened.ts';
import { Checkbox, Select } from '../../ui/field.tsx';
import { InlineLink } from '../../ui/inline-link.tsx';
import type { OrderRow } from './orders/read-order.ts';

/** A row of an order, with what the shopper has chosen in it. Its quantity is the chosen one. */
export type ChosenRow = OrderRow & { readonly product: Product; readonly isOrdered: boolean };

type OrderTableProps = {
  rows: readonly ChosenRow[];
  /** A doubt that is shown above the rows, not in each of them. */
  commonDoubt?: string | undefined;
  cart: Cart;
  onChange: (rows: readonly ChosenRow[]) => void;
};

const headClass = 'border-b-2 border-edge py-2 pr-4 text-left font-semibold';

/** The rows of an order, each with its line. On a phone each row is a card. */
export function OrderTable({ rows, commonDoubt, cart, onChange }: OrderTableProps) {
  return (
    <table className="w-full border-collapse phone:block">
      <caption className="sr-only">The order as it was read</caption>
      <thead className="phone:block">
        <tr className="phone:flex phone:justify-end">
          {['Your line', 'Tool', 'Quantity'].map((head) => (
            <th key={head} scope="col" className={`${headClass} phone:sr-only`}>
              {head}
            </th>
          ))}
          <th scope="col" className="font-semibold md:border-b-2 md:border-edge">
            <span className="sr-only">Order</span>
            <TickAll rows={rows} cart={cart} onChange={onChange} />
          </th>
        </tr>
      </thead>
      <tbody className="phone:flex phone:flex-col phone:gap-4">
        {rows.map((row, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a line can have several rows.
            key={`${row.line} ${index}`}
            row={row.doubt === commonDoubt ? { ...row, doubt: undefined } : row}
            cart={cart}
            onChange={(changed) => onChange(rows.with(index, { ...row, ...changed }))}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Ticks the rows with one tool and one quantity, which otherwise wait one by one below a letter that is not understood. */
function TickAll({ rows, cart, onChange }: OrderTableProps) {
  const canTick = (row: ChosenRow) => row.hasQuantity && canOrder(row, cart);
  const isDisabled = !rows.some(canTick);
  return (
    <label className="inline-flex min-h-target cursor-pointer items-center gap-2 whitespace-nowrap">
      Tick all
      <Checkbox
        checked={!isDisabled && rows.every((row) => row.isOrdered || !canTick(row))}
        disabled={isDisabled}
        onChange={({ target }) =>
          onChange(
            rows.map((row) => ({
              ...row,
              isOrdered: target.checked && (row.isOrdered || canTick(row)),
            })),
          )
        }
      />
    </label>
  );
}

/** How many more of the product the cart can hold. */
const roomFor = (product: Product, cart: Cart) => maxQuantity - quantityOf(cart, product.id);

const canOrder = ({ product }: ChosenRow, cart: Cart) =>
  isForSale(product) && roomFor(product, cart) > 0;

type RowProps = {
  row: ChosenRow;
  cart: Cart;
  onChange: (changed: Partial<ChosenRow>) => void;
};

const cellClass = 'align-top md:py-3 md:pr-4';
const phoneGridClass =
  'phone:grid phone:grid-cols-1 phone:gap-2 phone:min-[19rem]:grid-cols-[minmax(0,1fr)_auto]';
const phoneCardClass = 'phone:rounded-card phone:bg-surface phone:p-2 phone:shadow-card';

function Row({ row, cart, onChange }: RowProps) {
  const id = useId();
  const { line, text, choices, doubt, product, quantity, isOrdered } = row;
  const max = roomFor(product, cart);
  const isAvailable = canOrder(row, cart);
  return (
    <tr
      className={`md:border-b md:border-line forced-colors:border ${phoneGridClass} ${phoneCardClass}`}
    >
      <th scope="row" className={`${cellClass} text-left font-normal phone:col-span-full md:w-1/4`}>
        <span className="wrap-anywhere">{shortened(text, 120)}</span>
        {doubt && (
          <span
            id={id}
            className="mt-1 block w-fit rounded-control bg-highlight px-2 text-small wrap-anywhere"
          >
            {doubt}
          </span>
        )}
      </th>
      <td className={`${cellClass} phone:col-span-full`}>
        <div className="grid grid-cols-1 min-[19rem]:grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-2 wrap-anywhere">
          <ProductImage product={product} sizes="4rem" alt="" className="w-16 rounded-control" />
          <div>
            {/* Several tools that the line may mean. */}
            {choices.length > 1 && (
              <Select
                aria-label={`Tool of line ${line}`}
                className="w-full pl-2"
                value={product.id}
                onChange={({ target }) =>
                  onChange({ product: choices[target.selectedIndex] ?? product })
                }
              >
                {choices.map(({ id: productId, name }) => (
                  <option key={productId} value={productId}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
            <InlineLink to={productUrl(product.id)}>
              <span key={product.id}>
                <NoWrap>{product.name}</NoWrap>
              </span>
            </InlineLink>
            <p className="text-small text-muted">
              {`Item ${product.itemNumber} · ${formatPrice(product.price)} each`}
            </p>
          </div>
        </div>
      </td>
      <td className={cellClass}>
        {isAvailable && (
          <QuantityField
            name={`${product.name}, line ${line}`}
            quantity={Math.min(quantity, max)}
            max={max}
            onChange={(changed) => onChange({ quantity: changed, isOrdered: true })}
          />
        )}
      </td>
      <td className={`${cellClass} md:pr-0 md:text-center`}>
        <label className="inline-flex size-target-primary cursor-pointer items-center justify-center">
          <span className="sr-only">{`Order ${product.name}, line ${line}`}</span>
          <Checkbox
            aria-describedby={doubt && id}
            checked={isOrdered}
            disabled={!isAvailable}
            onChange={({ target }) => onChange({ isOrdered: target.checked })}
          />
        </label>
      </td>
    </tr>
  );
}
