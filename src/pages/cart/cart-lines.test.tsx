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
  const removed = main().getByText('Removed.').closest('li');
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

test('undo restores a cleared cart, also after visiting another page', async () => {
  const shopper = openStore(three);
  await shopper.click(button('Clear Cart'));
  main().getByText('Removed: 3 products');
  await shopper.click(screen.getByRole('link', { name: 'Returns' }));
  await shopper.click(screen.getByRole('link', { name: 'Cart' }));
  await shopper.click(button('Undo'));
  screen.getByRole('link', { name: 'Cart, 5 items' });
});

test('Clear Cart clears the name of the job, and undo restores both', async () => {
  const shopper = openStore('/cart?items=led-work-light-20v:1,socket-set-40pc:1&job=Bay+3');
  const jobField = () => main().getByRole<HTMLInputElement>('textbox', { name: 'Job name' });
  await shopper.click(button('Clear Cart'));
  expect(document.title).toBe('Cart | Torque Bay');
  await shopper.click(button('Undo'));
  expect(jobField().value).toBe('Bay 3');
  await shopper.click(button(`Remove ${light}`));
  await shopper.click(button('Clear Cart'));
  await shopper.click(button('Undo'));
  expect(jobField().value).toBe('Bay 3');
  await shopper.click(button('Clear Cart'));
  await shopper.click(screen.getByRole('link', { name: 'All Tools' }));
  // The cards below the first screen follow after the first frame.
  await shopper.click(await main().findByRole('link', { name: light }));
  await shopper.click(button('Add to Cart'));
  await shopper.click(screen.getByRole('link', { name: 'Cart, 1 item' }));
  expect(jobField().value).toBe('');
});

test('undo restores two cleared lines; a single one comes back in its place', async () => {
  const shopper = openStore('/cart?items=led-work-light-20v:1,socket-set-40pc:1');
  await shopper.click(button('Clear Cart'));
  main().getByText('Removed: 2 products');
  await shopper.click(button('Undo'));
  screen.getByRole('link', { name: 'Cart, 2 items' });
  await shopper.click(button(`Remove ${light}`));
  await shopper.click(button('Clear Cart'));
  main().getByText('Removed.');
  await shopper.click(button('Undo'));
  screen.getByRole('link', { name: 'Cart, 1 item' });
});

test('an empty cart shows Best Sellers', () => {
  openStore('/cart');
  main().getByRole('region', { name: 'Best Sellers' });
  expect(main().getAllByRole('article')).toHaveLength(4);
});

test('the cart page says when the cart is cleared', () => {
  openStore(three);
  main().getByText(
    'Your cart clears when you close the last tab of the store. Save it with a share link.',
  );
});

test('progress towards free shipping is shown as text and as a progress bar', async () => {
  const shopper = openStore('/cart?items=socket-set-40pc:1');
  const bar = main().getByRole<HTMLProgressElement>('progressbar', {
    name: 'Progress towards free shipping',
  });
  expect([bar.value, bar.max]).toEqual([5999, 9900]);
  await shopper.click(button('Increase quantity of 40-Piece 1/4 in. Socket Set'));
  main().getByText('This order ships free');
  expect(main().queryByRole('progressbar')).toBeNull();
});
