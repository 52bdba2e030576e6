import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, currentUrl, linkTo, main, openStore, section } from '../../../test/open-store.tsx';

const inSection = (name: string) => within(section(name));

test('the hero links to all products', async () => {
  const shopper = openStore('/');
  await shopper.click(main().getByRole('link', { name: 'Shop Now' }));
  expect(currentUrl()).toBe('/products');
});

test('Shop by Category shows all five with image, name and description', () => {
  openStore('/');
  const tiles = inSection('Shop by Category').getAllByRole('listitem');
  expect(
    tiles.map((tile) => linkTo(tile.querySelector('h3')?.textContent ?? '', within(tile))),
  ).toEqual([
    '/category/power-tools',
    '/category/diagnostic-tools',
    '/category/air-tools',
    '/category/battery-tools',
    '/category/hand-tools',
  ]);
  for (const tile of tiles) {
    expect(within(tile).getByRole('img').getAttribute('src')).toMatch(/^\/images\/category-/);
  }
  inSection('Shop by Category').getByText(
    'Torque wrenches, combination wrenches and sockets that fit.',
  );
});

test('Best Sellers are the top four by rating', () => {
  openStore('/');
  const names = inSection('Best Sellers')
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
  expect(names).toEqual([
    'Pro OBD-II Scan Tablet',
    '1/2 in. Click Torque Wrench',
    '1/2 in. Composite Air Impact Wrench',
    '20V Brushless 1/2 in. Impact Wrench Kit',
  ]);
});

test('the home page shows three blurbs', () => {
  openStore('/');
  for (const name of ['Free shipping over $99', 'Expert support', '60-day return policy']) {
    main().getByRole('heading', { name });
  }
});

test('subscribing does nothing, by button or by Enter', async () => {
  const shopper = openStore('/');
  const box = inSection('Stay Updated').getByRole('textbox', { name: 'E-mail address' });
  await shopper.type(box, 'mechanic@example.com');
  const before = document.body.innerHTML;
  await shopper.keyboard('{Enter}');
  await shopper.click(button('Subscribe'));
  expect(document.body.innerHTML).toBe(before);
  expect(currentUrl()).toBe('/');
  expect(box.closest('form')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});
