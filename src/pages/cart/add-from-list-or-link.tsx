import { useState } from 'react';
import { useCartStore } from '../../cart/cart-store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { laterPart } from '../../ui/later-part.tsx';

const OrderForm = laterPart((parts) => parts.OrderForm);

/**
 * A button that opens the form, for a row that wraps: the form is a row of its own. If lines are left in the form, it starts
 * open. The button is invisible until the app has started (src/ui/start-state.ts), because a click before that would be lost.
 */
export function AddFromListOrLink() {
  const { typedOrder } = useCartStore();
  const [isOpen, setOpen] = useState<boolean>();
  // The typed text is known after hydration.
  if (isOpen === undefined && typedOrder !== '') setOpen(true);
  return (
    <>
      <div className="not-in-data-[start=running]:not-in-data-[start=reloading]:invisible print:hidden">
        <Button variant="quiet" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen ?? false}>
          <Icon name="plus" className="size-6 max-sm:hidden" />
          Add from a list or link
        </Button>
      </div>
      {isOpen && <OrderForm />}
    </>
  );
}
