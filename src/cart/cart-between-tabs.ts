// All open tabs of the store share one cart. They tell each other of it through a BroadcastChannel; nothing is stored. A tab that
// opens asks the others.
import { type Cart, emptyCart, withLines } from './cart.ts';
import { tabCart } from './cart-state.ts';
import { dispatchCart, useCartStore } from './cart-store.ts';
import { hasMore, isSameCart, isTabCart, joinedCart, type TabCart } from './joined-cart.ts';

const tab = `${Math.random()}`.slice(2);

/** A tab that was opened later has the same version of the store or a later one. */
const openedAt = Date.now();

let channel: BroadcastChannel | undefined;

/** The lines of the shared cart links that this tab has opened, by the number of the tab's change. */
const links = new Map<number, Cart>();

/** To be called once, when the carts that the visit brings have been opened. */
export function shareCartBetweenTabs() {
  const { cart, jobName, linkLines, changes } = useCartStore.getState();
  const isRestored = Object.keys(changes).length > 0;
  if (linkLines.length > 0 || (!isRestored && (cart.length > 0 || jobName !== ''))) {
    countChange(linkLines);
  }
  useCartStore.subscribe((state, previous) => {
    const isChanged = state.cart !== previous.cart || state.jobName !== previous.jobName;
    // A cart that another tab has sent brings the changes that it contains.
    const isReceived = state.changes !== previous.changes;
    if (isReceived || !isChanged) return;
    countChange(state.linkLines === previous.linkLines ? emptyCart : state.linkLines);
    postCart();
  });
  open();
  // With an open channel some browsers keep a page out of the back/forward cache. What it misses there it asks for.
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) open();
  });
}

function open() {
  // Where storage is blocked, the constructor may throw. Each tab then has a cart of its own.
  try {
    channel = new BroadcastChannel(`cart of ${import.meta.env.BASE_URL}`);
  } catch {
    return;
  }
  // Another version of the store may send other messages.
  channel.onmessage = ({ data: message }) => {
    const isEarlier = message?.openedAt < openedAt;
    if (message?.type === 'ask') postCart();
    else if (message?.type === 'cart' && isTabCart(message)) hear(message, isEarlier);
  };
  channel.postMessage({ type: 'ask' });
}

function close() {
  channel?.close();
  channel = undefined;
}

function countChange(linkLines: Cart) {
  const { changes } = useCartStore.getState();
  const count = (changes[tab] ?? 0) + 1;
  useCartStore.setState({ changes: { ...changes, [tab]: count } });
  if (linkLines.length > 0) links.set(count, linkLines);
}

const cartOfThisTab = () => tabCart(useCartStore.getState());

const postCart = () => channel?.postMessage({ type: 'cart', ...cartOfThisTab(), openedAt });

function hear(theirs: TabCart, isEarlier: boolean) {
  const receive = (cart: TabCart) => dispatchCart({ type: 'receiveCart', cart, isEarlier });
  const mine = cartOfThisTab();
  const isNews = hasMore(theirs, mine);
  if (!hasMore(mine, theirs)) {
    if (isNews) receive(theirs);
    return;
  }
  // The other tab has missed something, for example the link with which this one was opened.
  if (!isNews) return postCart();
  const unknownLinks = [...links].filter(([change]) => change > (theirs.version[tab] ?? 0));
  const linkLines = unknownLinks.reduce((sum, [, lines]) => withLines(sum, lines), emptyCart);
  for (const [change] of unknownLinks) links.delete(change);
  receive(joinedCart(mine, theirs, linkLines));
  // The other tab cannot know what the lines of the links add up to.
  if (linkLines.length > 0) countChange(emptyCart);
  if (!isSameCart(cartOfThisTab(), theirs)) postCart();
}
