import { useRef } from 'react';
import { maxQuantity } from '../../cart/cart.ts';
import { nameLines } from '../../cart/cart-state.ts';
import { dispatchCart, useCartStore } from '../../cart/cart-store.ts';
import { type OrderCheck, orderChecks } from '../../cart/order-checks.ts';
import { type PricedLine, pricedLines } from '../../cart/pricing.ts';
import { QuantityField } from '../../cart/quantity-field.tsx';
import { badgeOf, categoryOf } from '../../catalogue/catalogue.ts';
import { ProductImage } from '../../catalogue/catalogue-image.tsx';
import { formatMoney, formatPrice } from '../../money/money.ts';
import { Link } from '../../navigation/router.ts';
import { productUrl } from '../../paths.ts';
import { NoWrap } from '../../text/no-wrap.tsx';
import { focusHeading } from '../../ui/browser.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card, CardLink } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { textLinkClass } from '../../ui/inline-link.tsx';
import { checksHeading } from './orders/order.ts';

/**
 * The lines of the cart, each with its checks. A line that the last change removed stays in its place, as high as before, and
 * offers undo.
 */
export function CartLines({ checks }: { checks: readonly OrderCheck[] }) {
  const { cart, removedLines } = useCartStore();
  // Only Clear Cart removes several lines, and then the cart page has `UndoClear` in place of this list.
  const [removedLine] = removedLines;
  const lines = pricedLines(removedLine ? cart.toSpliced(removedLine.index, 0, removedLine) : cart);
  const checksBefore = removedLine ? orderChecks(lines) : [];
  return (
    <ul aria-label="Products" className="@container flex flex-col gap-2 print:gap-0">
      {lines.map((line) => {
        const isRemoved = line.product.id === removedLine?.productId;
        const all = isRemoved ? checksBefore : checks;
        return (
          <CartLineRow
            key={line.product.id}
            {...line}
            checks={all.filter(({ about }) => about === line.product)}
            isRemoved={isRemoved}
          />
        );
      })}
    </ul>
  );
}

type CartLineRowProps = PricedLine & { checks: readonly OrderCheck[]; isRemoved: boolean };

/** One row of 88 px where there is room, also with a short note. On a phone the controls are a second row. */
const rowClass = [
  'grid grid-cols-[min(4rem,30%)_minmax(0,1fr)] items-center gap-x-2 p-2',
  '@min-[45rem]:grid-cols-[4rem_minmax(0,1fr)_auto_auto_5.5rem_auto]',
  '@min-[45rem]:min-h-22 @min-[45rem]:pl-3',
].join(' ');

/** On paper: name, category and item number, quantity and price, line total. */
const printedRowClass = 'print:grid-cols-[minmax(0,1fr)_auto_6.5rem] print:items-baseline';

/** On paper a line between the rows replaces the cards. */
const printedCardClass = 'print:min-h-0 print:rounded-none print:border-b print:p-0';

/** Below the name. */
const notesClass =
  'col-span-full @min-[45rem]:col-[2/-1] @min-[45rem]:row-start-2 print:col-span-full';

const controlsClass = 'col-span-full flex flex-wrap items-center pt-2 @min-[45rem]:contents';

function CartLineRow({ product, quantity, total, checks, isRemoved }: CartLineRowProps) {
  const productId = product.id;
  const badge = badgeOf(product);
  const hasNotes = badge !== '' || checks.length > 0;
  const row = useRef<HTMLLIElement>(null);

  /** The controls of the line disappear, so the focus moves to the row. */
  function focusRow() {
    row.current?.focus({ preventScroll: true });
  }

  /** A shopper who types 0 and goes on to a control of another line keeps the focus there. */
  function remove(focused: EventTarget | null = null) {
    if (!focused || row.current?.contains(focused as Element)) focusRow();
    dispatchCart({ type: 'remove', productId });
  }

  return (
    <li
      ref={row}
      tabIndex={-1}
      className={`relative break-inside-avoid rounded-card ${isRemoved ? 'print:hidden' : ''}`}
    >
      <Card
        className={`${rowClass} ${printedRowClass} ${printedCardClass} ${isRemoved ? 'invisible' : ''}`}
      >
        {checks.length > 0 && (
          <span className="absolute inset-y-2 left-0 w-1 rounded-card bg-warning print:hidden" />
        )}
        <ProductImage
          product={product}
          sizes="4rem"
          alt=""
          className={`rounded-control print:hidden ${hasNotes ? 'row-span-2' : '@max-[45rem]:row-span-2'}`}
        />
        <div className="relative print:flex print:flex-wrap print:items-baseline print:gap-x-4">
          <h2 className="text-large print:text-base">
            <CardLink to={productUrl(productId)}>
              <NoWrap>{product.name}</NoWrap>
            </CardLink>
          </h2>
          <p className="text-small text-muted">
            <NoWrap>{`${categoryOf(product).name} · ${product.itemNumber}`}</NoWrap>
          </p>
        </div>
        <p className="text-small @min-[45rem]:whitespace-nowrap">
          <span className="font-semibold not-print:hidden">{`${quantity} × `}</span>
          <span className="sr-only">Price </span>
          <span>{formatPrice(product.price)}</span>
          <span className="text-muted"> each</span>
        </p>
        {hasNotes && (
          <ul className={`flex flex-wrap gap-x-4 text-small phone:pt-2 ${notesClass}`}>
            {badge && <li className="font-semibold">{badge}</li>}
            {checks.map((check) => (
              <li key={check.text}>
                <CheckText check={check} />
              </li>
            ))}
          </ul>
        )}
        <div className={controlsClass}>
          <QuantityField
            name={product.name}
            quantity={quantity}
            max={maxQuantity}
            onChange={(next) => dispatchCart({ type: 'setQuantity', productId, quantity: next })}
            onRemove={remove}
          />
          <p className="grow text-right font-display text-large font-semibold print:text-base">
            <span className="sr-only">Line total </span>
            <span>{formatMoney(total)}</span>
          </p>
          <IconButton
            icon="remove"
            aria-label={`Remove ${product.name}`}
            onClick={() => remove()}
          />
        </div>
      </Card>
      {isRemoved && (
        <Card className="absolute inset-0 flex flex-wrap content-center items-center gap-x-4 overflow-hidden px-3">
          <p className="text-muted">
            <NoWrap>{product.name}</NoWrap>
          </p>
          <div className="flex items-center gap-x-2">
            <p>Removed.</p>
            <UndoButton moveFocus={focusRow} />
          </div>
        </Card>
      )}
    </li>
  );
}

/** Offers to restore a cleared cart. A single removed line offers undo in its own row. */
export function UndoClear() {
  const { removedLines } = useCartStore();
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1 print:hidden">
      <p>{`Removed: ${nameLines(removedLines)}`}</p>
      <UndoButton moveFocus={() => focusHeading({ preventScroll: true })} />
    </Card>
  );
}

/** Restores what the last change removed. The button disappears, so the focus needs another place. */
function UndoButton({ moveFocus }: { moveFocus: () => void }) {
  const { removedLines } = useCartStore();

  function undo() {
    moveFocus();
    dispatchCart({ type: 'restore', lines: removedLines });
  }

  return (
    <Button variant="quiet" onClick={undo}>
      <Icon name="return" />
      Undo
    </Button>
  );
}

/** Checks before ordering that concern several lines, such as the load of a circuit. Each line has its own checks. */
export function BeforeYouOrder({ checks }: { checks: readonly OrderCheck[] }) {
  const ofSeveralLines = checks.filter(({ about }) => !about);
  if (ofSeveralLines.length === 0) return null;
  return (
    <section className="flex gap-2 rounded-card border border-edge p-4 text-small print:p-0 print:border-0">
      <Icon name="warning" />
      <div>
        <h2 className="text-large">{checksHeading}</h2>
        <ul>
          {ofSeveralLines.map((check) => (
            <li key={check.text}>
              <CheckText check={check} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Its text, with links to the products that the cart lacks. */
const CheckText = ({ check: { text, products } }: { check: OrderCheck }) => (
  <>
    <NoWrap>{text}</NoWrap>
    {products.map(({ id, name, price }, index) => (
      <span key={id}>
        {index > 0 ? '; ' : ' '}
        {/* Padding makes it large enough to tap, on one line or two. */}
        <Link to={productUrl(id)} className={`relative py-3 ${textLinkClass}`}>
          {name}
        </Link>
        {`, ${formatPrice(price)}`}
      </span>
    ))}
  </>
);
