import { useState } from 'react';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { useIsHydrated } from '../ui/is-hydrated';
import { usePageCart } from './cart-provider';
import { ItemNumberForm } from './item-number-form';

/**
 * A button that shows the form, which is open at once if lines have stayed in it. The prerendered page leaves the space of the
 * button empty, because a click before hydration would be lost.
 */
export function AddByItemNumber() {
  const isHydrated = useIsHydrated();
  const { typedOrder } = usePageCart();
  const [isOpen, setOpen] = useState(typedOrder !== '');
  return (
    <section aria-label="Add by item number" className="flex min-h-12 flex-col gap-2 print:hidden">
      {isHydrated && (
        <div className="-ml-2">
          <Button variant="quiet" onClick={() => setOpen(!isOpen)} isExpanded={isOpen}>
            <Icon name="plus" />
            Add by item number
          </Button>
        </div>
      )}
      {isOpen && <ItemNumberForm />}
    </section>
  );
}
