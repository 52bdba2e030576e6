import { afterEach, expect, test, vi } from 'vitest';
import { currentUrl, heading, linkTo, main, openStore } from '../../test/open-store.tsx';
import { productsIn } from '../catalogue/catalogue.ts';

vi.mock('../catalogue/catalogue.ts', { spy: true });
afterEach(() => vi.resetAllMocks());

test('a category page lists its products', () => {
  openStore('/category/battery-tools');
  expect(heading()).toBe('Battery Tools');
  expect(main().getAllByRole('article')).toHaveLength(2);
  expect(linkTo('20V LED Work Light')).toBe('/product/led-work-light-20v');
});

test('a category slug is matched ignoring case', () => {
  openStore('/category/Battery-Tools');
  expect(heading()).toBe('Battery Tools');
});

test('an empty category shows a message and a link to all products', () => {
  vi.mocked(productsIn).mockReturnValue([]);
  openStore('/category/battery-tools');
  main().getByText('No products found');
  expect(main().queryAllByRole('article')).toHaveLength(0);
  expect(linkTo('Browse All Products')).toBe('/products');
});

test.each(['garden-tools', '__proto__', 'constructor', 'power%20tools'])(
  'an unknown slug (%s) redirects to all products',
  (slug) => {
    openStore(`/category/${slug}`);
    expect(currentUrl()).toBe('/products');
    expect(heading()).toBe('All Tools');
  },
);
