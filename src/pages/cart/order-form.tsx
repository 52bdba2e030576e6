import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type Cart, maxQuantityText, quantityOf, withLines } from '../../cart/cart.ts';
import { dispatchCart, useCartStore } from '../../cart/cart-store.ts';
import { countItems, itemCount, subtotalOf } from '../../cart/pricing.ts';
import { productsForSale } from '../../catalogue/catalogue.ts';
import { formatMoney } from '../../money/money.ts';
import { counted } from '../../text/counted.ts';
import { shortened } from '../../text/shortened.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OrderTable } from './order-table.tsx';
import { maxLines, orderWithout, readOrder } from './orders/read-order.ts';
import {
  type ChosenRow,
  cartLineOf,
  chosenRow,
  type ShownOrder,
  useReadOrder,
} from './shown-order.ts';

/** The order that was added last, with the form as it was before. */
type Added = {
  readonly message: string;
  readonly lines: Cart;
  readonly jobName: string;
  readonly before: ShownOrder;
};

/** An order of which nothing is left is not shown again with the next form. */
function forgetAddedOrder() {
  if (useReadOrder.getState().latest?.text === '') useReadOrder.setState({ latest: undefined });
}

const example = productsForSale[0]?.itemNumber;

/**
 * A field for an order, or for a cart link: iOS never opens a link in the installed app. What is read from it is shown below it,
 * and nothing is added until the shopper says so. Lines that were not added stay in it, even when the shopper visits other pages.
 */
export function OrderForm() {
  const { cart, jobName, typedOrder } = useCartStore();
  const id = useId();
  const result = useRef<HTMLDivElement>(null);
  const { latest } = useReadOrder();
  const [added, setAdded] = useState<Added>();
  const order = latest?.text === typedOrder ? latest : undefined;
  const hasRows = order !== undefined && order.rows.length > 0;
  const lines = hasRows ? linesOf(order.rows, cart) : [];

  useEffect(() => forgetAddedOrder, []);

  useEffect(() => {
    useReadOrder.setState({ hasRows });
    return () => useReadOrder.setState({ hasRows: false });
  }, [hasRows]);

  const setText = (text: string) => useCartStore.setState({ typedOrder: text });

  function show(order: ShownOrder, justAdded?: Added) {
    setText(order.text);
    useReadOrder.setState({ latest: order });
    setAdded(justAdded);
  }

  function readText(text: string) {
    const order = readOrder(text, cart);
    show({ ...order, text, rows: order.rows.map(chosenRow) });
    return order;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // The clicked button disappears with the first row, so the focus needs another place.
    if (readText(typedOrder).rows.length > 0) result.current?.focus();
  }

  function change({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) {
    const isPasted = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste';
    if (isPasted) readText(target.value);
    else setText(target.value);
  }

  function add(before: ShownOrder) {
    const left = leftOf(before, cart);
    // The cart takes these of the lines.
    const taken = withLines(cart, lines).map(({ productId, quantity }) => ({
      productId,
      quantity: quantity - quantityOf(cart, productId),
    }));
    const message = [
      `Added ${countItems(taken)}.`,
      itemCount(taken) < itemCount(lines) && maxQuantityText,
      left.rows.length > 0 && `${counted(left.rows.length, 'line')} left.`,
    ];
    const name = jobName === '' ? before.jobName : '';
    dispatchCart({ type: 'addLines', lines });
    if (name) dispatchCart({ type: 'setJobName', jobName: name });
    show(left, { message: message.filter(Boolean).join(' '), lines: taken, jobName: name, before });
    // The clicked button can disappear, so the focus needs another place.
    result.current?.focus();
  }

  function undo({ lines: taken, jobName: addedName, before }: Added) {
    dispatchCart({ type: 'takeOut', lines: taken });
    if (addedName === jobName) dispatchCart({ type: 'setJobName', jobName: '' });
    show(before);
    result.current?.focus();
  }

  return (
    <div className="order-last mr-2 flex min-w-0 basis-full flex-col gap-4 print:hidden">
      <form onSubmit={submit} className="flex flex-col items-start gap-2">
        <label htmlFor={id}>Item numbers with quantities, one product a line, or a cart link</label>
        <TextArea
          id={id}
          rows={4}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${id}-example ${id}-result`}
          className="w-full p-2"
          value={typedOrder}
          onChange={change}
        />
        <p id={`${id}-example`} className="text-small text-muted">
          {`For example ${example} 2, or 2 x ${example}; also pasted from a spreadsheet or from an e-mail.`}
        </p>
        {!hasRows && (
          <Button variant="primary" type="submit">
            Read the order
          </Button>
        )}
      </form>
      <div ref={result} tabIndex={-1} className="flex flex-wrap items-center gap-x-2 empty:hidden">
        <p id={`${id}-result`} role="status" className="font-semibold">
          {order && (added?.message ?? resultText(order))}
        </p>
        {order && added && (
          <Button variant="quiet" onClick={() => undo(added)}>
            <Icon name="return" />
            Undo
          </Button>
        )}
      </div>
      {order && order.others.length > 0 && <OtherLines others={order.others} />}
      {hasRows && (
        <>
          <OrderTable
            rows={order.rows.slice(0, maxRows)}
            cart={cart}
            onChange={(rows) =>
              useReadOrder.setState({
                latest: { ...order, rows: [...rows, ...order.rows.slice(maxRows)] },
              })
            }
          />
          <div className="flex min-h-target-primary items-center">
            {lines.length > 0 ? (
              <Button variant="buy" onClick={() => add(order)}>
                {`Add ${counted(lines.length, 'line')} · ${formatMoney(subtotalOf(lines))}`}
              </Button>
            ) : (
              <p className="text-muted">No line to add yet.</p>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** At most this many rows are shown at once, because each takes time. Those below follow when rows are added. */
const maxRows = 200;

/** The lines that the button adds: rows that are shown, have a product and a quantity, and are not left out. */
const linesOf = (rows: readonly ChosenRow[], cart: Cart): Cart =>
  rows.slice(0, maxRows).flatMap((row) => (row.isLeftOut ? [] : (cartLineOf(row, cart) ?? [])));

/** The order that stays in the form when the others are added. Its text is empty if no row is left. */
function leftOf(order: ShownOrder, cart: Cart): ShownOrder {
  const rows = order.rows.filter(
    (row, index) => index >= maxRows || linesOf([row], cart).length === 0,
  );
  if (rows.length === 0) return { ...order, text: '', rows, others: [] };
  const linesLeft = new Set(rows.map(({ line }) => line));
  const done = order.rows.map(({ line }) => line).filter((line) => !linesLeft.has(line));
  return { ...order, text: orderWithout(order.text, new Set(done)), rows };
}

/** The text that was not understood, and the text around an order: greetings, addresses, signatures. Each with why, above the rows. */
const OtherLines = ({ others }: Pick<ShownOrder, 'others'>) => (
  <div className="rounded-control bg-highlight p-2">
    <p className="font-semibold">{`${counted(others.length, 'line')} without a tool`}</p>
    <ul className="text-small">
      {others.slice(0, maxOthers).map(({ line, text, reason }) => (
        <li
          key={line}
          className="wrap-anywhere"
        >{`${shortened(text.replace(/[:,\s]+$/, ''), 80)}: ${reason}`}</li>
      ))}
      {others.length > maxOthers && <li>{`And ${others.length - maxOthers} more.`}</li>}
    </ul>
  </div>
);

/** At most this many lines without a tool are listed. */
const maxOthers = 8;

const grouped = (count: number) => `${count}`.replace(/\B(?=(\d{3})+$)/g, ',');

/** The rows that were read. */
function resultText({ text, rows, notes, unread }: ShownOrder): string {
  if (text.trim() === '') return 'Type an item number or paste a cart link first.';
  const doubtful = rows.filter(({ doubt }) => doubt).length;
  const below = rows.length - maxRows;
  return [
    rows.length > 0 && `${counted(rows.length, 'line')} with a tool, ${doubtful} to check.`,
    ...notes,
    rows.length + notes.length === 0 && 'No tool is found in this text.',
    below > 0 && `${maxRows} are shown; ${grouped(below)} follow when these are added.`,
    unread > 0 && `At most ${grouped(maxLines)} lines are read; ${grouped(unread)} were not.`,
  ]
    .filter(Boolean)
    .join(' ');
}
