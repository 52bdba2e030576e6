import { useRef } from 'react';
import { IconButton } from './icon-button';

type QuantityStepperProps = {
  /** What is counted, for the names of the buttons. */
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
};

export function QuantityStepper({ name, quantity, onChange }: QuantityStepperProps) {
  const plus = useRef<HTMLButtonElement>(null);

  function decrease() {
    // At 1 the focused button is disabled, which would move the focus to <body>.
    if (quantity === 2) plus.current?.focus();
    onChange(quantity - 1);
  }

  return (
    <div className="flex items-center rounded-control border border-line">
      <IconButton
        icon="minus"
        label={`Decrease quantity of ${name}`}
        isDisabled={quantity <= 1}
        onClick={decrease}
      />
      <span className="min-w-10 px-1 text-center tabular-nums">{quantity}</span>
      <IconButton
        ref={plus}
        icon="plus"
        label={`Increase quantity of ${name}`}
        onClick={() => onChange(quantity + 1)}
      />
    </div>
  );
}
