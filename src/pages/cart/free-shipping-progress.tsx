import { useShownCart } from '../../cart/cart-store.ts';
import { missingAmount, missingForFreeShipping, subtotalOf } from '../../cart/pricing.ts';
import { toCents } from '../../money/money.ts';
import { store } from '../../store.ts';
import { Icon } from '../../ui/icon.tsx';

/** Each browser engine has its own pseudo-elements for the parts of a progress bar. */
const partsClass =
  '[&::-moz-progress-bar]:bg-saving [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-saving';

/** How much is missing for free shipping, as a sentence and as a progress bar, or that nothing is. Both have one height. */
export function FreeShippingProgress() {
  const subtotal = subtotalOf(useShownCart().cart);
  const missing = missingAmount(subtotal);
  const threshold = toCents(store.freeShippingFrom);
  return (
    // It stays when the last line is removed, so that nothing moves.
    <div className="flex min-h-10 flex-col justify-center gap-2 print:hidden">
      <p className="flex gap-2 font-semibold text-saving">
        {!missing && <Icon name="check" className="size-6 stroke-3" />}
        <span>{missing ? `Add ${missing} more for free shipping!` : 'This order ships free'}</span>
      </p>
      {missing && (
        <progress
          className={`h-2 w-full appearance-none overflow-hidden rounded-2xl border-0 bg-line forced-color-adjust-none forced-colors:border ${partsClass}`}
          aria-label="Progress towards free shipping"
          max={Number(threshold)}
          value={Number(threshold - missingForFreeShipping(subtotal))}
        />
      )}
    </div>
  );
}
