import type { FormEvent, ReactNode } from 'react';
import { unavailableText } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { formatMoney, toCents } from '../money/money.ts';
import { pages, queryParameters, withBase } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { maxQuantity, quantityOf } from './cart.ts';
import { dispatchCart, useCartStore } from './cart-store.ts';
import { wholeNumber } from './quantity-field.tsx';
import { sharedEntry } from './shared-cart.ts';

type AddToCartButtonProps = {
  product: Product;
  /** Where it stands. All but that of a product page are outlined, and their accessible name always ends with that of the product. */
  place?: keyof typeof places;
  /** How many it adds, unless a field of its form says so. Two or more are shown with their price. */
  quantity?: number;
  /** The id of its form, for a field with the quantity: its `form`. The name of the field is that of the query parameter. */
  formId?: string | undefined;
  className?: string;
  /** Called with the quantity that was added. */
  onAdd?: (quantity: number) => void;
  /** Shown after its text, hidden from screen readers. */
  children?: ReactNode;
};

const places = {
  page: { variant: 'buy', size: 'bar' },
  card: { variant: 'buyOutlined', size: 'card' },
  /** In the list of products: short where a row is low, on a phone a plus sign. */
  row: { variant: 'buyOutlined', size: 'row' },
  /** In the comparison: short where a column is narrow. */
  column: { variant: 'buyOutlined', size: 'card' },
  plus: { variant: 'buyOutlined', size: 'square' },
} as const;

/**
 * Elsewhere than on a product page it also shows how many of the product are in the cart. Before hydration, submitting the
 * form opens a shared cart link with the product. If the product cannot be bought, a text replaces the button.
 */
export function AddToCartButton({
  product,
  place = 'page',
  quantity = 1,
  formId,
  className = '',
  onAdd,
  children,
}: AddToCartButtonProps) {
  const isOnPage = place === 'page';
  const isPlus = place === 'plus' || place === 'row';
  const unavailable = unavailableText(product);
  if (unavailable) {
    return (
      <p
        className={`flex min-h-target-primary items-center font-display text-large font-semibold text-muted ${isOnPage ? 'phone:justify-center' : 'justify-center'} ${className}`}
      >
        {unavailable}
      </p>
    );
  }

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(queryParameters.quantity);
    const added = wholeNumber(`${typed}`, maxQuantity) ?? quantity;
    dispatchCart({ type: 'add', productId: product.id, quantity: added });
    // A field of a table starts at 1 again.
    event.currentTarget.reset();
    onAdd?.(added);
  }

  const price = formatMoney(toCents(product.price) * BigInt(quantity));
  const text = quantity === 1 ? 'Add to Cart' : `Add ${quantity} to Cart · ${price}`;
  return (
    <form id={formId} className={className} action={withBase(pages.cart.path)} onSubmit={add}>
      <Button
        {...places[place]}
        aria-label={isOnPage && quantity === 1 ? undefined : `${text}: ${product.name}`}
        type="submit"
        name={queryParameters.items}
        value={formId ? product.id : sharedEntry(product.id, quantity)}
      >
        {/* In a narrow place a part of the text is for screen readers only. On a product page the text changes, beside the price. */}
        {place === 'column' && (
          <span>
            {'Add '}
            <span className="phone:sr-only">to Cart</span>
          </span>
        )}
        {isPlus && <Icon name="plus" />}
        {place === 'card' && text}
        {isOnPage && <span>{text}</span>}
        {children}
        {!isOnPage && <QuantityBadge product={product} isInRow={place === 'row'} />}
      </Button>
    </form>
  );
}

/** The badge overlaps the corner of the button, which has no room for it inside, except in a low row. */
function QuantityBadge({ product, isInRow }: { product: Product; isInRow: boolean }) {
  const quantity = useCartStore(({ cart }) => quantityOf(cart, product.id));
  if (quantity === 0) return null;
  return (
    <span
      className={`absolute -top-3 -right-1 inline-flex items-center gap-1 rounded-card border-2 bg-white px-1.5 font-sans text-small text-buy-active ${isInRow ? 'md:static md:border-0' : ''}`}
      aria-hidden="true"
    >
      <Icon name="check" className="size-4 stroke-3" />
      <span>{quantity}</span>
    </span>
  );
}
