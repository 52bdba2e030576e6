import { store } from '../store';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { ShareButton } from '../ui/share-button';
import type { Cart } from './cart';
import { sharedCartUrl } from './shared-cart';

/** Actions on the whole cart. */
export function CartTools({ cart, onClear }: { cart: Cart; onClear: () => void }) {
  const url = sharedCartUrl(cart);
  // The key removes the message about a link once the cart has changed.
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <div className="-ml-2 flex flex-wrap items-start gap-x-2">
        <ShareButton key={url} title={`${store.name} cart`} url={url}>
          Share cart
        </ShareButton>
        <Button variant="quiet" onClick={() => window.print()}>
          <Icon name="print" />
          Print list
        </Button>
        <Button variant="quiet" onClick={onClear}>
          <Icon name="remove" />
          Clear Cart
        </Button>
      </div>
      <p className="text-small text-muted">
        Your cart clears when you close the store. Save it with a share link.
      </p>
    </div>
  );
}
