import { afterEach, expect, test, vi } from 'vitest';
import { address, heading, linkTo, main, openStore } from '../../test/open-store';
import { productsIn } from '../catalogue/catalogue';

vi.mock('../catalogue/catalogue', { spy: true });
afterEach(() => vi.resetAllMocks());

test('a category shows its products', () => {
  openStore('/category/battery-tools');
  expect(heading()).toBe('Battery Tools');
  expect(main().getAllByRole('article')).toHaveLength(2);
  expect(linkTo('20 V LED Work Light')).toBe('/product/led-work-light-20v');
});

test('a slug in capitals finds its category', () => {
  openStore('/category/Battery-Tools');
  expect(heading()).toBe('Battery Tools');
});

test('an empty category says so and leads on', () => {
  vi.mocked(productsIn).mockReturnValue([]);
  openStore('/category/battery-tools');
  main().getByText('No products found');
  expect(main().queryAllByRole('article')).toHaveLength(0);
  expect(linkTo('Browse All Products')).toBe('/products');
});

test.each(['garden-tools', '__proto__', 'constructor', 'power%20tools'])(
  'an unknown slug (%s) leads to all products',
  (slug) => {
    openStore(`/category/${slug}`);
    expect(address()).toBe('/products');
    expect(heading()).toBe('All Tools');
  },
);
