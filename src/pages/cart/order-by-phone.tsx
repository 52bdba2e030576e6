import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useCartPageState, useCartStore } from '../../cart/cart-store.ts';
import { itemCount, pricedLines, sumsNote, sumsOf } from '../../cart/pricing.ts';
import { sharedCartUrl, sharedEntry } from '../../cart/shared-cart.ts';
import { store } from '../../store.ts';
import { counted } from '../../text/counted.ts';
import { useAbsoluteUrl } from '../../ui/browser.ts';
import { buttonClass, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CopyButton } from '../../ui/share-and-copy.tsx';
import { copiedOrder } from './copied-order.ts';

/** Very large text stays so small that the total fits a phone. */
export const totalClass = 'text-[min(2rem,13vw)]/10';

/** The list that the shopper reads out. */
const readOutClass = 'font-display text-[2rem]/10 font-semibold';

const wholeScreenClass = 'fixed inset-0 size-full max-h-none max-w-none overscroll-contain';

/** On a screen larger than a phone's. */
const windowClass = [
  'md:tall:m-auto md:tall:h-fit md:tall:max-h-[calc(100dvh-4rem)] md:tall:w-[min(40rem,100%)]',
  'md:tall:rounded-card md:tall:shadow-overlay backdrop:bg-[#000b]',
].join(' ');

/** The sums and the button to call. On a phone the button keeps clear of the edge and of the system's own controls. */
const endClass =
  'bottom-0 mt-auto pt-2 pb-[calc(env(safe-area-inset-bottom)+0.5rem)] tall:sticky landscape-phone:sticky';

/**
 * A screen to read the order out on the phone, made for a call in bad light: large item numbers, a tick for each line that has
 * been read, and a screen that stays on.
 */
export function OrderByPhoneDialog({ onClose }: { onClose: () => void }) {
  const { cart, jobName } = useCartStore();
  // Kept while the dialog is closed: it may be closed by accident in the middle of a call.
  const [readLines = [], setReadLines] = useCartPageState('read');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useScreenWakeLock();
  const text = copiedOrder(cart, jobName, useAbsoluteUrl(sharedCartUrl(cart, jobName)));
  const lines = pricedLines(cart);
  const call = `tel:${store.phone.dialled}`;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className={`bg-surface text-text print:hidden ${wholeScreenClass} ${windowClass}`}
    >
      <div className="flex min-h-full flex-col px-4 pt-2 md:tall:px-6">
        <div className="flex items-center justify-between">
          <h2 id={id} className="text-section">
            Order by phone
          </h2>
          <div className="-mr-3">
            <IconButton icon="x" aria-label="Close" onClick={() => dialog.current?.close()} />
          </div>
        </div>
        {/* To be dialled on another phone. */}
        <a href={call} className="hidden w-fit font-display text-title font-semibold md:tall:block">
          {store.phone.shown}
        </a>
        <p className="text-muted empty:hidden">{store.hours && `Open ${store.hours}`}</p>
        {jobName && <p className="wrap-anywhere">{jobName}</p>}
        <p className="pb-2 text-muted">
          {`${counted(lines.length, 'line')}, ${counted(itemCount(cart), 'piece')}`}
        </p>
        <ol>
          {lines.map(({ product, quantity }, index) => {
            const line = sharedEntry(product.id, quantity);
            const isRead = readLines.includes(line);
            return (
              <li key={product.id}>
                <label
                  className={`flex cursor-pointer flex-wrap items-center gap-x-4 border-t border-line py-2 ${isRead ? 'text-muted' : ''}`}
                >
                  <Checkbox
                    checked={isRead}
                    onChange={() =>
                      setReadLines(
                        isRead ? readLines.filter((each) => each !== line) : [...readLines, line],
                      )
                    }
                  />
                  {/* Very large text has it below the tick. */}
                  <span className="min-w-0 grow basis-44">
                    <span>{product.name}</span>
                    <span className={`flex flex-wrap justify-between gap-x-4 ${readOutClass}`}>
                      <span className="wrap-anywhere">{product.itemNumber}</span>
                      <span className="sr-only">
                        {`quantity ${quantity}${lines.length > 1 ? `, line ${index + 1} of ${lines.length}` : ''}`}
                      </span>
                      <span aria-hidden>{`× ${quantity}`}</span>
                    </span>
                  </span>
                </label>
              </li>
            );
          })}
        </ol>
        <p className="py-2 text-small text-muted empty:hidden">{sumsNote}</p>
        <div
          className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface ${endClass}`}
        >
          <div className="flex grow flex-wrap items-baseline justify-between gap-x-4">
            {sumsOf(cart)
              .slice(1)
              .map(({ label, text: amount }, index) => (
                <p
                  key={label}
                  className={`font-display font-semibold ${index === 0 ? 'text-large' : totalClass}`}
                >
                  {`${label} ${amount}`}
                </p>
              ))}
          </div>
          <div className="grid min-h-14 w-full md:tall:hidden">
            <a href={call} className={buttonClass('buy')}>
              <Icon name="phone" />
              {`Call ${store.phone.shown}`}
            </a>
          </div>
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

/**
 * Keeps the screen on while the component is shown, in browsers that can:
 * https://developer.mozilla.org/docs/Web/API/Screen_Wake_Lock_API
 */
function useScreenWakeLock() {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    function request() {
      const { wakeLock } = navigator as Partial<Navigator>;
      // Rejected while the page is hidden, and on some devices whose battery is low.
      lock = wakeLock?.request('screen').catch(() => undefined);
    }
    request();
    // The browser releases the lock when the page is hidden, for example behind the call.
    document.addEventListener('visibilitychange', request);
    return () => {
      document.removeEventListener('visibilitychange', request);
      lock?.then((sentinel) => sentinel?.release());
    };
  }, []);
}
