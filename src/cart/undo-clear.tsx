import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { focusHeading } from '../ui/focus-heading';
import { Icon } from '../ui/icon';
import { nameLines } from './announcement';
import { dispatchCart, useShownCart } from './cart-store';

/** Offers to restore a cleared cart. A single line offers it in its own place. */
export function UndoClear() {
  const { removedLines } = useShownCart();
  if (removedLines.length < 2) return null;

  function undo() {
    focusHeading({ preventScroll: true });
    dispatchCart({ type: 'restore', lines: removedLines });
  }

  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1 print:hidden">
      <p>{`Removed: ${nameLines(removedLines)}`}</p>
      <Button variant="quiet" onClick={undo}>
        <Icon name="return" />
        Undo
      </Button>
    </Card>
  );
}
