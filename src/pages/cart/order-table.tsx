import { useId } from 'react';
import type { Cart } from '../../cart/cart.ts';
import { QuantityField } from '../../cart/quantity-field.tsx';
import { ProductImage } from '../../catalogue/catalogue-image.tsx';
import { formatPrice } from '../../money/money.ts';
import { productUrl } from '../../paths.ts';
import { NoWrap } from '../../text/no-wrap.tsx';
import { shortened } from '../../text/shortened.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InlineLink } from '../../ui/inline-link.tsx';
import { type ChosenRow, cartLineOf, roomFor } from './shown-order.ts';

type OrderTableProps = {
  rows: readonly ChosenRow[];
  cart: Cart;
  onChange: (rows: readonly ChosenRow[]) => void;
};

const headClass = 'border-b-2 border-edge py-2 pr-4 text-left font-semibold';

/** The rows of an order, each with its line. On a phone each row is a card. */
export function OrderTable({ rows, cart, onChange }: OrderTableProps) {
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
            <span className="sr-only">Leave out</span>
          </th>
        </tr>
      </thead>
      <tbody className="phone:flex phone:flex-col phone:gap-4">
        {rows.map((row, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a line can have several rows.
            key={`${row.line} ${index}`}
            row={row}
            cart={cart}
            onChange={(changed) => onChange(rows.with(index, { ...row, ...changed }))}
          />
        ))}
      </tbody>
    </table>
  );
}

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
  const { line, text, choices, doubt, product, quantity, isLeftOut } = row;
  const max = roomFor(row, cart);
  const name = product ? `${product.name}, line ${line}` : `line ${line}`;
  const shownText = shortened(text, 120);
  return (
    <tr
      className={`md:border-b md:border-line forced-colors:border ${phoneGridClass} ${phoneCardClass}`}
    >
      <th scope="row" className={`${cellClass} text-left font-normal phone:col-span-full md:w-1/4`}>
        <span className="wrap-anywhere">{isLeftOut ? <s>{shownText}</s> : shownText}</span>
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
        {/* Several tools that the line may mean. */}
        {choices.length > 1 && (
          <Select
            aria-label={`Tool of line ${line}`}
            aria-describedby={id}
            className="w-full pl-2"
            value={product?.id ?? ''}
            onChange={({ target }) =>
              onChange({ product: choices.find((choice) => choice.id === target.value) })
            }
          >
            <option value="">Choose a tool</option>
            {choices.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.name}
              </option>
            ))}
          </Select>
        )}
        {product && (
          <div className="grid grid-cols-1 min-[19rem]:grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-2 wrap-anywhere">
            <ProductImage product={product} sizes="4rem" alt="" className="w-16 rounded-control" />
            <div>
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
        )}
      </td>
      <td className={cellClass}>
        {max > 0 && (
          <QuantityField
            name={name}
            quantity={Math.min(quantity, max)}
            max={max}
            onChange={(changed) => onChange({ quantity: changed, isLeftOut: false })}
          />
        )}
      </td>
      <td className={`${cellClass} md:pr-0`}>
        {cartLineOf(row, cart) && (
          <Button
            variant="quiet"
            aria-label={`Leave out ${name}`}
            aria-describedby={doubt && id}
            aria-pressed={isLeftOut}
            onClick={() => onChange({ isLeftOut: !isLeftOut })}
          >
            {isLeftOut && <Icon name="check" />}
            <span>Leave out</span>
          </Button>
        )}
      </td>
    </tr>
  );
}
