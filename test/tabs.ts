// Tabs of the store, each with modules of its own, for tests of src/cart/cart-between-tabs.ts.
import { vi } from 'vitest';

/** The channels that are open. A message reaches all others, later and in order. */
export let channels: Channel[] = [];

class Channel {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  /** The messages that have not been delivered: a suspended tab gets them when it goes on. */
  queue: unknown[] = [];
  isSuspended = false;
  constructor(readonly name: string) {
    channels.push(this);
  }
  postMessage(data: unknown) {
    const others = channels.filter((each) => each !== this && each.name === this.name);
    for (const other of others) other.queue.push(structuredClone(data));
  }
  close() {
    channels = channels.filter((each) => each !== this);
  }
}

/** Delivers messages until there are none for tabs that are not suspended. */
export function deliver() {
  for (;;) {
    const next = channels.find(({ queue, isSuspended }) => queue.length > 0 && !isSuspended);
    if (!next) return;
    next.onmessage?.({ data: next.queue.shift() });
  }
}

/** For `beforeEach` and `afterEach`. */
export function resetTabs() {
  channels = [];
  vi.unstubAllGlobals();
  vi.resetModules();
}

/** `saved` is what the history entry of a discarded or updated tab has kept. */
type Brings = {
  link?: string;
  saved?: unknown;
  isRefused?: boolean;
  /** Of a version of the store that does not sell these products, or has other prices. */
  unknown?: readonly string[];
  prices?: Readonly<Record<string, number>>;
};

/** Each tab is opened later than the one before. */
let now = 0;

const historyWith = (cart: unknown) => ({
  state: { cart },
  replaceState(state: { cart: unknown }) {
    this.state = structuredClone(state);
  },
});

/** Opens a tab: a document with modules of its own. */
export async function openTab(brings: Brings = {}) {
  const { link, saved, unknown = [], prices = {}, isRefused = false } = brings;
  vi.resetModules();
  now += 1;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const events = new EventTarget();
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('BroadcastChannel', isRefused ? refuse : Channel);
  const tabWindow = Object.assign(events, {
    BroadcastChannel: Channel,
    history: historyWith(saved),
  });
  vi.stubGlobal('window', tabWindow);
  const { products } = await import('../src/catalogue/products.ts');
  for (const id of unknown) {
    const index = products.findIndex((product) => product.id === id);
    (products as unknown[]).splice(index, 1);
  }
  for (const product of products) {
    const price = prices[product.id];
    if (price !== undefined) Object.assign(product, { price });
  }
  const { useCartStore, dispatchCart } = await import('../src/cart/cart-store.ts');
  const { changesSince } = await import('../src/cart/cart-state.ts');
  const { openSavedCart, saveCart } = await import('../src/cart/saved-cart.ts');
  const { openSharedCart } = await import('../src/cart/open-shared-cart.ts');
  openSavedCart();
  if (link) openSharedCart(link);
  const { shareCartBetweenTabs } = await import('../src/cart/cart-between-tabs.ts');
  shareCartBetweenTabs();
  const channel = () => channels.at(-1) as Channel;
  let current = channel();
  return {
    add: (productId: string) => dispatchCart({ type: 'add', productId }),
    remove: (productId: string) => dispatchCart({ type: 'remove', productId }),
    set: (productId: string, quantity: number) =>
      dispatchCart({ type: 'setQuantity', productId, quantity }),
    name: (jobName: string) => dispatchCart({ type: 'setJobName', jobName }),
    undo: () => dispatchCart({ type: 'restore', lines: useCartStore.getState().removedLines }),
    openLink: (query: string) => openSharedCart(query),
    suspend: () => {
      current.isSuspended = true;
    },
    resume: () => {
      current.isSuspended = false;
    },
    /** Into the back/forward cache. */
    leave: () => events.dispatchEvent(new Event('pagehide')),
    comeBack: () => {
      events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      current = channel();
    },
    close: () => current.close(),
    get saved(): unknown {
      vi.stubGlobal('window', tabWindow);
      saveCart();
      return tabWindow.history.state.cart;
    },
    get state() {
      return useCartStore.getState();
    },
    /** The notes of the cart page about changes. */
    get notes() {
      return changesSince(useCartStore.getState());
    },
    get cart() {
      return Object.fromEntries(
        useCartStore.getState().cart.map(({ productId, quantity }) => [productId, quantity]),
      );
    },
  };
}
