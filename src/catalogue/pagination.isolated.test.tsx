import { expect, test, vi } from 'vitest';
import { currentUrl, linkTo, main, openStore } from '../../test/open-store';

// A catalogue of 100 products: copies of the first one with their own id, name and price.
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

test('a long listing has pages with links to the previous and next page', async () => {
  const shopper = openStore('/products');
  main().getByText('100 products');
  expect(names()).toHaveLength(24);
  main().getByText('Page 1 of 5');
  expect(main().queryByRole('link', { name: 'Previous page' })).toBeNull();
  await shopper.click(main().getByRole('link', { name: 'Next page' }));
  expect(currentUrl()).toBe('/products?page=2');
  expect(names()[0]).toBe('Tool 24');
  expect(document.activeElement?.tagName).toBe('H1');
  expect(linkTo('Previous page')).toBe('/products');
  expect(linkTo('Next page')).toBe('/products?page=3');
});

test('changing the sort order returns to page 1, and page links keep the order', async () => {
  const shopper = openStore('/products?page=5');
  expect(names()).toHaveLength(4);
  expect(main().queryByRole('link', { name: 'Next page' })).toBeNull();
  await shopper.selectOptions(main().getByRole('combobox'), 'Price low to high');
  expect(currentUrl()).toBe('/products?sort=price-low');
  expect(names()[0]).toBe('Tool 99');
  expect(linkTo('Next page')).toBe('/products?sort=price-low&page=2');
});
