import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentUrl, linkTo, main, openStore } from '../../test/open-store';
import { Listing } from './listing';
import { products } from './products';

const [template] = products as [(typeof products)[0]];
const hundred = Array.from({ length: 100 }, (_, index) => ({
  ...template,
  id: `tool-${index}`,
  name: `Tool ${index}`,
  price: 100 - index,
}));

const openListing = (url: string) =>
  openStore(
    url,
    <Listing products={hundred}>
      {(shown) => (
        <ul aria-label="Tools">
          {shown.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </Listing>,
  );

const names = () =>
  [...screen.getByRole('list', { name: 'Tools' }).children].map(({ textContent }) => textContent);

test('a long listing has pages with links to the previous and next page', async () => {
  const shopper = openListing('/products');
  main().getByText('100 products');
  expect(names()).toHaveLength(24);
  main().getByText('Page 1 of 5');
  expect(main().queryByRole('link', { name: 'Previous page' })).toBeNull();
  await shopper.click(main().getByRole('link', { name: 'Next page' }));
  expect(currentUrl()).toBe('/products?page=2');
  expect(names()[0]).toBe('Tool 24');
  expect(linkTo('Previous page')).toBe('/products');
  expect(linkTo('Next page')).toBe('/products?page=3');
});

test('changing the sort order returns to page 1, and page links keep the order', async () => {
  const shopper = openListing('/products?page=5');
  expect(names()).toHaveLength(4);
  expect(main().queryByRole('link', { name: 'Next page' })).toBeNull();
  await shopper.selectOptions(main().getByRole('combobox'), 'Price low to high');
  expect(currentUrl()).toBe('/products?sort=price-low');
  expect(names()[0]).toBe('Tool 99');
  expect(linkTo('Next page')).toBe('/products?sort=price-low&page=2');
});
