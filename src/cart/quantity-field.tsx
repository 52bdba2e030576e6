import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { queryParameters } from '../paths.ts';
import { fold } from '../text/fold.ts';
import { IconButton } from '../ui/button.tsx';

/** The edge is outside of the height of the buttons. */
const edgeClass = '-my-px rounded-control border border-line';

/** Out of the layout, so that nothing moves under the pointer. */
const aboveFieldClass = 'pointer-events-none absolute right-0 bottom-full z-10 mb-1';

const messageClass =
  'w-max max-w-64 rounded-control border border-edge bg-surface px-2 py-1 text-small shadow-overlay';

type QuantityFieldProps = {
  /** Part of the accessible names of the controls: the name of the product. */
  name: string;
  /** From 1 to `max`, or 0 for none yet, which is shown empty. */
  quantity: number;
  max: number;
  onChange: (quantity: number) => void;
  /** Called when 0 is typed, with the element that gets the focus, if any. Without it, 0 is invalid. */
  onRemove?: (focused: EventTarget | null) => void;
  /** The id of the form that it is part of, as the number to add to the cart. */
  formId?: string | undefined;
};

/** The number in a text, in the digits of any keyboard. Undefined if it is not a whole number from 1 to `max`. */
export function wholeNumber(text: string, max: number): number | undefined {
  const folded = fold(text);
  const number = /^\d+$/.test(folded) ? Number(folded) : 0;
  return number >= 1 && number <= max ? number : undefined;
}

/** A whole number, typed or changed by the buttons beside it. Invalid text restores the last number. */
export function QuantityField(props: QuantityFieldProps) {
  const { name, quantity, max, onChange, onRemove, formId } = props;
  const messageId = useId();
  const minus = useRef<HTMLButtonElement>(null);
  const plus = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** The typed text, until it is committed. */
  const [draft, setDraft] = useState<string>();
  /** The quantity at which invalid text was committed, until anything is typed or the quantity changes. */
  const [invalidAt, setInvalidAt] = useState<number>();
  const isInvalid = invalidAt === quantity;
  if (invalidAt !== undefined && !isInvalid) setInvalidAt(undefined);
  const typed = wholeNumber(draft ?? '', max);
  /** The quantity that the buttons change. A valid draft counts: in Safari on iOS a tap on a button does not blur the field and commit it. */
  const shown = typed ?? quantity;

  // The text typed before hydration.
  useEffect(() => {
    const text = field.current?.value;
    if (text !== field.current?.defaultValue) setDraft(text);
  }, []);

  function change(text: string | undefined) {
    setDraft(text);
    setInvalidAt(undefined);
  }

  function commit(focused: EventTarget | null = null) {
    if (draft === undefined) return;
    setDraft(undefined);
    if (typed !== undefined) onChange(typed);
    else if (/^0+$/.test(fold(draft)) && onRemove) onRemove(focused);
    else setInvalidAt(quantity);
  }

  function step(next: number) {
    // At a limit the clicked button gets disabled, and the browser would move the focus to <body>.
    if (next === 1) plus.current?.focus();
    if (next === max) minus.current?.focus();
    change(undefined);
    onChange(next);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    }
    if (event.key === 'Escape') change(undefined);
  }

  return (
    <div
      className={`relative flex w-fit min-w-0 max-w-full items-center print:hidden ${edgeClass}`}
    >
      <IconButton
        ref={minus}
        icon="minus"
        aria-label={`Decrease quantity of ${name}`}
        disabled={shown <= 1}
        onClick={() => step(shown - 1)}
      />
      <input
        ref={field}
        type="text"
        name={formId && queryParameters.quantity}
        form={formId}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        className="min-h-target-primary w-[3.5ch] min-w-[48px] bg-transparent text-center"
        aria-label={`Quantity of ${name}`}
        aria-describedby={messageId}
        aria-invalid={isInvalid}
        value={draft ?? (quantity || '')}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => change(event.target.value)}
        onBlur={(event) => commit(event.relatedTarget)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        ref={plus}
        icon="plus"
        aria-label={`Increase quantity of ${name}`}
        disabled={shown >= max}
        onClick={() => step(shown + 1)}
      />
      <p
        id={messageId}
        aria-live="polite"
        className={isInvalid ? `${aboveFieldClass} ${messageClass}` : ''}
      >
        {isInvalid && `Enter a whole number from 1 to ${max}.`}
      </p>
    </div>
  );
}
