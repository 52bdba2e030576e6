import { afterEach, expect, test, vi } from 'vitest';
import { currentUrl, heading, linkTo, main, openStore } from '../../test/open-store.tsx';
import { productsIn } from '../catalogue/catalogue.ts';

vi.mock('../catalogue/catalogue.ts', { spy: true });
afterEach(() => vi.resetAllMocks());

test.each(['battery-tools', 'Battery-Tools'])('the category page %s lists its products', (slug) => {
  openStore(`/category/${slug}`);
  expect(heading()).toBe('Battery Tools');
  expect(main().getAllByRole('article')).toHaveLength(2);
  expect(linkTo('20V LED Work Light')).toBe('/product/led-work-light-20v');
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
