import { useState } from 'react';
import { store } from '../store';
import { useAbsoluteUrl } from '../ui/base-url';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { ShareButton } from '../ui/share-button';
import type { Cart } from './cart';
import { QrCode } from './qr-code';
import { sharedCartUrl } from './shared-cart';

/** Actions on the whole cart. In print, its URL. */
export function CartTools({ cart, onClear }: { cart: Cart; onClear: () => void }) {
  const url = sharedCartUrl(cart);
  const absoluteUrl = useAbsoluteUrl(url);
  const [isCodeShown, setCodeShown] = useState(false);
  // The key removes the message about a link once the cart has changed.
  return (
    <div className="flex flex-col gap-2">
      <div className="-ml-2 flex flex-wrap items-start gap-x-2 print:hidden">
        <ShareButton key={url} title={`${store.name} cart`} url={url}>
          Share cart
        </ShareButton>
        <Button variant="quiet" onClick={() => setCodeShown(!isCodeShown)} isExpanded={isCodeShown}>
          <Icon name="qr" />
          QR code
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          <Icon name="print" />
          Print list
        </Button>
        <Button variant="quiet" onClick={onClear}>
          <Icon name="remove" />
          Clear Cart
        </Button>
      </div>
      <div className={`${isCodeShown ? '' : 'hidden'} gap-4 print:flex`}>
        <p className="hidden flex-1 wrap-anywhere print:block">{absoluteUrl}</p>
        <QrCode url={absoluteUrl} />
      </div>
      <p className="text-small text-muted print:hidden">
        Your cart clears when you close the store. Save it with a share link.
      </p>
    </div>
  );
}
