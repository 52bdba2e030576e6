import { Button } from '../ui/button';
import { useCart } from './cart-provider';

export function AddToCartButton({ productId }: { productId: string }) {
  const { dispatch } = useCart();
  return (
    <Button variant="primary" onClick={() => dispatch({ type: 'add', productId })}>
      Add to Cart
    </Button>
  );
}
