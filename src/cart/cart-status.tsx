import { useCart } from './cart-provider';

/** The live region: says each change of the cart once, politely. */
export function CartStatus() {
  return (
    <p role="status" className="sr-only">
      {useCart().announcement}
    </p>
  );
}
