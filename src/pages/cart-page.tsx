import type { CartAction } from '../cart/cart';
import { CartLines } from '../cart/cart-lines';
import { useCart } from '../cart/cart-provider';
import { CartTools } from '../cart/cart-tools';
import { FreeShipping } from '../cart/free-shipping';
import { OrderList } from '../cart/order-list';
import { OrderSummary } from '../cart/order-summary';
import { UndoOffer } from '../cart/undo-offer';
import { BestSellers } from '../layout/best-sellers';
import { Page } from '../layout/page';
import { paths } from '../paths';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';

export function CartPage() {
  const { cart, linkNote, dispatch } = useCart();

  /** The pressed button goes with its line; the focus goes to the page's heading, not to nowhere. */
  function takeOut(action: CartAction) {
    document.querySelector('h1')?.focus();
    dispatch(action);
  }

  return (
    <Page name="Cart">
      {linkNote && <p className="text-muted">{linkNote}</p>}
      <UndoOffer />
      {cart.length === 0 ? (
        <>
          <EmptyState picture="empty" message="Your Cart is Empty">
            <LinkButton variant="primary" to={paths.products}>
              Continue Shopping
            </LinkButton>
          </EmptyState>
          <BestSellers />
        </>
      ) : (
        <div className="cart-columns">
          <div className="flex flex-col gap-4">
            <FreeShipping cart={cart} />
            <CartLines onRemove={(productId) => takeOut({ type: 'remove', productId })} />
            <CartTools cart={cart} onClear={() => takeOut({ type: 'clear' })} />
            <OrderList cart={cart} />
          </div>
          <OrderSummary cart={cart} />
        </div>
      )}
    </Page>
  );
}
