// All open tabs of the store share one cart. They tell each other of it through a BroadcastChannel; nothing is stored. A tab that
// opens asks the others.
import { type Cart, emptyCart, withLines } from './cart.ts';
import { tabCart } from './cart-state.ts';
import { dispatchCart, useCartStore } from './cart-store.ts';
import { isSameCart, isTabCart, joinedCart, type TabCart } from './joined-cart.ts';
import { compareVersions, nextVersion } from './version-vector.ts';

type Message = { readonly type: 'ask' } | ({ readonly type: 'cart' } & TabCart);

const channelName = `cart of ${import.meta.env.BASE_URL}`;

const tab = `${Math.random()}`.slice(2);

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
    channel = new BroadcastChannel(channelName);
  } catch {
    return;
  }
  channel.onmessage = ({ data: message }) => isMessage(message) && hear(message);
  post({ type: 'ask' });
}

function close() {
  channel?.close();
  channel = undefined;
}

function countChange(linkLines: Cart) {
  const changes = nextVersion(useCartStore.getState().changes, tab);
  useCartStore.setState({ changes });
  if (linkLines.length > 0) links.set(changes[tab] ?? 0, linkLines);
}

const post = (message: Message) => channel?.postMessage(message);

const cartOfThisTab = () => tabCart(useCartStore.getState());

const postCart = () => post({ type: 'cart', ...cartOfThisTab() });

const receive = (cart: TabCart) => dispatchCart({ type: 'receiveCart', cart });

function hear(message: Message) {
  if (message.type === 'ask') return postCart();
  const mine = cartOfThisTab();
  const order = compareVersions(message.version, mine.version);
  if (order === 'same') return;
  // The other tab has missed something, for example the link with which this one was opened.
  if (order === 'older') return postCart();
  if (order === 'newer') return receive(message);
  const unknownLinks = [...links].filter(([change]) => change > (message.version[tab] ?? 0));
  const linkLines = unknownLinks.reduce((sum, [, lines]) => withLines(sum, lines), emptyCart);
  for (const [change] of unknownLinks) links.delete(change);
  receive(joinedCart(mine, message, linkLines));
  // The other tab cannot know what the lines of the links add up to.
  if (linkLines.length > 0) countChange(emptyCart);
  if (!isSameCart(cartOfThisTab(), message)) postCart();
}

/** Another version of the store may send other messages. */
const isMessage = (value: unknown): value is Message =>
  Object(value).type === 'ask' || (Object(value).type === 'cart' && isTabCart(value));
