import { useState } from 'react';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { useIsHydrated } from '../ui/is-hydrated';
import { ItemNumberForm } from './item-number-form';

/**
 * A button that shows the form. Once it has been shown, the form keeps what is typed while it is hidden. The prerendered
 * page leaves the space of the button empty: before hydration a click would be lost.
 */
export function AddByItemNumber() {
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <section aria-label="Add by item number" className="flex min-h-12 flex-col gap-2 print:hidden">
      {isHydrated && (
        <div className="-ml-2">
          <Button variant="quiet" onClick={() => setOpen(!isOpen)} isExpanded={isOpen === true}>
            <Icon name="plus" />
            Add by item number
          </Button>
        </div>
      )}
      {isOpen !== undefined && (
        <div hidden={!isOpen}>
          <ItemNumberForm />
        </div>
      )}
    </section>
  );
}
