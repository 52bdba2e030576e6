import { type ComponentProps, useDeferredValue, useId } from 'react';
import { dispatchCart, useCartPageState, useCartStore } from '../../cart/cart-store.ts';
import { jobNameFrom, maxJobNameLength, sharedCartUrl } from '../../cart/shared-cart.ts';
import { useAbsoluteUrl } from '../../ui/browser.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Input } from '../../ui/field.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { CopyButton, ShareButton } from '../../ui/share-and-copy.tsx';
import { copiedOrder, orderTable } from './copied-order.ts';
import { orderTitle } from './orders/order.ts';
import { QrCode } from './qr-code.tsx';

/** Three ways to send or save the cart. When printed, it shows the URL of the cart, its QR code, and lines to write on. */
export function SendOrSave() {
  const { cart: current, jobName } = useCartStore();
  const id = useId();
  // React paints a change of the cart before it computes texts and code.
  const cart = useDeferredValue(current);
  const url = sharedCartUrl(cart, jobName);
  const absoluteUrl = useAbsoluteUrl(url);
  const text = copiedOrder(cart, jobName, absoluteUrl);
  const [openWay, setOpenWay] = useCartPageState('shown');
  const toggle = (way: 'link' | 'text') => setOpenWay(openWay === way ? undefined : way);
  return (
    <Card className="flex flex-col gap-2 p-4 print:p-0">
      <div className="print:hidden">
        <h2 className="text-large">Send or save this list</h2>
        <p className="text-small text-muted">Your cart clears with the last tab.</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 print:hidden">
        <label htmlFor={id}>Job name</label>
        <Input
          id={id}
          type="text"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={maxJobNameLength}
          aria-describedby={`${id}-note`}
          className="min-w-32 flex-1 px-2"
          value={jobName}
          onChange={(event) => dispatchCart({ type: 'setJobName', jobName: event.target.value })}
          onBlur={() => dispatchCart({ type: 'setJobName', jobName: jobNameFrom(jobName) })}
        />
        <span id={`${id}-note`} hidden>
          Shown on the shared and printed list.
        </span>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Way
          icon="qr"
          name="Link"
          note="Opens this cart on another phone"
          onClick={() => toggle('link')}
          aria-expanded={openWay === 'link'}
        />
        <Way
          icon="copy"
          name="Text"
          note="For a message, an e-mail or a spreadsheet"
          onClick={() => toggle('text')}
          aria-expanded={openWay === 'text'}
        />
        <Way
          icon="print"
          name="Print"
          note="An order list with lines for PO number, name and address"
          onClick={() => window.print()}
        />
      </div>
      <div
        className={`${openWay === 'link' ? 'flex' : 'hidden'} flex-col items-start gap-2 print:flex print:pt-4`}
      >
        <Input
          aria-label="Link of this cart"
          readOnly
          className="w-full px-2 text-small print:hidden"
          value={absoluteUrl}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className="-ml-2 flex flex-wrap gap-x-2 print:hidden">
          <CopyButton text={absoluteUrl} result="Link copied">
            Copy link
          </CopyButton>
          <ShareButton title={orderTitle(jobName)} url={url}>
            Share cart
          </ShareButton>
        </div>
        <div className="w-full gap-4 print:flex">
          <div className="hidden flex-1 print:block">
            <p className="text-small wrap-anywhere">{absoluteUrl}</p>
            {['PO number', 'Name', 'Address'].map((label) => (
              <p key={label} className="flex items-end gap-2 pt-8">
                {label}
                <span className="grow border-b" />
              </p>
            ))}
          </div>
          <QrCode url={absoluteUrl} />
        </div>
      </div>
      {openWay === 'text' && (
        <div className="-ml-2 flex flex-col items-start print:hidden">
          <ShareButton title={orderTitle(jobName)} text={text}>
            Share order
          </ShareButton>
          <CopyButton text={text} result="Order copied">
            Copy order
          </CopyButton>
          <CopyButton text={orderTable(cart)} result="Table copied">
            Copy for a spreadsheet
          </CopyButton>
        </div>
      )}
    </Card>
  );
}

type WayProps = ComponentProps<'button'> & { icon: IconName; name: string; note: string };

/** A button, and what it is good for, which a screen reader says with the button. */
function Way({ icon, name, note, ...button }: WayProps) {
  const id = useId();
  return (
    <div className="grid grow">
      <Button {...button} variant="secondary" size="compact" aria-describedby={id}>
        <Icon name={icon} className="size-6 max-[24rem]:hidden" />
        {name}
      </Button>
      <span id={id} hidden>
        {note}
      </span>
    </div>
  );
}
