import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { button, currentUrl, main, openStore } from '../../../test/open-store.tsx';

const cartUrl = '/cart?items=socket-set-40pc:1,led-work-light-20v:12&job=Bay+3';

// jsdom does not show dialogs.
const prototype = HTMLDialogElement.prototype as Partial<HTMLDialogElement>;
beforeAll(() => {
  prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    queueMicrotask(() => fireEvent(this, new Event('close')));
  };
});
afterAll(() => {
  for (const name of ['showModal', 'close'] as const) delete prototype[name];
});
afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'));

const dialog = () => within(screen.getByRole('dialog', { name: 'Order by phone' }));
const ticks = () => dialog().getAllByRole<HTMLInputElement>('checkbox');

async function openToRead(url = cartUrl) {
  const shopper = openStore(url);
  await shopper.click(button('Order by phone'));
  return shopper;
}

test('the screen to read out says when somebody answers, and has each line with its place, number, quantity and name, then shipping and total', async () => {
  await openToRead();
  dialog().getByText('Open Mon to Fri, 7 am to 6 pm Central');
  expect(
    dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '40-Piece 1/4 in. Socket SetTB-1140quantity 1, line 1 of 2× 1',
    '20V LED Work LightTB-1110quantity 12, line 2 of 2× 12',
  ]);
  dialog().getByRole('checkbox', {
    name: /^20V LED Work Light ?TB-1110 ?quantity 12, line 2 of 2$/,
  });
  for (const text of ['Bay 3', '2 lines, 13 pieces', 'Shipping Free', 'Total $899.87']) {
    dialog().getByText(text);
  }
  dialog().getByText(/Sales tax is not included/);
  expect(dialog().getByRole('link', { name: 'Call 1-800-555-0142' }).getAttribute('href')).toBe(
    'tel:+18005550142',
  );
});

test('the only line of an order is named without its place', async () => {
  await openToRead('/cart?items=led-work-light-20v:12');
  dialog().getByRole('checkbox', { name: /^20V LED Work Light ?TB-1110 ?quantity 12$/ });
});

test('a line that has been read is ticked, also after the screen was closed by accident', async () => {
  const shopper = await openToRead();
  await shopper.click(ticks()[1] as HTMLElement);
  await shopper.click(ticks()[0] as HTMLElement);
  await shopper.click(ticks()[0] as HTMLElement);
  expect(ticks().map(({ checked }) => checked)).toEqual([false, true]);
  await shopper.click(dialog().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await shopper.click(button('Order by phone'));
  expect(ticks().map(({ checked }) => checked)).toEqual([false, true]);
});

test('a line whose quantity has changed since is to be read again', async () => {
  const shopper = await openToRead();
  await shopper.click(ticks()[1] as HTMLElement);
  await shopper.click(dialog().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await shopper.click(button('Increase quantity of 20V LED Work Light'));
  await shopper.click(button('Order by phone'));
  expect(ticks().map(({ checked }) => checked)).toEqual([false, false]);
});

test('its Copy copies the order with what to check before ordering', async () => {
  const shopper = await openToRead();
  await shopper.click(dialog().getByRole('button', { name: 'Copy order' }));
  await dialog().findByText('Order copied');
  expect(await navigator.clipboard.readText()).toMatch(
    /^Torque Bay cart: Bay 3\n\n40-Piece [\s\S]*\n\nBefore you order\n20V LED Work Light: Needs a/,
  );
});

test('Back leaves no dialog over the page before', async () => {
  // With this support the store keeps the cart page, hidden.
  vi.stubGlobal('CSS', { supports: () => true });
  onTestFinished(() => void vi.unstubAllGlobals());
  const shopper = openStore('/');
  await shopper.click(screen.getByRole('link', { name: 'Specials' }));
  await shopper.click(main().getAllByRole('button', { name: /^Add to Cart/ })[0] as HTMLElement);
  await shopper.click(screen.getByRole('link', { name: 'Cart, 1 item' }));
  await shopper.click(button('Order by phone'));
  await shopper.click(button('Browser: back'));
  expect(currentUrl()).toBe('/specials');
  expect(document.querySelector('dialog')).toBeNull();
});

/** A browser that keeps the screen on, or refuses to. */
function withWakeLock(request: () => Promise<object>) {
  const spy = vi.fn(request);
  Object.defineProperty(navigator, 'wakeLock', { value: { request: spy }, configurable: true });
  return spy;
}

test('the screen stays on until the order is closed, also after the page was hidden', async () => {
  const release = vi.fn();
  const request = withWakeLock(() => Promise.resolve({ release }));
  const shopper = await openToRead();
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  fireEvent(document, new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  expect(release).not.toHaveBeenCalled();
  await shopper.click(dialog().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(release).toHaveBeenCalledOnce());
  fireEvent(document, new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

test('a browser that refuses to keep the screen on shows the order all the same', async () => {
  withWakeLock(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')));
  const shopper = await openToRead();
  expect(ticks()).toHaveLength(2);
  await shopper.click(dialog().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
