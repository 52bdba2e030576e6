import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react';
import {
  type CartLine,
  maxQuantity,
  maxQuantityText,
  quantityOf,
  withLines,
} from '../../cart/cart.ts';
import { dispatchCart, useShownCart } from '../../cart/cart-store.ts';
import { countItems, subtotalOf } from '../../cart/pricing.ts';
import { productsForSale } from '../../catalogue/catalogue.ts';
import { formatMoney } from '../../money/money.ts';
import { maxLines, orderWithout } from '../../orders/order-lines.ts';
import { type ReadOrder, readOrder } from '../../orders/read-order.ts';
import { counted } from '../../text/counted.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { type OrderChoice, OrderTable } from './order-table.tsx';

/** The order that is shown, with what the shopper has chosen in each of its rows. */
type Shown = {
  /** The text of the order. It is shown until the text changes. */
  readonly text: string;
  readonly order: ReadOrder;
  readonly choices: readonly OrderChoice[];
};

/** What was added last, with the form as it was before. */
type Added = {
  readonly lines: readonly CartLine[];
  readonly isCut: boolean;
  readonly before: Shown;
  readonly jobName: string;
};

const example = productsForSale[0]?.itemNumber;

/**
 * A field for an order, or for a cart link: iOS never opens a link in the installed app. What is read from it is shown below
 * it, and nothing is added until the shopper says so. Lines that were not added stay in it, even when the shopper visits other
 * pages.
 */
export function OrderForm() {
  const { cart, jobName, typedOrder } = useShownCart();
  const id = useId();
  const result = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState<Shown>();
  const [added, setAdded] = useState<Added>();
  const shown = read?.text === typedOrder ? read : undefined;

  const setText = (text: string) => dispatchCart({ type: 'setTypedOrder', typedOrder: text });

  function show(text: string) {
    const order = readOrder(text, cart);
    const choices = order.rows.map(({ choices: [product], quantity, doubt }) => ({
      product,
      quantity: Math.min(quantity, Math.max(maxQuantity - quantityOf(cart, product.id), 1)),
      isOrdered: doubt === undefined,
    }));
    setRead({ text, order, choices });
    setAdded(undefined);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    show(typedOrder);
  }

  function change({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) {
    setText(target.value);
    const isPasted = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste';
    if (isPasted) show(target.value);
  }

  function add(before: Shown) {
    const { order, choices, text } = before;
    const lines = linesOf(choices);
    const next = withLines(cart, lines);
    dispatchCart({ type: 'addLines', lines });
    const isJob = jobName === '' && lines.length > 0;
    if (isJob) dispatchCart({ type: 'setJobName', jobName: order.jobName });
    const isLeft = (_: unknown, index: number) => index >= maxRows || !choices[index]?.isOrdered;
    const left = order.rows.filter(isLeft);
    const numbersLeft = new Set(left.map(({ line }) => line));
    const done = order.rows.map(({ line }) => line).filter((line) => !numbersLeft.has(line));
    const rest = left.length > 0 ? orderWithout(text, new Set(done)) : '';
    setText(rest);
    setRead({
      text: rest,
      order: { ...order, rows: left, ...(left.length === 0 && { others: [] }) },
      choices: choices.filter(isLeft),
    });
    const ids = new Set(lines.map(({ productId }) => productId));
    const addedLines = [...ids].map((productId) => ({
      productId,
      quantity: quantityOf(next, productId) - quantityOf(cart, productId),
    }));
    const isCut = countItems(addedLines) !== countItems(lines);
    setAdded({ lines: addedLines, isCut, before, jobName: isJob ? order.jobName : '' });
    // The clicked button can disappear, so the focus needs another place.
    result.current?.focus();
  }

  function undo({ lines, before, jobName: addedName }: Added) {
    dispatchCart({ type: 'takeOut', lines });
    if (addedName !== '' && addedName === jobName)
      dispatchCart({ type: 'setJobName', jobName: '' });
    setText(before.text);
    setRead(before);
    setAdded(undefined);
    result.current?.focus();
  }

  return (
    <Section
      heading="Add from a list or link"
      className="order-last mr-2 min-w-0 basis-full print:hidden"
    >
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
        <Button
          variant={shown && shown.order.rows.length > 0 ? 'secondary' : 'primary'}
          type="submit"
        >
          Read the order
        </Button>
      </form>
      <div ref={result} tabIndex={-1} className="flex flex-wrap items-center gap-x-2 empty:hidden">
        <p id={`${id}-result`} role="status" className="font-semibold">
          {shown && resultText(shown, added)}
        </p>
        {shown && added && (
          <Button variant="quiet" onClick={() => undo(added)}>
            <Icon name="return" />
            Undo
          </Button>
        )}
      </div>
      {shown && shown.order.rows.length > 0 && (
        <>
          <OrderTable
            rows={shown.order.rows.slice(0, maxRows)}
            choices={shown.choices.slice(0, maxRows)}
            cart={cart}
            onChange={(choices) =>
              setRead({ ...shown, choices: [...choices, ...shown.choices.slice(maxRows)] })
            }
          />
          <AddButton choices={shown.choices} onAdd={() => add(shown)} />
        </>
      )}
      {shown && <OtherLines order={shown.order} />}
    </Section>
  );
}

/** At most this many rows are shown at once, because each takes time. Those below follow when rows are added. */
const maxRows = 200;

/** Of the rows that are shown. */
const linesOf = (choices: readonly OrderChoice[]): CartLine[] =>
  choices
    .slice(0, maxRows)
    .filter(({ isOrdered }) => isOrdered)
    .map(({ product, quantity }) => ({ productId: product.id, quantity }));

type AddButtonProps = { choices: readonly OrderChoice[]; onAdd: () => void };

function AddButton({ choices, onAdd }: AddButtonProps) {
  const lines = linesOf(choices);
  return (
    <div className="flex min-h-target-primary items-center">
      {lines.length > 0 ? (
        <Button variant="buy" onClick={onAdd}>
          {`Add ${counted(lines.length, 'line')}, ${formatMoney(subtotalOf(lines))}`}
        </Button>
      ) : (
        <p className="text-muted">Tick the lines that you order.</p>
      )}
    </div>
  );
}

/** What surrounds an order: greetings, addresses, signatures. */
function OtherLines({ order: { others, rows } }: { order: ReadOrder }) {
  if (others.length === 0) return null;
  return (
    <details open={rows.length === 0 && others.length <= 3}>
      <summary className="min-h-target w-fit cursor-pointer content-center">
        {`${counted(others.length, 'line')} without a tool`}
      </summary>
      <ul className="text-small text-muted wrap-anywhere">
        {others.slice(0, maxShown).map(({ number, text }) => (
          <li key={number}>{`${number}: ${excerpt(text.trim())}`}</li>
        ))}
        {others.length > maxShown && <li>{`And ${others.length - maxShown} more.`}</li>}
      </ul>
    </details>
  );
}

/** At most this many lines without a tool are listed. */
const maxShown = 20;

const grouped = (count: number) => `${count}`.replace(/\B(?=(\d{3})+$)/g, ',');

const excerpt = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

function resultText({ text, order, choices }: Shown, added: Added | undefined): string {
  const { rows, notes, unread } = order;
  const left = rows.filter(({ doubt }) => doubt).length;
  if (added) {
    return [
      `Added ${countItems(added.lines)}.`,
      ...(added.isCut ? [maxQuantityText] : []),
      ...(rows.length > 0 ? [`${counted(rows.length, 'line')} left.`] : []),
    ].join(' ');
  }
  const below = rows.length - maxRows;
  const more = [
    ...(below > 0 ? [`${maxRows} are shown; ${grouped(below)} follow when these are added.`] : []),
    ...(unread > 0
      ? [`At most ${grouped(maxLines)} lines are read; ${grouped(unread)} were not.`]
      : []),
  ];
  if (choices.length > 0) {
    const read = `${counted(rows.length, 'line')} with a tool, ${left} to check.`;
    return [read, ...notes, ...more].join(' ');
  }
  if (text.trim() === '') return 'Type an item number or paste a cart link first.';
  return [...(notes.length > 0 ? notes : ['No tool is found in this text.']), ...more].join(' ');
}
