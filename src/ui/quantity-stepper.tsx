import { useRef } from 'react';
import { IconButton } from './icon-button';

type QuantityStepperProps = {
  /** What is counted, for the names of the buttons. */
  name: string;
  /** From 1 to `max`. */
  quantity: number;
  max: number;
  onChange: (quantity: number) => void;
};

export function QuantityStepper({ name, quantity, max, onChange }: QuantityStepperProps) {
  const minus = useRef<HTMLButtonElement>(null);
  const plus = useRef<HTMLButtonElement>(null);

  function change(next: number) {
    // At the limits the focused button is disabled, which would move the focus to <body>.
    if (next === 1) plus.current?.focus();
    if (next === max) minus.current?.focus();
    onChange(next);
  }

  return (
    <div className="flex items-center rounded-control border border-line">
      <IconButton
        ref={minus}
        icon="minus"
        label={`Decrease quantity of ${name}`}
        isDisabled={quantity <= 1}
        onClick={() => change(quantity - 1)}
      />
      <span className="min-w-10 px-1 text-center tabular-nums">{quantity}</span>
      <IconButton
        ref={plus}
        icon="plus"
        label={`Increase quantity of ${name}`}
        isDisabled={quantity >= max}
        onClick={() => change(quantity + 1)}
      />
    </div>
  );
}
