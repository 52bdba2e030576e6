import { useState } from 'react';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { useShownCart } from './cart-store';
import { ItemNumberForm } from './item-number-form';

/**
 * A button that shows the form, which is open at once if lines have stayed in it. The button is invisible until the app has
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
