import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { button, currentUrl, main, openCartWith, openStore } from '../../../test/open-store.tsx';

const light = '20V LED Work Light';

const jobField = () => main().getByRole<HTMLInputElement>('textbox', { name: 'Job name' });
const link = 'http://localhost:3000/cart?items=led-work-light-20v:1';

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test('without products, the cart page has nothing to print, to share or to clear', async () => {
  const shopper = openCartWith(light);
  main().getByText(/^Order list, /);
  await shopper.click(button(`Remove ${light}`));
  expect(main().queryByText(/^Order list, /)).toBeNull();
  expect(main().queryByRole('button', { name: 'Print' })).toBeNull();
  expect(main().queryByRole('button', { name: 'Clear Cart' })).toBeNull();
});

test('the name of the job is in the title, the text, the printed list and the link', async () => {
  const shopper = openCartWith(light);
  expect(document.title).toBe('Cart | Torque Bay');
  await shopper.type(jobField(), 'Bay 3 ');
  await shopper.tab();
  expect(jobField().value).toBe('Bay 3');
  expect(document.title).toBe('Bay 3 | Cart | Torque Bay');
  main().getByText('Bay 3', { selector: 'p' });
  main().getByText(`${link}&job=Bay+3`);
  await shopper.click(button('Text'));
  await shopper.click(button('Copy order'));
  expect(await navigator.clipboard.readText()).toMatch(
    /^Torque Bay cart: Bay 3\n[\s\S]*\n\nhttp.*&job=Bay\+3\n\nBefore you order\n/,
  );
  await shopper.click(screen.getByRole('link', { name: 'All Tools' }));
  expect(document.title).toBe('All Tools | Torque Bay');
});

test('the job of a link replaces the one before, a link without one does not', async () => {
  const shopper = openStore('/cart?items=led-work-light-20v:1&job=Bay+3');
  expect(currentUrl()).toBe('/cart');
  expect(jobField().value).toBe('Bay 3');
  await shopper.clear(jobField());
  expect(document.title).toBe('Cart | Torque Bay');
});

test('the field takes at most 60 characters and says what the name is for', async () => {
  const shopper = openCartWith(light);
  main().getByRole('textbox', {
    name: 'Job name',
    description: 'Shown on the shared and printed list.',
  });
  await shopper.click(jobField());
  await shopper.paste('x'.repeat(70));
  expect(jobField().value).toBe('x'.repeat(60));
});

/** With what to check before ordering. */
const orderText = `Torque Bay cart

${light}, TB-1110, 1 piece, $69.99 each: $69.99

Subtotal: $69.99
Shipping: $9.99
Total: $79.98

${link}

Before you order
20V LED Work Light: Needs a 20V battery, which comes in: 20V Brushless 1/2 in. Impact Wrench Kit, $349.99`;

test('the order is shared as text, or copied where nothing can be shared', async () => {
  const shopper = openCartWith(light);
  const share = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await shopper.click(button('Text'));
  await shopper.click(button('Share order'));
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Torque Bay cart', text: orderText });
  Reflect.deleteProperty(navigator, 'share');
  await shopper.click(button('Share order'));
  await main().findByText('Text copied');
  expect(await navigator.clipboard.readText()).toBe(orderText);
});

test('the order is copied as text', async () => {
  const shopper = openCartWith(light);
  await shopper.click(button('Text'));
  await shopper.click(button('Copy order'));
  await main().findByText('Order copied');
  expect(await navigator.clipboard.readText()).toBe(orderText);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await shopper.click(button('Copy order'));
  await main().findByText('The browser does not allow copying.');
  await shopper.click(main().getByRole('button', { name: /^Increase/ }));
  expect(main().queryByText('The browser does not allow copying.')).toBeNull();
});

test('the order is copied for a spreadsheet', async () => {
  const shopper = openCartWith(light);
  await shopper.click(button('Text'));
  await shopper.click(button('Copy for a spreadsheet'));
  await main().findByText('Table copied');
  expect(await navigator.clipboard.readText()).toContain(`TB-1110\t${light}\t1\t69.99\t69.99`);
});

test('three ways, each with what it is good for', () => {
  openCartWith(light);
  for (const [name, description] of [
    ['Link', 'Opens this cart on another phone'],
    ['Text', 'For a message, an e-mail or a spreadsheet'],
    ['Print', 'An order list with lines for PO number, name and address'],
  ] as const) {
    main().getByRole('button', { name, description });
  }
  main().getByText('Your cart clears with the last tab.');
});

test('the QR code is shown and hidden', async () => {
  const shopper = openCartWith(light);
  for (const isShown of ['true', 'false']) {
    await shopper.click(button('Link'));
    expect(button('Link').getAttribute('aria-expanded')).toBe(isShown);
  }
});

/** Until the order summary is in view, which jsdom never says, the bar has to be told. */
test('the bar of a phone has the button that works', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        this.observe = () => report([{ isIntersecting: false }]);
      }
      observe: () => void;
      disconnect() {}
    },
  );
  openCartWith(light);
  const bar = within(main().getByRole('region', { name: 'Total' }));
  bar.getByRole('button', { name: 'Order by phone' });
  expect(bar.queryByRole('button', { name: 'Proceed to Checkout' })).toBeNull();
});
