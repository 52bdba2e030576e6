import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, main, openStore } from '../../../test/open-store.tsx';

const light = '20V LED Work Light';
const three = '/cart?items=angle-grinder-5in:1,led-work-light-20v:3,socket-set-40pc:1';
const names = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

test('undo restores a removed line at its place in the cart', async () => {
  const shopper = openStore(three);
  await shopper.click(button(`Remove ${light}`));
  expect(screen.getByRole('status').textContent).toBe(
    `Removed from cart: ${light}. 2 items in cart.`,
  );
  const removed = main().getByText('Removed.').closest('li');
  expect(document.activeElement).toBe(removed);
  // Its checks stay too, because the line keeps its height.
  expect(removed?.textContent).toContain('Needs a 20V battery');
  await shopper.click(button('Undo'));
  expect(names()).toEqual([
    '5 in. Variable-Speed Angle Grinder',
    light,
    '40-Piece 1/4 in. Socket Set',
    'Order Summary',
    'Send or save this list',
  ]);
  screen.getByRole('link', { name: 'Cart, 5 items' });
  expect(document.activeElement?.textContent).toContain(light);
  expect(screen.getByRole('status').textContent).toBe(`Back in cart: ${light}. 5 items in cart.`);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('undo restores a cleared cart, also after visiting another page; a single line comes back in its place', async () => {
  const shopper = openStore('/cart?items=led-work-light-20v:1,socket-set-40pc:1');
  await shopper.click(button('Clear Cart'));
  main().getByText('Removed: 2 products');
  main().getByText('Your Cart is Empty');
  expect(screen.getByRole('link', { name: 'Cart' }).textContent).toBe('Cart');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await shopper.click(screen.getByRole('link', { name: 'Returns' }));
  await shopper.click(screen.getByRole('link', { name: 'Cart' }));
  await shopper.click(button('Undo'));
  screen.getByRole('link', { name: 'Cart, 2 items' });
  await shopper.click(button(`Remove ${light}`));
  await shopper.click(button('Clear Cart'));
  main().getByText('Removed.');
  await shopper.click(button('Undo'));
  screen.getByRole('link', { name: 'Cart, 1 item' });
});

test('progress towards free shipping is shown as text and as a progress bar', async () => {
  const shopper = openStore('/cart?items=socket-set-40pc:1');
  const bar = main().getByRole<HTMLProgressElement>('progressbar', {
    name: 'Progress towards free shipping',
  });
  expect([bar.value, bar.max]).toEqual([5999, 9900]);
  await shopper.click(button('Increase quantity of 40-Piece 1/4 in. Socket Set'));
  expect(main().queryByText(/for free shipping/)).toBeNull();
  expect(main().queryByRole('progressbar')).toBeNull();
});
