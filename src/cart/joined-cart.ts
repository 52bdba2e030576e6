// One cart out of the carts of two tabs.
import { type CartLine, maxQuantity, quantityOf } from './cart.ts';

/** What tabs tell each other about the cart. */
export type TabCart = {
  /** Also lines whose products only another version of the store knows. */
  readonly lines: readonly CartLine[];
  readonly jobName: string;
};

type Joining = {
  /** Whether the other cart contains all changes of this one, and so replaces it. */
  readonly isNewer: boolean;
  /** The lines of this cart that a shared cart link has added, and that the other cart does not contain. They add up. */
  readonly linkLines: readonly CartLine[];
};

/**
 * The cart after this tab has heard of another tab's. Of two carts with changes of their own each product keeps its larger
 * quantity, so nothing is lost. Both tabs get the same result. A quantity is cut at the maximum.
 */
export function joinedCart(
  mine: TabCart,
  theirs: TabCart,
  { isNewer, linkLines }: Joining,
): TabCart {
  const [first, second] = isNewer || keyOf(theirs) < keyOf(mine) ? [theirs, mine] : [mine, theirs];
  const ids = new Set([...first.lines, ...second.lines].map(({ productId }) => productId));
  const lines = [...ids].map((productId) => {
    const own = quantityOf(mine.lines, productId);
    const added = Math.min(quantityOf(linkLines, productId), own);
    const other = quantityOf(theirs.lines, productId);
    const kept = isNewer ? other : Math.max(other, own - added);
    return { productId, quantity: Math.min(kept + added, maxQuantity) };
  });
  const isNameReplaced = isNewer && (linkLines.length === 0 || mine.jobName === '');
  // An empty name comes first.
  const [, lastName = ''] = [mine.jobName, theirs.jobName].toSorted();
  return {
    lines: lines.filter(({ quantity }) => quantity > 0),
    jobName: isNameReplaced ? theirs.jobName : isNewer ? mine.jobName : lastName,
  };
}

/** Whether two carts have the same quantities, in any order, and the same job name. */
export const isSameCart = (one: TabCart, other: TabCart): boolean =>
  one.jobName === other.jobName &&
  one.lines.length === other.lines.length &&
  one.lines.every(({ productId, quantity }) => quantityOf(other.lines, productId) === quantity);

/** Puts two carts in an order on which both tabs agree. */
const keyOf = ({ lines }: TabCart) => JSON.stringify(lines);
