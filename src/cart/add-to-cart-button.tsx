import type { FormEvent } from 'react';
import { unavailableText } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { paths, queryParameters } from '../paths.ts';
import { withBase } from '../ui/base-url.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { quantityOf } from './cart.ts';
import { dispatchCart, useCartStore } from './cart-store.ts';
import { sharedEntry } from './shared-cart.ts';

type AddToCartButtonProps = {
  product: Product;
  /** On a card the button is outlined, and its accessible name includes the name of the product. */
  isOnCard?: boolean;
  quantity?: number;
  onAdd?: () => void;
};

/**
 * On a card, the button also shows how many of the product are in the cart. Before hydration, submitting the form opens a
 * shared cart link with the product. If the product cannot be bought, a text replaces the button.
 */
export function AddToCartButton({
  product,
  isOnCard = false,
  quantity = 1,
  onAdd,
}: AddToCartButtonProps) {
  const unavailable = unavailableText(product);
  if (unavailable) {
    return (
      <p
        className={`flex min-h-target-primary items-center font-display text-large font-semibold text-muted ${isOnCard ? 'justify-center' : 'max-md:justify-center'}`}
      >
        {unavailable}
      </p>
    );
  }

  function add(event: FormEvent) {
    event.preventDefault();
    dispatchCart({ type: 'add', productId: product.id, quantity });
    onAdd?.();
  }

  const text = quantity === 1 ? 'Add to Cart' : `Add ${quantity} to Cart`;
  return (
    <form action={withBase(paths.cart)} onSubmit={add}>
      <input type="hidden" name={queryParameters.items} value={sharedEntry(product.id, quantity)} />
      <Button
        variant={isOnCard ? 'buyOutlined' : 'buy'}
        size={isOnCard ? 'card' : 'bar'}
        label={isOnCard ? `${text}: ${product.name}` : undefined}
        isSubmit
      >
        {text}
        {isOnCard && <QuantityBadge product={product} />}
      </Button>
    </form>
  );
}

/** The badge overlaps the corner of the button, because the button has no room for it inside. */
function QuantityBadge({ product }: { product: Product }) {
  const quantity = useCartStore(({ cart }) => quantityOf(cart, product.id));
  if (quantity === 0) return null;
  return (
    <span
      className="absolute -top-3 -right-1 inline-flex items-center gap-1 rounded-2xl border-2 bg-on-buy px-1.5 font-sans text-small/6 text-buy-active"
      aria-hidden="true"
    >
      <Icon name="check" className="size-4 stroke-3" />
      <span>{quantity}</span>
    </span>
  );
}
