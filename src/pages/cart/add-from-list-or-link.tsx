import { type FormEvent, useId, useState } from 'react';
import { dispatchCart, useShownCart } from '../../cart/cart-store.ts';
import { productsForSale } from '../../catalogue/catalogue.ts';
import { readOrder, type TypedOrder } from '../../orders/read-order.ts';
import { counted } from '../../text/counted.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';

/**
 * A button that opens the form, for a row that wraps: the form is a row of its own. If lines are left in the form, it starts
 * open. The button is invisible until the app has started (src/start/start-state.ts), because a click before that would be lost.
 */
export function AddFromListOrLink() {
  const { typedOrder } = useShownCart();
  const [isOpen, setOpen] = useState(typedOrder !== '');
  return (
    <section aria-label="Add from a list or link" className="contents print:hidden">
      <div className="in-[:root:not([data-start=running],[data-start=reloading])]:invisible">
        <Button variant="quiet" onClick={() => setOpen(!isOpen)} isExpanded={isOpen}>
          <Icon name="plus" className="size-6 max-sm:hidden" />
          Add from a list or link
        </Button>
      </div>
      {isOpen && <ListForm />}
    </section>
  );
}

type Result = Pick<TypedOrder, 'lines' | 'added' | 'problems' | 'notes'>;

const example = productsForSale[0]?.itemNumber;

/**
 * A field for lines with item numbers, or for a cart link: iOS never opens a link in the installed app. Lines that were not
 * added stay in it, even when the shopper visits other pages.
 */
function ListForm() {
  const { cart, jobName, typedOrder } = useShownCart();
  const id = useId();
  const [result, setResult] = useState<Result>();

  const setText = (text: string) => dispatchCart({ type: 'setTypedOrder', typedOrder: text });

  function add(event: FormEvent) {
    event.preventDefault();
    const order = readOrder(typedOrder, cart);
    dispatchCart({ type: 'addLines', lines: order.lines });
    if (jobName === '') dispatchCart({ type: 'setJobName', jobName: order.jobName });
    // If nothing was added, the text stays as it is, including the links and sums that `readOrder` skips.
    if (order.added > 0) setText(order.problems.map(({ text }) => text).join('\n'));
    setResult(order);
  }

  return (
    <form onSubmit={add} className="order-last flex w-full flex-col items-start gap-2">
      <label htmlFor={id}>Item numbers with quantities, one product a line, or a cart link</label>
      <TextArea
        id={id}
        rows={4}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby={`${id}-result`}
        className="w-full p-2"
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

/** The lines that seem to be about products, then the others, folded: greeting, address, signature. */
function AddResult(result: Result) {
  const ofProducts = result.problems.filter(({ isProduct }) => isProduct);
  const others = result.problems.filter(({ isProduct }) => !isProduct);
  const isFolded = others.length > 0 && result.added + ofProducts.length > 0;
  return (
    <>
      <p className="font-semibold">{resultText(result)}</p>
      <Problems problems={isFolded ? ofProducts : [...ofProducts, ...others]} />
      {isFolded && (
        <details>
          <summary className="min-h-target cursor-pointer content-center">{`${counted(others.length, 'line')} without a product`}</summary>
          <Problems problems={others} />
        </details>
      )}
    </>
  );
}

const Problems = ({ problems }: Pick<Result, 'problems'>) =>
  problems.length > 0 && (
    <ul className="text-small wrap-anywhere">
      {problems.slice(0, maxShown).map(({ number, text, problem }) => (
        <li key={number}>{`Line ${number}, “${excerpt(text.trim())}”: ${problem}`}</li>
      ))}
      {problems.length > maxShown && <li>{`And ${problems.length - maxShown} more.`}</li>}
    </ul>
  );

/** The form lists at most this many problems. */
const maxShown = 20;

const excerpt = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

function resultText({ lines, added, problems, notes }: Result): string {
  const left = problems.length;
  const texts = [...notes];
  if (added > 0 && problems.some(({ isProduct }) => !isProduct)) {
    const others = counted(left, 'other', 'others');
    texts.push(`${counted(lines.length, 'line')} added, ${others} left in the field.`);
  } else if (left > 0) {
    const are = left === 1 ? 'was not added and stays' : 'were not added and stay';
    texts.push(`${counted(left, 'line')} ${are} in the field.`);
  }
  if (added === 0 && texts.length === 0) return 'Type an item number or paste a cart link first.';
  return [`Added ${counted(added, 'item')}.`, ...texts].join(' ');
}
