// Says which of the carts of two tabs came later, and joins them if each has changes that the other lacks.
import { type Cart, maxQuantity, quantityOf } from './cart.ts';
import type { LineWithFacts } from './changed-facts.ts';

/**
 * The number of changes by tab. Each tab counts its own; one that is absent has made none.
 * https://en.wikipedia.org/wiki/Version_vector
 */
export type VersionVector = Readonly<Record<string, number>>;

/** The state of the cart page that is saved with the cart. Other releases of the store also read these names. */
export type CartPageState = {
  /** Whether *Order by phone* is open. */
  readonly isOrdering?: boolean;
  /** The lines that have been read out there, as in a shared cart, so that a line with another quantity is a new one. */
  readonly read?: readonly string[];
  /** The open way to send the cart. */
  readonly shown?: 'link' | 'text' | undefined;
};

/** The message between tabs about the cart. The history entry of a hidden page saves it too, and has the last two fields. */
export type TabCart = {
  /** Also lines whose products only another version of the store sells. */
  readonly lines: readonly LineWithFacts[];
  readonly jobName: string;
  /** The changes that it contains. Other releases of the store also read this name. */
  readonly version: VersionVector;
  readonly typedOrder?: string;
  readonly kept?: CartPageState;
};

/** Whether a cart has changes that the other does not have. */
export const hasMore = ({ version }: TabCart, other: TabCart): boolean =>
  Object.entries(version).some(([tab, count]) => count > (other.version[tab] ?? 0));

/**
 * Each product keeps its larger quantity, so nothing is lost, and of two job names the one that sorts last stays. Both tabs get the
 * same result. `linkLines` are the lines of this cart that shared cart links have added and that the other cart does not contain:
 * they add up, and follow its lines. A quantity is cut at the maximum.
 */
export function joinedCart(mine: TabCart, theirs: TabCart, linkLines: Cart): TabCart {
  // Both tabs agree on the order of two texts.
  const isLess = JSON.stringify(mine.lines) < JSON.stringify(theirs.lines);
  const [first, second] = isLess && linkLines.length === 0 ? [mine, theirs] : [theirs, mine];
  const ids = new Set([...first.lines, ...second.lines].map(({ productId }) => productId));
  const lines = [...ids].map((productId) => {
    const own = quantityOf(mine.lines, productId);
    const added = Math.min(quantityOf(linkLines, productId), own);
    const kept = Math.max(quantityOf(theirs.lines, productId), own - added);
    const line = theirs.lines.find((each) => each.productId === productId);
    return { ...line, productId, quantity: Math.min(kept + added, maxQuantity) };
  });
  // An empty name comes first.
  const [, jobName = ''] = [mine.jobName, theirs.jobName].toSorted();
  const tabs = Object.keys({ ...mine.version, ...theirs.version });
  const version = Object.fromEntries(
    tabs.map((tab) => [tab, Math.max(mine.version[tab] ?? 0, theirs.version[tab] ?? 0)]),
  );
  return { lines, jobName, version };
}

/** Whether two carts have the same quantities, in any order, and the same job name. */
export const isSameCart = (one: TabCart, other: TabCart): boolean =>
  one.jobName === other.jobName &&
  one.lines.length === other.lines.length &&
  one.lines.every(({ productId, quantity }) => quantityOf(other.lines, productId) === quantity);

/** Whether a value from another document, which may be of another version of the store, is a cart. */
export function isTabCart(value: unknown): value is TabCart {
  const { lines, jobName, version } = Object(value);
  return (
    typeof jobName === 'string' &&
    typeof version === 'object' &&
    version !== null &&
    Object.values(version).every(Number.isInteger) &&
    Array.isArray(lines) &&
    lines.every((line) => typeof line?.productId === 'string' && Number.isInteger(line.quantity))
  );
}
