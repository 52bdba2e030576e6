import { useDeferredValue, useId, useState } from 'react';
import type { Cart } from '../../cart/cart.ts';
import { dispatchCart } from '../../cart/cart-store.ts';
import { jobNameFrom, maxJobNameLength, sharedCartUrl } from '../../cart/shared-cart.ts';
import { orderTable, orderTitle } from '../../orders/order.ts';
import { useAbsoluteUrl } from '../../ui/base-url.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Input } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CopyButton, ShareButton } from '../../ui/share-and-copy.tsx';
import { copiedOrder } from './copied-order.ts';
import { QrCode } from './qr-code.tsx';

type SendOrSaveProps = { cart: Cart; jobName: string };

/** What can be done with the list of the cart. When printed, it shows the URL of the cart and its QR code. */
export function SendOrSave({ cart: current, jobName }: SendOrSaveProps) {
  // React paints a change of the cart before it computes texts and code.
  const cart = useDeferredValue(current);
  const url = sharedCartUrl(cart, jobName);
  const absoluteUrl = useAbsoluteUrl(url);
  const text = copiedOrder(cart, jobName, absoluteUrl);
  const [isCodeShown, setCodeShown] = useState(false);
  return (
    <Card className="flex flex-col gap-2 p-4 print:p-0">
      <h2 className="text-section print:hidden">Send or save this list</h2>
      <JobNameField jobName={jobName} />
      <div className="-ml-2 flex flex-wrap items-start gap-x-2 print:hidden">
        <ShareButton title={orderTitle(jobName)} url={url}>
          Share cart
        </ShareButton>
        <ShareButton title={orderTitle(jobName)} text={text}>
          Share order
        </ShareButton>
        <CopyButton text={text} result="Order copied">
          Copy order
        </CopyButton>
        <CopyButton text={orderTable(cart)} result="Table copied">
          Copy for a spreadsheet
        </CopyButton>
        <Button variant="quiet" onClick={() => setCodeShown(!isCodeShown)} isExpanded={isCodeShown}>
          <Icon name="qr" />
          QR code
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          <Icon name="print" />
          Print list
        </Button>
      </div>
      <div className={`${isCodeShown ? '' : 'hidden'} gap-4 print:flex`}>
        <p className="hidden flex-1 wrap-anywhere print:block">{absoluteUrl}</p>
        <QrCode url={absoluteUrl} />
      </div>
      <p className="text-small text-muted print:hidden">
        Your cart clears when you close the last tab of the store. Save it with a share link.
      </p>
    </Card>
  );
}

/** The name of the job that the cart is for. It is kept in memory, like the cart. */
function JobNameField({ jobName }: { jobName: string }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1 print:hidden">
      <label htmlFor={id} className="font-semibold">
        Job name
      </label>
      <Input
        id={id}
        type="text"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={maxJobNameLength}
        aria-describedby={`${id}-note`}
        className="w-full max-w-md px-2"
        value={jobName}
        onChange={(event) => dispatchCart({ type: 'setJobName', jobName: event.target.value })}
        onBlur={() => dispatchCart({ type: 'setJobName', jobName: jobNameFrom(jobName) })}
      />
      <p id={`${id}-note`} className="text-small text-muted">
        Shown on the shared and printed list.
      </p>
    </div>
  );
}
