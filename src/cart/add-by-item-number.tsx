import { useState } from 'react';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { useCartParts } from './on-demand';

/** A button that shows the form. Once it has been shown, the form keeps what is typed while it is hidden. */
export function AddByItemNumber() {
  const { parts } = useCartParts();
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <section aria-label="Add by item number" className="flex flex-col gap-2 print:hidden">
      <div className="-ml-2">
        <Button variant="quiet" onClick={() => setOpen(!isOpen)} isExpanded={isOpen === true}>
          <Icon name="plus" />
          Add by item number
        </Button>
      </div>
      {isOpen !== undefined && <div hidden={!isOpen}>{parts && <parts.ItemNumberForm />}</div>}
    </section>
  );
}
