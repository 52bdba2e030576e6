import { useCart } from './cart-provider';

/** The live region that announces each change of the cart. */
export function CartAnnouncement() {
  return (
    <p role="status" className="sr-only">
      {useCart().announcement}
    </p>
  );
}
