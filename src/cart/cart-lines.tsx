import { CartLineRow } from './cart-line-row';
import { useCart, useCartDispatch } from './cart-provider';
import { pricedLines } from './pricing';

/** The lines of the cart, and in its place a line that was removed by the last change. */
export function CartLines() {
  const { cart, removedLines } = useCart();
  const dispatch = useCartDispatch();
  const [removedLine] = removedLines.length === 1 ? removedLines : [];
  const lines = removedLine ? cart.toSpliced(removedLine.index, 0, removedLine) : cart;
  return (
    <ul className="flex flex-col gap-4 print:hidden">
      {pricedLines(lines).map((line) => {
        const productId = line.product.id;
        return (
          <CartLineRow
            key={productId}
            line={line}
            isRemoved={productId === removedLine?.productId}
            onQuantityChange={(quantity) => dispatch({ type: 'setQuantity', productId, quantity })}
            onRemove={() => dispatch({ type: 'remove', productId })}
            onUndo={() => dispatch({ type: 'restore', lines: removedLines })}
          />
        );
      })}
    </ul>
  );
}
