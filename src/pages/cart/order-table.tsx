import { useId } from 'react';
import { type Cart, maxQuantity, quantityOf } from '../../cart/cart.ts';
import { QuantityField } from '../../cart/quantity-field.tsx';
import { isForSale } from '../../catalogue/catalogue.ts';
import { ProductImage } from '../../catalogue/catalogue-image.tsx';
import type { Product } from '../../catalogue/product.ts';
import { formatPrice } from '../../money/money.ts';
import type { OrderRow } from '../../orders/read-order.ts';
import { productUrl } from '../../paths.ts';
import { NoWrap } from '../../text/no-wrap.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/field.tsx';
import { InlineLink } from '../../ui/inline-link.tsx';

/** What the shopper has chosen in a row. */
export type OrderChoice = {
  readonly product: Product;
  readonly quantity: number;
  readonly isOrdered: boolean;
};

type OrderTableProps = {
  rows: readonly OrderRow[];
  /** One for each row. */
  choices: readonly OrderChoice[];
  cart: Cart;
  onChange: (choices: readonly OrderChoice[]) => void;
};

const headClass = 'border-b-2 border-edge py-2 pr-4 text-left font-semibold';

/** The rows of an order, each with its line. On a phone each row is a card. */
export function OrderTable({ rows, choices, cart, onChange }: OrderTableProps) {
  return (
    <table className="w-full border-collapse max-md:block">
      <caption className="sr-only">The order as it was read</caption>
      <thead className="max-md:block">
        <tr className="max-md:flex max-md:justify-end">
          {['Your line', 'Tool', 'Quantity'].map((head) => (
            <th key={head} scope="col" className={`${headClass} max-md:sr-only`}>
              {head}
            </th>
          ))}
          <th scope="col" className="font-semibold md:border-b-2 md:border-edge">
            <span className="sr-only">Order</span>
            <TickAll rows={rows} choices={choices} cart={cart} onChange={onChange} />
          </th>
        </tr>
      </thead>
      <tbody className="max-md:flex max-md:flex-col max-md:gap-4">
        {rows.map((row, index) => {
          const choice = choices[index];
          return (
            choice && (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: a line can have several rows.
                key={`${row.line} ${index}`}
                row={row}
                choice={choice}
                cart={cart}
                onChange={(changed) => onChange(choices.with(index, { ...choice, ...changed }))}
              />
            )
          );
        })}
      </tbody>
    </table>
  );
}

/** Ticks the rows with one tool and one quantity, which otherwise wait one by one below a letter that is not understood. */
function TickAll({ rows, choices, cart, onChange }: OrderTableProps) {
  const canTick = rows.map(
    ({ hasQuantity }, index) =>
      hasQuantity && choices[index] !== undefined && canOrder(choices[index], cart),
  );
  const isAll = choices.every(({ isOrdered }, index) => isOrdered || !canTick[index]);
  return (
    <label className="inline-flex min-h-target cursor-pointer items-center gap-2 whitespace-nowrap">
      Tick all
      <Checkbox
        checked={isAll && canTick.includes(true)}
        disabled={!canTick.includes(true)}
        onChange={({ target }) =>
          onChange(
            choices.map((choice, index) => ({
              ...choice,
              isOrdered: target.checked && (choice.isOrdered || canTick[index] === true),
            })),
          )
        }
      />
    </label>
  );
}

/** How many more of the product the cart can hold. */
const roomFor = (product: Product, cart: Cart) => maxQuantity - quantityOf(cart, product.id);

const canOrder = ({ product }: OrderChoice, cart: Cart) =>
  isForSale(product) && roomFor(product, cart) > 0;

type RowProps = {
  row: OrderRow;
  choice: OrderChoice;
  cart: Cart;
  onChange: (changed: Partial<OrderChoice>) => void;
};

const cellClass = 'align-top md:py-3 md:pr-4';

function Row({ row, choice, cart, onChange }: RowProps) {
  const id = useId();
  const { line, text, choices, unit, doubt } = row;
  const { product, quantity, isOrdered } = choice;
  const max = roomFor(product, cart);
  const isAvailable = canOrder(choice, cart);
  return (
    <tr className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-2 max-md:rounded-card max-md:bg-surface max-md:p-2 max-md:shadow-card md:border-b md:border-line forced-colors:max-md:border">
      <th
        scope="row"
        className={`${cellClass} text-left font-normal max-md:col-span-full md:w-1/4 lg:w-2/5`}
      >
        <span className="line-clamp-3 wrap-anywhere">{excerpt(text.trim())}</span>
        {doubt && (
          <span
            id={id}
            className="mt-1 inline-block rounded-control bg-highlight px-2 text-small wrap-anywhere"
          >
            {doubt}
          </span>
        )}
      </th>
      <td className={`${cellClass} max-md:col-span-full`}>
        <div className="grid grid-cols-[min(4rem,25%)_minmax(0,1fr)] items-center gap-x-3">
          <ProductImage product={product} sizes="4rem" alt="" className="rounded-control" />
          <div>
            {choices.length > 1 ? (
              <ToolChoice row={row} choice={choice} onChange={onChange} />
            ) : (
              <InlineLink to={productUrl(product.id)}>
                <span>
                  <NoWrap>{product.name}</NoWrap>
                </span>
              </InlineLink>
            )}
            <p className="text-small text-muted">
              {`Item ${product.itemNumber} · ${formatPrice(product.price)} each`}
            </p>
          </div>
        </div>
      </td>
      <td className={cellClass}>
        {isAvailable && (
          <div className="flex items-center gap-x-2 max-md:flex-wrap">
            <QuantityField
              name={`${product.name}, line ${line}`}
              quantity={Math.min(quantity, max)}
              max={max}
              onChange={(changed) => onChange({ quantity: changed, isOrdered: true })}
            />
            <span className="text-small text-muted">{unit}</span>
          </div>
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

/** Several tools that the line may mean. */
function ToolChoice({ row: { line, choices }, choice, onChange }: Omit<RowProps, 'cart'>) {
  return (
    <div className="flex flex-col">
      <Select
        aria-label={`Tool of line ${line}`}
        className="w-full pl-2"
        value={choice.product.id}
        onChange={({ target }) => {
          const product = choices.find(({ id }) => id === target.value);
          if (product) onChange({ product });
        }}
      >
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <InlineLink to={productUrl(choice.product.id)}>
        <span key={choice.product.id}>
          <NoWrap>{choice.product.name}</NoWrap>
        </span>
      </InlineLink>
    </div>
  );
}

const excerpt = (text: string) => (text.length > 120 ? `${text.slice(0, 120)}…` : text);
