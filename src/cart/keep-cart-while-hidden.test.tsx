import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { currentUrl, main, openStore } from '../../test/open-store.tsx';
import { dispatchCart, useCartStore } from './cart-store.ts';
import { openSavedCart, reloadWithCart, removeSavedCart } from './saved-cart.ts';

const lightFacts = { name: '20V LED Work Light', price: 69.99, currency: 'USD' };
const saved = {
  lines: [
    { productId: 'led-work-light-20v', quantity: 2, ...lightFacts },
    {
      ...{ productId: 'socket-set-40pc', quantity: 1, currency: 'USD' },
      ...{ name: '40-Piece 1/4 in. Socket Set', price: 59.99 },
    },
  ],
  jobName: 'Bay 3',
  version: {},
  typedOrder: '',
  kept: {},
};
const nameOnly = { ...saved, lines: [] };
/** As version 1.0 saved it. */
const savedQuery = 'items=led-work-light-20v:2,socket-set-40pc:1,no-such-tool:1&job=Bay+3&version=';
/** The router's fields, and the scroll position. */
const others = { usr: null, key: 'k1', idx: 4, scrollY: 0 };

let isHidden: boolean;

beforeEach(() => {
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  window.history.replaceState(others, '');
});

afterEach(() => {
  window.history.replaceState(null, '');
  delete document.documentElement.dataset.start;
  document.documentElement.inert = false;
  vi.unstubAllGlobals();
});

function setHidden(hidden: boolean) {
  isHidden = hidden;
  act(() => document.dispatchEvent(new Event('visibilitychange')));
}

const dispatch = (type: 'pagehide' | 'pageshow') =>
  act(() => window.dispatchEvent(new Event(type)));

function openWithCart() {
  openStore('/contact');
  act(() => {
    dispatchCart({ type: 'add', productId: 'led-work-light-20v' });
    dispatchCart({ type: 'add', productId: 'led-work-light-20v' });
    dispatchCart({ type: 'add', productId: 'socket-set-40pc' });
    dispatchCart({ type: 'setJobName', jobName: 'Bay 3' });
  });
}

/** The page that a discarded tab loads: a document with the history entry of the hidden page. */
function openDiscarded(url: string, cart: unknown = saved) {
  window.history.replaceState({ ...others, cart }, '');
  openSavedCart();
  return openStore(url);
}

test('while the page is hidden, its history entry has the cart beside the other fields', () => {
  openWithCart();
  expect(window.history.state).toEqual(others);
  const { href } = window.location;
  setHidden(true);
  expect(window.history.state).toEqual({ ...others, cart: saved });
  expect(window.location.href).toBe(href);
  setHidden(false);
  expect(window.history.state).toEqual(others);
});

test('repeated events save the last cart', () => {
  openWithCart();
  setHidden(true);
  const replaceState = vi.spyOn(window.history, 'replaceState');
  setHidden(true);
  expect(replaceState).not.toHaveBeenCalled();
  act(() => dispatchCart({ type: 'remove', productId: 'socket-set-40pc' }));
  setHidden(true);
  expect(window.history.state.cart).toEqual({ ...saved, lines: saved.lines.slice(0, 1) });
});

test('an empty cart is not saved; a job name without lines is, and can be removed before the hidden page navigates', () => {
  openStore('/cart');
  setHidden(true);
  expect(window.history.state).toEqual(others);
  act(() => dispatchCart({ type: 'setJobName', jobName: 'Bay 3' }));
  setHidden(true);
  expect(window.history.state.cart).toEqual(nameOnly);
  removeSavedCart();
  expect(window.history.state).toEqual(others);
});

test('a page that is unloaded while it is visible saves nothing', () => {
  openWithCart();
  dispatch('pagehide');
  setHidden(true);
  expect(window.history.state).toEqual(others);
});

test('a page that returns from the back/forward cache saves the cart again', () => {
  openWithCart();
  dispatch('pagehide');
  setHidden(true);
  setHidden(false);
  dispatch('pageshow');
  setHidden(true);
  expect(window.history.state.cart).toEqual(saved);
  // The page is unloaded while it is hidden.
  dispatch('pagehide');
  setHidden(false);
  dispatch('pageshow');
  expect(window.history.state).toEqual(others);
});

test('a hidden page saves the cart in each entry that it navigates to', async () => {
  openWithCart();
  setHidden(true);
  window.history.replaceState(others, '');
  await act(() => screen.getByRole('link', { name: 'Cart, 3 items' }).click());
  expect(currentUrl()).toBe('/cart');
  expect(window.history.state.cart).toEqual(saved);
});

test('a shared cart link that is opened in a background tab is saved', () => {
  isHidden = true;
  openStore('/cart?items=led-work-light-20v:2');
  expect(currentUrl()).toBe('/cart');
  expect(window.history.state.cart).toEqual({
    ...saved,
    lines: saved.lines.slice(0, 1),
    jobName: '',
  });
});

test('a discarded tab opens with its cart and its job name, without an announcement or a note', () => {
  openDiscarded('/cart');
  screen.getByRole('link', { name: 'Cart, 3 items' });
  main().getByDisplayValue('Bay 3');
  expect(main().queryByText('Opening your cart…')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(main().queryByText(/could not be added/)).toBeNull();
  expect(window.history.state).toEqual(others);
  setHidden(true);
  expect(window.history.state.cart).toEqual(saved);
});

test('a discarded tab opens with what was typed and open, and what is closed then stays closed', () => {
  // jsdom does not show dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  onTestFinished(() => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'));
  const kept = { isOrdering: true, read: ['socket-set-40pc:1'], shown: 'text' };
  openDiscarded('/cart', { ...saved, typedOrder: 'TB-1110', kept });
  main().getByDisplayValue('TB-1110');
  main().getByRole('button', { name: 'Text', expanded: true });
  const order = screen.getByRole('dialog', { name: 'Order by phone' });
  within(order).getByRole('checkbox', { name: /line 2 of 2$/, checked: true });
  setHidden(true);
  expect(window.history.state.cart).toEqual({ ...saved, typedOrder: 'TB-1110', kept });
  setHidden(false);
  fireEvent(order, new Event('close'));
  // It goes to the back/forward cache while it is hidden.
  setHidden(true);
  expect(window.history.state.cart.kept.isOrdering).toBe(false);
  dispatch('pagehide');
  setHidden(false);
  dispatch('pageshow');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.history.state).toEqual(others);
});

test('a cart that is opened again has its ticks and its way to send open, and no dialog; both go with its last line', async () => {
  const read = ['socket-set-40pc:1'];
  const shopper = openDiscarded('/cart', { ...saved, kept: { read, shown: 'text' } });
  await shopper.click(screen.getByRole('link', { name: 'All Tools' }));
  setHidden(true);
  const kept = { read, shown: 'text' };
  expect(window.history.state.cart).toEqual({ ...saved, kept });
  setHidden(false);
  await shopper.click(screen.getByRole('link', { name: 'Cart, 3 items' }));
  main().getByRole('button', { name: 'Text', expanded: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  await shopper.click(main().getByRole('button', { name: 'Clear Cart' }));
  expect(useCartStore.getState().pageState).toEqual({});
});

test('a discarded tab that is loaded while it is hidden keeps its saved cart', () => {
  isHidden = true;
  openDiscarded('/specials');
  screen.getByRole('link', { name: 'Cart, 3 items' });
  expect(window.history.state).toEqual({ ...others, cart: saved });
});

test('a product that a new version no longer has is named, and kept for other tabs', () => {
  const note = '1 product in your cart cannot be ordered now: 20V Band Saw.';
  const facts = { name: '20V Band Saw', price: 249.99, currency: 'USD' };
  const lines = [...saved.lines, { productId: 'no-such-tool', quantity: 1, ...facts }];
  openDiscarded('/cart', { ...saved, lines });
  screen.getByRole('link', { name: 'Cart, 3 items' });
  main().getByText(note);
  expect(screen.getByRole('status').textContent).toBe(note);
  setHidden(true);
  expect(window.history.state.cart.lines).toEqual(lines);
  setHidden(false);
  act(() => main().getByRole('button', { name: 'Clear Cart' }).click());
  expect(main().queryByText(note)).toBeNull();
});

test('a price that a new version has changed is said, until the cart is cleared, and saved as it was before', async () => {
  const note = '20V LED Work Light: was $64.99, now $69.99.';
  const [light, sockets] = saved.lines;
  const lines = [{ ...light, price: 64.99 }, sockets];
  openDiscarded('/specials', { ...saved, lines });
  expect(screen.getByRole('status').textContent).toBe(note);
  act(() => dispatchCart({ type: 'add', productId: 'socket-set-40pc' }));
  setHidden(true);
  expect(window.history.state.cart.lines).toEqual([lines[0], { ...sockets, quantity: 2 }]);
  setHidden(false);
  await act(() => screen.getByRole('link', { name: 'Cart, 4 items' }).click());
  main().getByText(note);
  act(() => main().getByRole('button', { name: 'Clear Cart' }).click());
  expect(main().queryByText(note)).toBeNull();
});

test('after an update from version 1.0 the tab has its cart, its job name and its version', () => {
  openDiscarded('/cart', `${savedQuery}%7B%22a%22%3A2%7D`);
  screen.getByRole('link', { name: 'Cart, 3 items' });
  main().getByDisplayValue('Bay 3');
  main().getByText('1 product in your cart cannot be ordered now.');
  expect(useCartStore.getState().changes).toEqual({ a: 2 });
  setHidden(true);
  expect(window.history.state.cart).toEqual({
    ...saved,
    lines: [...saved.lines, { productId: 'no-such-tool', quantity: 1 }],
    version: { a: 2 },
  });
});

test.each<unknown>([
  ...['items=', '', 'nonsense', 'items=led-work-light-20v', `${savedQuery}nonsense`, 7],
  { items: 1 },
  { ...saved, lines: [{ productId: 'led-work-light-20v' }] },
  { ...saved, version: { a: 'x' } },
  { ...saved, jobName: undefined },
])('an entry with %j opens an empty cart', (cart) => {
  openDiscarded('/cart', cart);
  screen.getByRole('link', { name: 'Cart' });
  main().getByText('Your Cart is Empty');
});

test('a saved cart and a shared cart link are both opened', () => {
  openDiscarded('/specials?items=socket-set-40pc:4');
  screen.getByRole('link', { name: 'Cart, 7 items' });
});

test('a later entry with a saved cart does not add it again', async () => {
  openDiscarded('/specials');
  window.history.replaceState({ ...others, cart: saved }, '');
  await act(() => screen.getByRole('link', { name: 'Cart, 3 items' }).click());
  screen.getByRole('link', { name: 'Cart, 3 items' });
  expect(window.history.state).toEqual(others);
});

test('before a reload with an update the entry has the cart and its version, until the page is gone', async () => {
  openWithCart();
  act(() => useCartStore.setState({ changes: { a: 2 } }));
  const reload = vi.fn(() => expect(document.documentElement.inert).toBe(true));
  vi.stubGlobal('location', { ...window.location, reload });
  reloadWithCart();
  expect(reload).toHaveBeenCalledOnce();
  const kept = { ...saved, version: { a: 2 } };
  expect(window.history.state.cart).toEqual(kept);
  setHidden(true);
  setHidden(false);
  expect(window.history.state.cart).toEqual(kept);
});
