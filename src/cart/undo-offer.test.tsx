import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { button, main, openStore } from '../../test/open-store';
import { UndoOffer } from './undo-offer';

const light = '20 V LED Work Light';
const three = '/cart?items=angle-grinder-5in:1,led-work-light-20v:3,socket-set-40pc:1';
const names = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

test('a removed line can be put back where it was', async () => {
  const shopper = openStore(three);
  await shopper.click(button(`Remove ${light}`));
  main().getByText(`Removed: ${light}`);
  await shopper.click(button('Undo'));
  expect(names()).toEqual([
    '5 in. Variable-Speed Angle Grinder',
    light,
    '40-Piece 1/4 in. Socket Set',
    'Order Summary',
  ]);
  screen.getByRole('link', { name: 'Cart, 5 items' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('status').textContent).toBe(`Back in cart: ${light}. 5 items in cart.`);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a cleared cart can be put back, also after a look at another page', async () => {
  const shopper = openStore(three);
  await shopper.click(button('Clear Cart'));
  main().getByText('Removed: 3 products');
  await shopper.click(screen.getByRole('link', { name: 'Returns' }));
  await shopper.click(screen.getByRole('link', { name: 'Cart' }));
  await shopper.click(button('Undo'));
  screen.getByRole('link', { name: 'Cart, 5 items' });
});

test('the empty cart suggests Best Sellers', () => {
  openStore('/cart');
  main().getByRole('region', { name: 'Best Sellers' });
  expect(main().getAllByRole('article')).toHaveLength(4);
});

test('the cart says that it lasts while the store stays open', () => {
  openStore(three);
  main().getByText(/^Your cart lasts while the store stays open\./);
});

test('the way to free shipping is shown in words and as a bar', async () => {
  const shopper = openStore('/cart?items=socket-set-40pc:1');
  const bar = main().getByRole<HTMLProgressElement>('progressbar', {
    name: 'Progress towards free shipping',
  });
  expect([bar.value, bar.max]).toEqual([5999, 9900]);
  await shopper.click(button('Increase quantity of 40-Piece 1/4 in. Socket Set'));
  expect([bar.value, bar.max]).toEqual([9900, 9900]);
  main().getByText('This order ships free.');
});

test('a part of the cart that stands outside its provider says so', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<UndoOffer />)).toThrow('useCart needs a <CartProvider> above it.');
  vi.mocked(console.error).mockClear();
});
