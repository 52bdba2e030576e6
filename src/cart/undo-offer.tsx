import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { nameLines } from './announcement';
import { useCart } from './cart-provider';

/** Puts back what was last taken out of the cart. The change itself was announced when it was made. */
export function UndoOffer() {
  const { gone, dispatch } = useCart();
  if (gone.length === 0) return null;

  function undo() {
    // The button goes; the focus goes to the page's heading, not to nowhere.
    document.querySelector('h1')?.focus();
    dispatch({ type: 'restore', lines: gone });
  }

  return (
    <div className="card screen-only flex flex-wrap items-center justify-between gap-x-4 px-4 py-1">
      <p>{`Removed: ${nameLines(gone)}`}</p>
      <Button variant="quiet" onClick={undo}>
        <Icon name="return" />
        Undo
      </Button>
    </div>
  );
}
