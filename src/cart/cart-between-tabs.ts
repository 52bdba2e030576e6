// All open tabs of the store share one cart. They tell each other of it through a BroadcastChannel; nothing is stored. A tab that
// opens asks the others.
import { type Cart, cartReducer, emptyCart } from './cart.ts';
import { type CartState, cartWithAside } from './cart-state.ts';
import { dispatchCart, useCartStore } from './cart-store.ts';
import { isSameCart, isTabCart, joinedCart, type TabCart } from './joined-cart.ts';
import { isVersion, mergedVersion, nextVersion, orderOf, type Version } from './version-vector.ts';

type Message =
  | { readonly type: 'ask' }
  | ({ readonly type: 'cart'; readonly version: Version } & TabCart);

const channelName = `cart of ${import.meta.env.BASE_URL}`;

const tab = `${Math.random()}`.slice(2);

let channel: BroadcastChannel | undefined;

/** The lines of the shared cart links that this tab has opened, by the number of the tab's change. */
const links = new Map<number, Cart>();

let isHearing = false;

const version = () => useCartStore.getState().version;

/** To be called once, when the carts that the visit brings have been opened. */
export function shareCartBetweenTabs() {
  const { cart, jobName, linkLines } = useCartStore.getState();
  const isRestored = Object.keys(version()).length > 0;
  if (linkLines.length > 0 || (!isRestored && (cart.length > 0 || jobName !== ''))) {
    countChange(linkLines);
  }
  useCartStore.subscribe((state, previous) => {
    const isChanged = state.cart !== previous.cart || state.jobName !== previous.jobName;
    if (isHearing || !isChanged) return;
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
  setVersion(nextVersion(version(), tab));
  if (linkLines.length > 0) links.set(version()[tab] ?? 0, linkLines);
}

/** Not a change of the cart. */
function setVersion(next: Version) {
  useCartStore.setState({ version: next });
}

const post = (message: Message) => channel?.postMessage(message);

const postCart = () => post({ type: 'cart', version: version(), ...tabCart() });

function tabCart(state: CartState = useCartStore.getState()): TabCart {
  return { lines: cartWithAside(state), jobName: state.jobName };
}

function hear(message: Message) {
  if (message.type === 'ask') return postCart();
  const order = orderOf(message.version, version());
  if (order === 'same') return;
  // The other tab has missed something, for example the link with which this one was opened.
  if (order === 'older') return postCart();
  if (order === 'newer') return receive(message, message.version);
  const unknownLinks = [...links].filter(([change]) => change > (message.version[tab] ?? 0));
  const linkLines = unknownLinks.reduce(
    (sum, [, lines]) => cartReducer(sum, { type: 'addLines', lines }),
    emptyCart,
  );
  for (const [change] of unknownLinks) links.delete(change);
  const merged = mergedVersion(message.version, version());
  receive(
    joinedCart(tabCart(), message, linkLines),
    linkLines.length > 0 ? nextVersion(merged, tab) : merged,
  );
  if (!isSameCart(tabCart(), message)) postCart();
}

function receive(cart: TabCart, next: Version) {
  isHearing = true;
  dispatchCart({ type: 'receiveCart', cart });
  setVersion(next);
  isHearing = false;
}

/** Another version of the store may send other messages. */
function isMessage(value: unknown): value is Message {
  const { type, version: itsVersion } = Object(value);
  return type === 'ask' || (type === 'cart' && isVersion(itsVersion) && isTabCart(value));
}
