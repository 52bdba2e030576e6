// The cart, the last change to announce, and what can be undone. `actions` has everything that can happen to them.
import { findProduct } from '../catalogue/catalogue.ts';
import {
  type Cart,
  emptyCart,
  isSold,
  maxQuantity,
  maxQuantityText,
  quantityOf,
  type RemovedLine,
  removedLinesOf,
  withLines,
  withQuantity,
  withRestored,
} from './cart.ts';
import { changedFacts, type EarlierLines, earlierFactsOf, withFacts } from './changed-facts.ts';
import { type CartPageState, isSameCart, type TabCart, type VersionVector } from './joined-cart.ts';
import { countItems, itemCount } from './pricing.ts';
import { leftOutNote, type SharedCart } from './shared-cart.ts';

export const initialCartState = {
  cart: emptyCart,
  /** Lines whose products this version of the store does not sell. They are kept for tabs with another version. */
  aside: emptyCart,
  /** The names and prices under which a saved cart or another tab has brought lines: changed-facts.ts. */
  earlier: new Map() as EarlierLines,
  /** The lines of the shared cart link that was opened last: cart-between-tabs.ts. */
  linkLines: emptyCart,
  /** The changes that the cart contains: cart-between-tabs.ts. */
  changes: {} as VersionVector,
  /** The name of the job that the cart is for: empty until the shopper types one. */
  jobName: '',
  /** The name that the last change cleared with the cart, which undo restores. */
  removedJobName: '',
  /** The text in Add from a list or link that is not yet added to the cart. */
  typedOrder: '',
  /** Other state of the cart page. It outlives the page, but not the last line of the cart. */
  pageState: {} as CartPageState,
  /** The announcement of the last change, for the live region. */
  announcement: '',
  /** The lines that the last change removed, which undo restores. */
  removedLines: [] as readonly RemovedLine[],
  /** The parts of the shared cart link opened last that could not be added. */
  sharedCartNote: '',
};

export type CartState = Readonly<typeof initialCartState>;

type Actions = {
  /** Adds one, or the quantity, up to the maximum. */
  add: { readonly productId: string; readonly quantity?: number };
  remove: { readonly productId: string };
  setQuantity: { readonly productId: string; readonly quantity: number };
  clear: object;
  addLines: { readonly lines: Cart };
  /** Takes out what `addLines` has added. */
  takeOut: { readonly lines: Cart };
  restore: { readonly lines: readonly RemovedLine[] };
  setJobName: { readonly jobName: string };
  openSharedCart: { readonly shared: SharedCart };
  openSavedCart: { readonly saved: TabCart };
  /** `isEarlier`: of a tab that was opened before this one, and so has the same version of the store or an earlier one. */
  receiveCart: { readonly cart: TabCart; readonly isEarlier: boolean };
};

export type CartAction<Type extends keyof Actions = keyof Actions> = {
  [Each in Type]: { readonly type: Each } & Actions[Each];
}[Type];

/** The parts of the state that an action changes. If it has a cart, it also has the announcement. */
type Change = Partial<CartState> &
  (Pick<CartState, 'cart' | 'announcement'> | { readonly cart?: never });

const actions: { [Type in keyof Actions]: (state: CartState, action: Actions[Type]) => Change } = {
  add(state, { productId, quantity = 1 }) {
    const cart = withLines(state.cart, [{ productId, quantity }]);
    const isAtMaximum = cart === state.cart && quantityOf(cart, productId) === maxQuantity;
    if (isAtMaximum) return { announcement: maxQuantityText };
    return { cart, announcement: `Added to cart: ${nameOf(productId)}. ${inCart(cart)}` };
  },
  remove: (state, { productId }) => actions.setQuantity(state, { productId, quantity: 0 }),
  setQuantity(state, { productId, quantity }) {
    const cart = withQuantity(state.cart, productId, quantity);
    const name = nameOf(productId);
    const what = quantity > 0 ? `Quantity of ${name}: ${quantity}` : `Removed from cart: ${name}`;
    return { cart, announcement: `${what}. ${inCart(cart)}` };
  },
  clear: ({ cart, jobName }) => ({
    cart: cart.length === 0 ? cart : emptyCart,
    announcement: 'Cart cleared',
    earlier: new Map(),
    jobName: '',
    removedJobName: jobName,
  }),
  addLines(state, { lines }) {
    const cart = withLines(state.cart, lines);
    return { cart, announcement: `Added to cart. ${inCart(cart)}` };
  },
  takeOut(state, { lines }) {
    const negative = lines.map((line) => ({ ...line, quantity: -line.quantity }));
    const cart = withLines(state.cart, negative);
    // The shopper undoes an order, so there is nothing more to undo.
    return { cart, announcement: `Taken out again. ${inCart(cart)}`, removedLines: [] };
  },
  restore(state, { lines }) {
    const cart = withRestored(state.cart, lines);
    const announcement = `Back in cart: ${nameLines(lines)}. ${inCart(cart)}`;
    // The shopper may have typed another name.
    return { cart, announcement, jobName: state.jobName || state.removedJobName };
  },
  // `encodeURIComponent` throws on a lone surrogate.
  setJobName: (_, { jobName }) => ({ jobName: jobName.toWellFormed() }),
  openSharedCart(state, { shared }) {
    const cart = withLines(state.cart, shared.lines);
    const isCut = itemCount(cart) < itemCount(state.cart) + itemCount(shared.lines);
    const sharedCartNote = `${leftOutNote(shared)} ${isCut ? maxQuantityText : ''}`.trim();
    const opened = {
      sharedCartNote,
      jobName: shared.jobName || state.jobName,
      linkLines: withLines(emptyCart, shared.lines),
    };
    if (cart === state.cart) return { ...opened, announcement: sharedCartNote };
    const announcement = `Added to cart from the link. ${inCart(cart)} ${sharedCartNote}`.trim();
    return { ...opened, cart, announcement };
  },
  /** The shopper has not added these lines now, so only what has changed about them is announced. */
  openSavedCart(state, { saved }) {
    const { typedOrder = '', kept: pageState = {} } = saved;
    return { ...cartOfTab(state, saved, true), typedOrder, pageState };
  },
  receiveCart: (state, { cart, isEarlier }) => cartOfTab(state, cart, isEarlier),
};

/** The state after an action. The same object if its lines are those of before: then nothing is announced, either. */
export function cartReducer<Type extends keyof Actions>(
  state: CartState,
  action: CartAction<Type>,
): CartState {
  const change: Change = actions[action.type](state, action);
  if (!change.cart) return { ...state, ...change };
  if (change.cart === state.cart) return state;
  const removedLines = removedLinesOf(state.cart, change.cart);
  const pageState = change.cart.length > 0 ? state.pageState : {};
  // Reset by every change of the lines, unless the action sets them.
  return { ...state, removedLines, removedJobName: '', sharedCartNote: '', pageState, ...change };
}

/** The cart as other tabs know it, with the lines that this version does not sell. */
export const tabCart = ({ cart, aside, earlier, jobName, changes }: CartState): TabCart => ({
  lines: [...cart, ...aside].map((line) => withFacts(line, earlier)),
  jobName,
  version: changes,
});

/** The changes that the store has made to the lines of a saved cart or another tab. */
export const changesSince = ({ cart, aside, earlier }: CartState): string[] =>
  changedFacts(cart, aside, earlier);

/**
 * The shopper has acted in another tab, so only what is different here is announced. Undo belongs to the tab that has removed lines.
 */
function cartOfTab(state: CartState, received: TabCart, isEarlier: boolean): Change {
  const mine = tabCart(state);
  if (isSameCart(received, mine)) return { changes: received.version };
  const lines = received.lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const next = {
    ...state,
    cart: lines.filter(({ productId }) => isSold(productId)),
    aside: lines.filter(({ productId }) => !isSold(productId)),
    earlier: new Map(
      received.lines.map((line) => {
        const { productId } = line;
        if (quantityOf(mine.lines, productId) > 0) return [productId, state.earlier.get(productId)];
        const facts = earlierFactsOf(line);
        // A price of a later version is not one that was.
        return [productId, isEarlier ? facts : { ...facts, price: undefined }];
      }),
    ),
    jobName: received.jobName,
    changes: received.version,
    removedLines: [],
  };
  const said = changesSince(state);
  const news = changesSince(next).filter((change) => !said.includes(change));
  return { ...next, announcement: news.join(' ') || state.announcement };
}

const inCart = (cart: Cart) => `${countItems(cart)} in cart.`;

/** The product's name for one line, else the number of products. */
export const nameLines = (lines: Cart): string =>
  lines.length === 1 && lines[0] ? nameOf(lines[0].productId) : `${lines.length} products`;

const nameOf = (productId: string) => findProduct(productId)?.name ?? '';
