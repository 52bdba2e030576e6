import { use, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Cart } from '../../cart/cart.ts';
import { pricedLines } from '../../cart/pricing.ts';
import { sharedCartUrl, sharedEntry } from '../../cart/shared-cart.ts';
import { sumsOf } from '../../orders/order.ts';
import { store } from '../../store.ts';
import { useAbsoluteUrl } from '../../ui/base-url.ts';
import { Button, buttonClass, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IsShownContext } from '../../ui/page-context.ts';
import { useScreenWakeLock } from '../../ui/screen-wake-lock.ts';
import { CopyButton } from '../../ui/share-and-copy.tsx';
import { copiedOrder } from './copied-order.ts';

type Order = { cart: Cart; jobName: string };

/** Opens a screen to read the order out on the phone. */
export function OrderByPhoneButton(order: Order) {
  const isShown = use(IsShownContext);
  const [isOpen, setOpen] = useState(false);
  // Kept while the screen is closed: it may be closed by accident in the middle of a call.
  const [read, setRead] = useState<readonly string[]>([]);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Icon name="phone" />
        Order by phone
      </Button>
      {isOpen && isShown && (
        <OrderToRead {...order} read={read} onRead={setRead} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

type OrderToReadProps = Order & {
  /** The lines that have been read, as in a shared cart, so that a line with another quantity is a new one. */
  read: readonly string[];
  onRead: (read: readonly string[]) => void;
  onClose: () => void;
};

/** What is read out. */
const readOutClass = 'font-display text-[2rem]/10 font-semibold';

/** Made for a call in bad light: large item numbers, a tick for each line that has been read, and a screen that stays on. */
function OrderToRead({ cart, jobName, read, onRead, onClose }: OrderToReadProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useScreenWakeLock();
  const text = copiedOrder(cart, jobName, useAbsoluteUrl(sharedCartUrl(cart, jobName)));
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="fixed inset-0 size-full max-h-none max-w-none overscroll-contain bg-surface text-text print:hidden"
    >
      <div className="mx-auto flex min-h-full max-w-3xl flex-col px-4 pt-2">
        <div className="flex items-center justify-between">
          <h2 id={id} className="text-section">
            Order by phone
          </h2>
          <div className="-mr-3">
            <IconButton icon="x" label="Close" onClick={() => dialog.current?.close()} />
          </div>
        </div>
        {jobName && <p className="wrap-anywhere">{jobName}</p>}
        <ol>
          {pricedLines(cart).map(({ product, quantity }, index, { length }) => {
            const line = sharedEntry(product.id, quantity);
            const isRead = read.includes(line);
            return (
              <li key={product.id}>
                <label className="flex cursor-pointer flex-wrap items-center gap-x-4 border-t border-line py-2 has-checked:text-muted">
                  <input
                    type="checkbox"
                    className="size-8 shrink-0"
                    checked={isRead}
                    onChange={() =>
                      onRead(isRead ? read.filter((each) => each !== line) : [...read, line])
                    }
                  />
                  {/* Very large text has it below the tick. */}
                  <span className="min-w-0 grow basis-44">
                    <span className={`flex flex-wrap justify-between gap-x-4 ${readOutClass}`}>
                      <span className="sr-only">{`Line ${index + 1} of ${length}: `}</span>
                      <span className="wrap-anywhere">{product.itemNumber}</span>
                      <span className="sr-only">{`quantity ${quantity}, `}</span>
                      <span aria-hidden>{`× ${quantity}`}</span>
                    </span>
                    <span>{product.name}</span>
                  </span>
                </label>
              </li>
            );
          })}
        </ol>
        <div className="mt-auto flex flex-wrap items-center gap-x-4 border-t border-line bg-surface pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] bottom-0 tall:sticky landscape-phone:sticky">
          <div className="flex grow flex-wrap items-baseline justify-between gap-x-4">
            {sumsOf(cart)
              .slice(1)
              .map(({ label, text: amount }) => (
                <p
                  key={label}
                  className="font-display text-large/10 font-semibold last:text-[min(2rem,14vw)]"
                >
                  {`${label} ${amount}`}
                </p>
              ))}
          </div>
          <a href={`tel:${store.phone.dialled}`} className={buttonClass('primary')}>
            <Icon name="phone" />
            {`Call ${store.phone.shown}`}
          </a>
          <div className="-mx-2">
            <CopyButton text={text} result="Order copied">
              Copy order
            </CopyButton>
          </div>
        </div>
      </div>
    </dialog>
  );
}
