import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { focusHeading } from '../ui/focus-heading';
import { Icon } from '../ui/icon';
import { nameLines } from './announcement';
import { useCart } from './cart-provider';

/** Offers to restore the lines that were removed last. */
export function UndoNotice() {
  const { removedLines, dispatch } = useCart();
  if (removedLines.length === 0) return null;

  function undo() {
    focusHeading();
    dispatch({ type: 'restore', lines: removedLines });
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
