import type { Product } from '../catalogue/product';
import { QuantityField } from '../ui/quantity-field';
import { maxQuantity, quantityOf } from './cart';
import { useCart, useCartDispatch } from './cart-provider';

/** The quantity of a product in the cart; nothing if it is not there. */
export function LineQuantity({ product }: { product: Product }) {
  const { cart } = useCart();
  const dispatch = useCartDispatch();
  const quantity = quantityOf(cart, product.id);
  if (quantity === 0) return null;
  return (
    <QuantityField
      name={product.name}
      quantity={quantity}
      max={maxQuantity}
      onChange={(changed) =>
        dispatch({ type: 'setQuantity', productId: product.id, quantity: changed })
      }
    />
  );
}
