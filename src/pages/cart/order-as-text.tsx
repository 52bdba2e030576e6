import type { Cart } from '../../cart/cart.ts';
import { orderOf, orderTable, orderTitle } from '../../orders/order.ts';
import { CopyButton, ShareButton } from '../../ui/share-and-copy.tsx';

type OrderAsTextProps = { cart: Cart; jobName: string; url: string };

/** The order as text to read, share or copy, and as a table to copy into a spreadsheet. */
export function OrderAsText({ cart, jobName, url }: OrderAsTextProps) {
  const { text } = orderOf(cart, jobName, url);
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it and select its text
        tabIndex={0}
        role="region"
        aria-label="Order as text"
        className="max-h-80 overflow-auto rounded-card border border-line bg-surface p-4 font-sans text-small whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
      <div className="-ml-2 flex flex-wrap items-start gap-x-2">
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
    </div>
  );
}
