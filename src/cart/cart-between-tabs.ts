// All open tabs of the store share one cart. They tell each other of it through a BroadcastChannel; nothing is stored. A tab that
// opens asks the others.
import { type CartState, cartWithAside } from './cart-state.ts';
import { dispatchCart, useCartStore } from './cart-store.ts';
import { isSameCart, type TabCart } from './joined-cart.ts';
import { mergedVersion, nextVersion, orderOf, type Version } from './version-vector.ts';

type Message =
  | { readonly type: 'ask' }
  | ({ readonly type: 'cart'; readonly version: Version } & TabCart);

const channelName = `cart of ${import.meta.env.BASE_URL}`;

const tab = `${Math.random()}`.slice(2);

let channel: BroadcastChannel | undefined;

/** The changes that this tab's cart contains. A cart from before an update or from a discarded tab counts as no change. */
let version: Version = {};

/** The number of this tab's change by which a shared cart link was opened last; 0 without one. */
let lastLink = 0;

let isHearing = false;

/** To be called once, when the carts that the visit brings have been opened. */
export function shareCartBetweenTabs() {
  if (!('BroadcastChannel' in window)) return;
  if (useCartStore.getState().linkLines.length > 0) countChange({ isLink: true });
  useCartStore.subscribe((state, previous) => {
    const isChanged = state.cart !== previous.cart || state.jobName !== previous.jobName;
    if (isHearing || !isChanged) return;
    countChange({ isLink: state.linkLines !== previous.linkLines });
    postCart();
  });
  open();
  // A page with an open channel cannot enter the back/forward cache of every browser. What it misses there it asks for.
  window.addEventListener('pagehide', () => channel?.close());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) open();
  });
}

function countChange({ isLink }: { isLink: boolean }) {
  version = nextVersion(version, tab);
  if (isLink) lastLink = version[tab] ?? 0;
}

function open() {
  channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data: message }) => isMessage(message) && hear(message);
  post({ type: 'ask' });
}

const post = (message: Message) => channel?.postMessage(message);

const postCart = () => post({ type: 'cart', version, ...tabCart() });

function tabCart(state: CartState = useCartStore.getState()): TabCart {
  return { lines: cartWithAside(state), jobName: state.jobName };
}

function hear(message: Message) {
  if (message.type === 'ask') return postCart();
  const order = orderOf(message.version, version);
  // Two tabs that have been discarded or updated may have the same version and different carts.
  if (order === 'older' || (order === 'same' && Object.keys(version).length > 0)) return;
  const { linkLines } = useCartStore.getState();
  const isAdding = linkLines.length > 0 && (message.version[tab] ?? 0) < lastLink;
  isHearing = true;
  dispatchCart({
    type: 'hearOtherTab',
    other: message,
    isNewer: order === 'newer',
    linkLines: isAdding ? linkLines : [],
  });
  isHearing = false;
  version = mergedVersion(version, message.version);
  if (isAdding) version = nextVersion(version, tab);
  if (!isSameCart(tabCart(), message)) postCart();
}

/** Another version of the store may send other messages. */
function isMessage(value: unknown): value is Message {
  const { type, version, lines, jobName } = Object(value);
  if (type === 'ask') return true;
  return (
    type === 'cart' &&
    typeof jobName === 'string' &&
    Object.values(Object(version)).every(Number.isInteger) &&
    Array.isArray(lines) &&
    lines.every((line) => typeof line?.productId === 'string' && Number.isInteger(line.quantity))
  );
}
