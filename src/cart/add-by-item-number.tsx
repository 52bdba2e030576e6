import { type FormEvent, useId, useState } from 'react';
import { productsForSale } from '../catalogue/catalogue';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { dispatchCart, useShownCart } from './cart-store';
import { itemCount } from './pricing';
import { parseTypedOrder, type TypedProblem } from './typed-order';

/**
 * A button that opens the form. If lines are left in the form, it starts open. The button is invisible until the app has
 * started (main.tsx then removes `#start-notice`), because a click before hydration would be lost.
 */
export function AddByItemNumber() {
  const { typedOrder } = useShownCart();
  const [isOpen, setOpen] = useState(typedOrder !== '');
  return (
    <section aria-label="Add by item number" className="flex flex-col gap-2 print:hidden">
      <div className="-ml-2 [body:has(#start-notice)_&]:invisible">
        <Button variant="quiet" onClick={() => setOpen(!isOpen)} isExpanded={isOpen}>
          <Icon name="plus" />
          Add by item number
        </Button>
      </div>
      {isOpen && <ItemNumberForm />}
    </section>
  );
}

type Result = { readonly added: number; readonly problems: readonly TypedProblem[] };

const example = productsForSale[0]?.itemNumber;

/** A field for lines with item numbers. Lines that were not added stay in it, even when the shopper visits other pages. */
function ItemNumberForm() {
  const { cart, typedOrder } = useShownCart();
  const id = useId();
  const [result, setResult] = useState<Result>();

  const setText = (text: string) => dispatchCart({ type: 'setTypedOrder', typedOrder: text });

  function add(event: FormEvent) {
    event.preventDefault();
    const { lines, problems } = parseTypedOrder(typedOrder, cart);
    dispatchCart({ type: 'addLines', lines });
    // If nothing was added, the text stays as it is, including the links and sums that `parseTypedOrder` skips.
    if (lines.length > 0) setText(problems.map((problem) => problem.text).join('\n'));
    setResult({ added: itemCount(lines), problems });
  }

  return (
    <form onSubmit={add} className="flex max-w-2xl flex-col items-start gap-2">
      <label htmlFor={id}>Item numbers with quantities, one product a line</label>
      <textarea
        id={id}
        rows={4}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby={`${id}-result`}
        className="w-full rounded-control border border-edge bg-surface p-2"
        value={typedOrder}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="text-small text-muted">
        {`For example ${example} 2, or 2 x ${example}; also pasted from a spreadsheet or from an order.`}
      </p>
      <Button variant="primary" isSubmit>
        Add to Cart
      </Button>
      <div id={`${id}-result`} role="status" className="flex flex-col gap-1">
        {result && <AddResult {...result} />}
      </div>
    </form>
  );
}

function AddResult({ added, problems }: Result) {
  return (
    <>
      <p className="font-semibold">{resultText(added, problems.length)}</p>
      {problems.length > 0 && (
        <ul className="text-small wrap-anywhere">
          {problems.slice(0, maxShown).map(({ number, text, problem }) => (
            <li key={number}>{`Line ${number}, “${excerpt(text.trim())}”: ${problem}`}</li>
          ))}
          {problems.length > maxShown && <li>{`And ${problems.length - maxShown} more.`}</li>}
        </ul>
      )}
    </>
  );
}

/** The form lists at most this many problems. */
const maxShown = 20;

const excerpt = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

function resultText(added: number, left: number): string {
  if (added === 0 && left === 0) return 'Type an item number first.';
  const sum = added === 1 ? 'Added 1 item.' : `Added ${added} items.`;
  if (left === 0) return sum;
  return `${sum} ${left === 1 ? '1 line was' : `${left} lines were`} not added and stay${left === 1 ? 's' : ''} in the field.`;
}
