import type { Product } from '../catalogue/product';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { quantityOf } from './cart';
import { useCart } from './cart-provider';

type AddToCartButtonProps = {
  product: Product;
  /** Whether others like it stand on the page: then it is quieter, and its name says which it is. */
  isOneOfMany?: boolean;
};

/** Shows how many of the product the cart holds, so that a press is answered where it was made. */
export function AddToCartButton({ product, isOneOfMany = false }: AddToCartButtonProps) {
  const { cart, dispatch } = useCart();
  const quantity = quantityOf(cart, product.id);
  return (
    <Button
      variant={isOneOfMany ? 'secondary' : 'primary'}
      label={isOneOfMany ? `Add to Cart: ${product.name}` : 'Add to Cart'}
      onClick={() => dispatch({ type: 'add', productId: product.id })}
    >
      Add to Cart
      {quantity > 0 && (
        <span className="in-cart" aria-hidden="true">
          <Icon name="check" />
          {quantity}
        </span>
      )}
    </Button>
  );
}
