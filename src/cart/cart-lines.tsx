import { Button } from '../ui/button';
import type { CartAction } from './cart';
import { CartLineRow } from './cart-line-row';
import { useCart } from './cart-provider';
import { pricedLines } from './pricing';

export function CartLines() {
  const { cart, dispatch } = useCart();

  /** The pressed button goes with its line; the focus goes to the page's heading, not to nowhere. */
  function takeOut(action: CartAction) {
    document.querySelector('h1')?.focus();
    dispatch(action);
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <ul className="flex w-full flex-col gap-3">
        {pricedLines(cart).map((line) => {
          const productId = line.product.id;
          return (
            <CartLineRow
              key={productId}
              line={line}
              onQuantityChange={(quantity) =>
                dispatch({ type: 'setQuantity', productId, quantity })
              }
              onRemove={() => takeOut({ type: 'remove', productId })}
            />
          );
        })}
      </ul>
      <Button variant="quiet" onClick={() => takeOut({ type: 'clear' })}>
        Clear Cart
      </Button>
    </div>
  );
}
