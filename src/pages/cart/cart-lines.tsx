import { useRef } from 'react';
import { maxQuantity } from '../../cart/cart.ts';
import { nameLines } from '../../cart/cart-state.ts';
import { dispatchCart, useShownCart } from '../../cart/cart-store.ts';
import { type PricedLine, pricedLines } from '../../cart/pricing.ts';
import { QuantityField } from '../../cart/quantity-field.tsx';
import { categoryOf, toolOnlyText } from '../../catalogue/catalogue.ts';
import { ProductImage } from '../../catalogue/catalogue-image.tsx';
import { formatMoney, formatPrice } from '../../money/money.ts';
import { productUrl } from '../../paths.ts';
import { NoWrap } from '../../text/no-wrap.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card, CardLink } from '../../ui/card.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Icon } from '../../ui/icon.tsx';

/** The lines of the cart. A line that the last change removed stays in its place and offers undo. */
export function CartLines() {
  const { cart, removedLines } = useShownCart();
  // Only Clear Cart removes several lines, and then the cart page has `UndoClear` in place of this list.
  const [removedLine] = removedLines;
  const lines = removedLine ? cart.toSpliced(removedLine.index, 0, removedLine) : cart;
  return (
    <ul aria-label="Products" className="flex flex-col gap-4 print:hidden">
      {pricedLines(lines).map((line) => {
        const productId = line.product.id;
        return (
          <CartLineRow
            key={productId}
            line={line}
            isRemoved={productId === removedLine?.productId}
            onQuantityChange={(quantity) =>
              dispatchCart({ type: 'setQuantity', productId, quantity })
            }
            onRemove={() => dispatchCart({ type: 'remove', productId })}
            onUndo={() => dispatchCart({ type: 'restore', lines: removedLines })}
          />
        );
      })}
    </ul>
  );
}

type CartLineRowProps = {
  line: PricedLine;
  /** A removed line keeps its place and its height, and offers undo. */
  isRemoved: boolean;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
  onUndo: () => void;
};

function CartLineRow(props: CartLineRowProps) {
  const { line, isRemoved, onQuantityChange, onRemove, onUndo } = props;
  const { product, quantity, total } = line;
  const row = useRef<HTMLLIElement>(null);

  /** The controls of the line disappear, so the focus moves to the row. */
  function focusRow() {
    row.current?.focus({ preventScroll: true });
  }

  /** A shopper who types 0 and goes on to a control of another line keeps the focus there. */
  function remove(focused: EventTarget | null = null) {
    if (!focused || row.current?.contains(focused as Element)) focusRow();
    onRemove();
  }

  return (
    <li ref={row} tabIndex={-1} className="relative rounded-card">
      <Card
        className={`grid grid-cols-[min(5rem,30%)_minmax(0,1fr)] gap-x-4 gap-y-2 p-2 sm:grid-cols-[6rem_minmax(0,1fr)] sm:p-4 ${isRemoved ? 'invisible' : ''}`}
      >
        <ProductImage
          product={product}
          sizes="(min-width: 40rem) 6rem, 5rem"
          className="rounded-control sm:row-span-2"
        />
        <div className="relative">
          <h2 className="text-large">
            <CardLink to={productUrl(product.id)}>
              <NoWrap>{product.name}</NoWrap>
            </CardLink>
          </h2>
          <p className="text-small text-muted">{`${categoryOf(product).name} · Item ${product.itemNumber}`}</p>
          <p className="text-small font-semibold empty:hidden">{toolOnlyText(product)}</p>
          <p className="text-small">
            <span className="sr-only">Price </span>
            {formatPrice(product.price)}
          </p>
        </div>
        <div className="col-span-full flex flex-wrap items-center gap-2 sm:col-span-1 sm:col-start-2">
          <QuantityField
            name={product.name}
            quantity={quantity}
            max={maxQuantity}
            onChange={onQuantityChange}
            onRemove={remove}
          />
          <p className="grow text-right font-display text-large font-semibold">
            <span className="sr-only">Line total </span>
            <span>{formatMoney(total)}</span>
          </p>
          <IconButton icon="remove" label={`Remove ${product.name}`} onClick={() => remove()} />
        </div>
      </Card>
      {isRemoved && (
        <Card className="absolute inset-0 flex flex-col items-center justify-center p-2">
          <p className="text-center text-muted">
            <NoWrap>{product.name}</NoWrap>
          </p>
          <div className="flex items-center gap-x-2">
            <p>Removed.</p>
            <Button
              variant="quiet"
              onClick={() => {
                focusRow();
                onUndo();
              }}
            >
              <Icon name="return" />
              Undo
            </Button>
          </div>
        </Card>
      )}
    </li>
  );
}

/** Offers to restore a cleared cart. A single removed line offers undo in its own row. */
export function UndoClear() {
  const { removedLines } = useShownCart();

  function undo() {
    focusHeading({ preventScroll: true });
    dispatchCart({ type: 'restore', lines: removedLines });
  }

  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-4 py-1 pr-2 pl-4 print:hidden">
      <p>{`Removed: ${nameLines(removedLines)}`}</p>
      <Button variant="quiet" onClick={undo}>
        <Icon name="return" />
        Undo
      </Button>
    </Card>
  );
}
