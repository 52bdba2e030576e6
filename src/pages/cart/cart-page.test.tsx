import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  button,
  currentUrl,
  heading,
  linkTo,
  main,
  openCartWith,
  openStore,
  section,
} from '../../../test/open-store.tsx';
import { PrintedHeading } from './filled-cart.tsx';

afterEach(() => void vi.useRealTimers());

const light = '20V LED Work Light';
const sockets = '40-Piece 1/4 in. Socket Set';
const tablet = 'Pro OBD-II Scan Tablet';

const line = (name: string) => {
  const row = main().getByRole('heading', { name }).closest('li');
  if (!row) throw new Error(`${name} has no line`);
  return within(row);
};

const quantityField = (name: string) =>
  main().getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${name}` });

const summary = () =>
  Object.fromEntries(
    [...section('Order Summary').querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]),
  );

test('an empty cart shows a message and a link to all products', () => {
  openStore('/cart');
  expect(heading()).toBe('Cart');
  main().getByText('Your Cart is Empty');
  expect(linkTo('Continue Shopping')).toBe('/products');
  expect(main().queryByRole('heading', { name: 'Order Summary' })).toBeNull();
  const bestSellers = within(section('Best Sellers'));
  expect(bestSellers.getAllByRole('article')).toHaveLength(4);
});

test('the first product, added below the empty cart, moves the focus to the top of the page, where its line is', async () => {
  openStore('/cart');
  const [add] = main().getAllByRole('button', { name: /^Add to Cart/ });
  if (!add) throw new Error('There are no best sellers.');
  add.focus();
  await userEvent.click(add);
  expect(await main().findByRole('heading', { name: 'Order Summary' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a cart line shows image, name, category, price and quantity', () => {
  openCartWith(light);
  expect(linkTo(light)).toBe('/product/led-work-light-20v');
  // The name beside the image says enough.
  const image = line(light).getByRole('presentation') as HTMLImageElement;
  expect(image.src).toMatch(/\/images\/led-work-light-20v-\d+\.avif$/);
  const number = line(light).getByText('TB-1110');
  expect(number.parentElement?.textContent).toBe('Battery Tools · TB-1110');
  line(light).getAllByText('$69.99');
  expect(quantityField(light).value).toBe('1');
});

test('below the threshold the cart pays shipping and shows the amount left to free shipping', () => {
  openCartWith(sockets);
  expect(summary()).toEqual({ Subtotal: '$59.99', Shipping: '$9.99', Total: '$69.98' });
  main().getByText('Add $39.01 more for free shipping!');
});

test('above the threshold shipping is free', () => {
  openCartWith(tablet, light);
  expect(summary()).toEqual({ Subtotal: '$969.98', Shipping: 'Free', Total: '$969.98' });
  expect(main().queryByText(/more for free shipping/)).toBeNull();
});

describe('quantities', () => {
  test('increase and decrease, and the totals follow', async () => {
    const shopper = openCartWith(tablet);
    expect(button(`Decrease quantity of ${tablet}`)).toHaveProperty('disabled', true);
    await shopper.click(button(`Increase quantity of ${tablet}`));
    expect(quantityField(tablet).value).toBe('2');
    line(tablet).getByText('$1,799.98');
    expect(summary()).toMatchObject({ Total: '$1,799.98' });
    screen.getByRole('link', { name: 'Cart, 2 items' });
    await shopper.click(button(`Decrease quantity of ${tablet}`));
    expect(summary()).toMatchObject({ Total: '$899.99' });
  });

  test('can be typed', async () => {
    const shopper = openCartWith(tablet);
    await shopper.click(quantityField(tablet));
    await shopper.keyboard('12{Enter}');
    line(tablet).getByText('$10,799.88');
    screen.getByRole('link', { name: 'Cart, 12 items' });
    await shopper.clear(quantityField(tablet));
    await shopper.type(quantityField(tablet), ' 999 ');
    await shopper.tab();
    screen.getByRole('link', { name: 'Cart, 999 items' });
    expect(button(`Increase quantity of ${tablet}`)).toHaveProperty('disabled', true);
  });

  test.each(['0{Enter}', ' 00{Enter}'])(
    'typing "%s" removes the line, moves the focus to its row and offers undo',
    async (keys) => {
      const shopper = openCartWith(light, sockets);
      await shopper.click(button(`Increase quantity of ${light}`));
      await shopper.tripleClick(quantityField(light));
      await shopper.keyboard(keys);
      screen.getByRole('link', { name: 'Cart, 1 item' });
      expect(document.activeElement?.textContent).toContain('Removed.Undo');
      await shopper.click(button('Undo'));
      expect(quantityField(light).value).toBe('2');
      screen.getByRole('link', { name: 'Cart, 3 items' });
    },
  );

  test('typing 0 and clicking into the field of another line moves the focus there', async () => {
    const shopper = openCartWith(light, sockets);
    await shopper.tripleClick(quantityField(light));
    await shopper.keyboard('0');
    await shopper.click(quantityField(sockets));
    main().getByText('Removed.');
    expect(document.activeElement).toBe(quantityField(sockets));
  });
});

test('checkout does nothing, is named by its button as not open, and comes after Order by phone', async () => {
  const shopper = openCartWith(light);
  await main().findByRole('img', { name: 'QR code of this cart' });
  const before = document.body.innerHTML;
  const checkout = main().getByRole('button', {
    name: 'Proceed to Checkout',
    description: "Online checkout isn't open yet",
  });
  await shopper.click(checkout);
  expect(document.body.innerHTML).toBe(before);
  expect(currentUrl()).toBe('/cart');
  expect(
    checkout.compareDocumentPosition(button('Order by phone')) & Node.DOCUMENT_POSITION_PRECEDING,
  ).toBeTruthy();
});

test('what is missing stands on its line, with links; what concerns several lines stands above them', () => {
  openCartWith(
    '20V LED Work Light',
    '5 in. Variable-Speed Angle Grinder',
    '1500W Digital Heat Gun',
  );
  const kit = '20V Brushless 1/2 in. Impact Wrench Kit';
  expect(
    line(light)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tool only', `Needs a 20V battery, which comes in: ${kit}, $349.99`]);
  expect(linkTo(kit, line(light) as ReturnType<typeof main>)).toBe(
    '/product/cordless-impact-wrench-20v',
  );
  const checks = section('Before you order');
  expect(
    within(checks)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    '5 in. Variable-Speed Angle Grinder, 1500W Digital Heat Gun: not both at once on one 15 A circuit, together 24.5 A',
  ]);
  expect(
    checks.compareDocumentPosition(quantityField(light)) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

test('a cart that lacks nothing says nothing', () => {
  openCartWith(sockets);
  expect(main().queryByText('Before you order')).toBeNull();
  expect(line(sockets).queryByRole('listitem')).toBeNull();
});

test('below the total stands what it does not include', () => {
  openCartWith(light);
  const summary = within(section('Order Summary'));
  summary.getByText(
    'Subtotal plus shipping, in US dollars. Sales tax is not included: ask when you call to order.',
  );
});

test('a list that has been open for days has the date of printing', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 5, 23) });
  const { unmount } = render(<PrintedHeading />);
  screen.getByText('Order list, Mar 5, 2026');
  vi.setSystemTime(new Date(2026, 9, 12));
  fireEvent(window, new Event('beforeprint'));
  screen.getByText('Order list, Oct 12, 2026');
  unmount();
  const read = vi.spyOn(Date.prototype, 'toDateString');
  fireEvent(window, new Event('beforeprint'));
  expect(read).not.toHaveBeenCalled();
});
