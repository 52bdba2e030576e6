import { CartLineRow } from './cart-line-row';
import { useCart } from './cart-provider';
import { pricedLines } from './pricing';

export function CartLines({ onRemove }: { onRemove: (productId: string) => void }) {
  const { cart, dispatch } = useCart();
  return (
    <ul className="flex flex-col gap-3 print:hidden">
      {pricedLines(cart).map((line) => {
        const productId = line.product.id;
        return (
          <CartLineRow
            key={productId}
            line={line}
            onQuantityChange={(quantity) => dispatch({ type: 'setQuantity', productId, quantity })}
            onRemove={() => onRemove(productId)}
          />
        );
      })}
    </ul>
  );
}
