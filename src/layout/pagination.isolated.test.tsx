import { expect, test, vi } from 'vitest';
import { address, linkTo, main, openStore } from '../../test/open-store';

// A shop of 100 products: the first of ours, over and over.
vi.mock('../catalogue/products', async (load) => {
  const { products } = await load<typeof import('../catalogue/products')>();
  const [first] = products;
  return {
    products: Array.from({ length: 100 }, (_, index) => ({
      ...first,
      id: `tool-${index}`,
      name: `Tool ${index}`,
      price: 100 - index,
    })),
  };
});

const names = () =>
  main()
    .getAllByRole('article')
    .map((card) => card.querySelector('h2')?.textContent);

test('a long listing is shown in pages that links lead to', async () => {
  const shopper = openStore('/products');
  main().getByText('100 products');
  expect(names()).toHaveLength(24);
  main().getByText('Page 1 of 5');
  expect(main().queryByRole('link', { name: 'Previous page' })).toBeNull();
  await shopper.click(main().getByRole('link', { name: 'Next page' }));
  expect(address()).toBe('/products?page=2');
  expect(names()[0]).toBe('Tool 24');
  expect(document.activeElement?.tagName).toBe('H1');
  expect(linkTo('Previous page')).toBe('/products');
  expect(linkTo('Next page')).toBe('/products?page=3');
});

test('another order starts at its first page, and the next pages keep it', async () => {
  const shopper = openStore('/products?page=5');
  expect(names()).toHaveLength(4);
  expect(main().queryByRole('link', { name: 'Next page' })).toBeNull();
  await shopper.selectOptions(main().getByRole('combobox'), 'Price low to high');
  expect(address()).toBe('/products?sort=price-low');
  expect(names()[0]).toBe('Tool 99');
  expect(linkTo('Next page')).toBe('/products?sort=price-low&page=2');
});
