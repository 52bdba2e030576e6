import type { FormEvent } from 'react';
import { useHref } from 'react-router-dom';
import type { Product } from '../catalogue/product';
import { itemsParameter, paths } from '../paths';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { quantityOf } from './cart';
import { useCart } from './cart-provider';
import { sharedEntry } from './shared-cart';

type AddToCartButtonProps = {
  product: Product;
  /** Whether others like it stand on the page: then it is quieter, and its name says which it is. */
  isOneOfMany?: boolean;
};

/**
 * Shows how many of the product the cart holds, so that a press is answered where it was made. A press
 * that comes before the app has started opens the cart's link, and so is not lost.
 */
export function AddToCartButton({ product, isOneOfMany = false }: AddToCartButtonProps) {
  const { cart, dispatch } = useCart();
  const quantity = quantityOf(cart, product.id);

  function add(event: FormEvent) {
    event.preventDefault();
    dispatch({ type: 'add', productId: product.id });
  }

  return (
    <form action={useHref(paths.cart)} onSubmit={add}>
      <input type="hidden" name={itemsParameter} value={sharedEntry(product.id, 1)} />
      <Button
        variant={isOneOfMany ? 'secondary' : 'primary'}
        label={isOneOfMany ? `Add to Cart: ${product.name}` : 'Add to Cart'}
        isSubmit
      >
        Add to Cart
        {quantity > 0 && (
          <span className="in-cart" aria-hidden="true">
            <Icon name="check" />
            {quantity}
          </span>
        )}
      </Button>
    </form>
  );
}
