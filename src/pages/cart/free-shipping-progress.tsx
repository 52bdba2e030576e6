import type { Cart } from '../../cart/cart.ts';
import { missingAmount, missingForFreeShipping, subtotalOf } from '../../cart/pricing.ts';
import { toCents } from '../../money/money.ts';
import { store } from '../../store.ts';
import { Card } from '../../ui/card.tsx';

/** Each browser engine has its own pseudo-elements for the parts of a progress bar. */
const partsClass =
  '[&::-moz-progress-bar]:bg-saving [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-saving';

/** How much is missing for free shipping, as a sentence and as a progress bar. */
export function FreeShippingProgress({ cart }: { cart: Cart }) {
  const subtotal = subtotalOf(cart);
  const missing = missingAmount(subtotal);
  const threshold = toCents(store.freeShippingFrom);
  return (
    // It stays when the last line is removed, so that nothing moves.
    <Card className="flex flex-col gap-2 p-4 print:hidden">
      <p className="font-semibold text-saving">
        {missing ? `Add ${missing} more for free shipping!` : 'This order ships free.'}
      </p>
      <progress
        className={`h-2 w-full appearance-none overflow-hidden rounded-2xl border-0 bg-line forced-color-adjust-none forced-colors:border ${partsClass}`}
        aria-label="Progress towards free shipping"
        max={Number(threshold)}
        value={Number(threshold - missingForFreeShipping(subtotal))}
      />
    </Card>
  );
}
