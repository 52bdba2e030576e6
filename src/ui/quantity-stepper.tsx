import { Icon } from './icon';

type QuantityStepperProps = {
  /** What is counted, for the buttons' names. */
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
};

export function QuantityStepper({ name, quantity, onChange }: QuantityStepperProps) {
  return (
    <div className="flex items-center rounded-control border border-line">
      <button
        type="button"
        className="stepper"
        aria-label={`Decrease quantity of ${name}`}
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon name="minus" />
      </button>
      <span className="min-w-10 px-1 text-center tabular-nums">{quantity}</span>
      <button
        type="button"
        className="stepper"
        aria-label={`Increase quantity of ${name}`}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
