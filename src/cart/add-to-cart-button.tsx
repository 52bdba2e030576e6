import type { ComponentProps, FormEvent, ReactNode } from 'react';
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
  size?: 'card' | 'row' | 'square';
  /** The id of its form, for a field with the quantity: its `form`. The name of the field is that of the query parameter. */
  formId?: string;
  className?: string;
  /** Its text or its icon. */
  children: ReactNode;
};

/**
 * In a list of products: outlined, with an accessible name that ends with that of the product. It shows how many of the product are
 * in the cart, and adds one, unless a field of its form says another number.
 */
export const AddToCartButton = ({
  product,
  size = 'card',
  children,
  ...form
}: AddToCartButtonProps) => (
  <AddToCartForm
    {...form}
    product={product}
    variant="buyOutlined"
    size={size}
    aria-label={`Add to Cart: ${product.name}`}
  >
    {children}
    <QuantityBadge product={product} className={size === 'row' ? 'md:static md:border-0' : ''} />
  </AddToCartForm>
);

type BuyButtonProps = {
  product: Product;
  /** How many it adds, unless a field of its form says so. Two or more are shown with their price. */
  quantity?: number;
  formId?: string;
  /** Called with the quantity that was added. */
  onAdd?: (quantity: number) => void;
  /** Shown after its text, hidden from screen readers. */
  children?: ReactNode;
};

/** Add to Cart of a product page: filled. */
export function BuyButton({ product, quantity = 1, children, ...form }: BuyButtonProps) {
  const price = formatMoney(toCents(product.price) * BigInt(quantity));
  const text = quantity === 1 ? 'Add to Cart' : `Add ${quantity} to Cart · ${price}`;
  return (
    <AddToCartForm
      {...form}
      product={product}
      quantity={quantity}
      variant="buy"
      size="bar"
      aria-label={quantity === 1 ? undefined : `${text}: ${product.name}`}
    >
      <span>{text}</span>
      {children}
    </AddToCartForm>
  );
}

/** In the place of the button, and as high. */
const unavailableClass =
  'flex min-h-target-primary items-center font-display text-large font-semibold text-muted';

type AddToCartFormProps = Omit<BuyButtonProps, 'children'> & ComponentProps<typeof Button>;

/**
 * A form around a button with the other properties. Before hydration, submitting it opens a shared cart link with the product. If
 * the product cannot be bought, a text replaces it.
 */
function AddToCartForm({
  product,
  quantity = 1,
  formId,
  onAdd,
  className = '',
  ...button
}: AddToCartFormProps) {
  const unavailable = unavailableText(product);
  if (unavailable) {
    return (
      <p
        className={`${unavailableClass} ${button.variant === 'buy' ? 'phone:justify-center' : 'justify-center'} ${className}`}
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

  return (
    <form id={formId} className={className} action={withBase(pages.cart.path)} onSubmit={add}>
      <Button
        {...button}
        type="submit"
        name={queryParameters.items}
        value={formId ? product.id : sharedEntry(product.id, quantity)}
      />
    </form>
  );
}

const badgeClass = 'rounded-card border-2 bg-white font-sans text-small text-buy-active';

type QuantityBadgeProps = { product: Product; className: string };

/** It overlaps the corner of the button, which has no room for it inside, except in a low row. */
function QuantityBadge({ product, className }: QuantityBadgeProps) {
  const quantity = useCartStore(({ cart }) => quantityOf(cart, product.id));
  if (quantity === 0) return null;
  return (
    <span
      className={`absolute -top-3 -right-1 inline-flex items-center gap-1 px-2 ${badgeClass} ${className}`}
      aria-hidden="true"
    >
      <Icon name="check" className="size-4 stroke-3" />
      <span>{quantity}</span>
    </span>
  );
}
