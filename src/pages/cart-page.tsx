import { CartLines } from '../cart/cart-lines';
import { useCart } from '../cart/cart-provider';
import { OrderSummary } from '../cart/order-summary';
import { Page } from '../layout/page';
import { paths } from '../paths';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';

export function CartPage() {
  const { cart } = useCart();
  return (
    <Page name="Cart">
      {cart.length === 0 ? (
        <EmptyState message="Your Cart is Empty">
          <LinkButton variant="primary" to={paths.products}>
            Continue Shopping
          </LinkButton>
        </EmptyState>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
          <CartLines />
          <OrderSummary cart={cart} />
        </div>
      )}
    </Page>
  );
}
