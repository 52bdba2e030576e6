import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, currentUrl, linkTo, main, openStore } from '../../test/open-store.tsx';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { Listing } from './listing.tsx';

const names = () =>
  main()
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
const sortBox = () => main().getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });

test.each([
  ['/products', `${products.length} products`],
  ['/category/battery-tools', '2 products'],
  ['/search?q=drive', '5 products'],
])('%s shows its product count: %s', (url, count) => {
  openStore(url);
  main().getByText(count);
});

test('the sort order changes on the same page and is kept in the URL', async () => {
  const shopper = openStore('/products?utm_source=mail');
  expect(sortBox().selectedOptions[0]?.textContent).toBe('Featured');
  await shopper.selectOptions(sortBox(), 'Price low to high');
  expect(currentUrl()).toBe('/products?utm_source=mail&sort=price-low');
  expect(names()[0]).toBe('40-Piece 1/4 in. Socket Set');
  expect(document.activeElement).toBe(sortBox());
  expect(window.scrollTo).not.toHaveBeenCalled();
  await shopper.selectOptions(sortBox(), 'Price high to low');
  expect(names()[0]).toBe('Pro OBD-II Scan Tablet');
  await shopper.selectOptions(sortBox(), 'Featured');
  expect(currentUrl()).toBe('/products?utm_source=mail');
  expect(names()[0]).toBe('5 in. Variable-Speed Angle Grinder');
});

test('a URL with a sort order opens sorted and keeps its search', () => {
  openStore('/search?q=drive&sort=top-rated');
  expect(names()).toEqual([
    '1/2 in. Click Torque Wrench',
    '1/2 in. Composite Air Impact Wrench',
    '20V Brushless 1/2 in. Impact Wrench Kit',
    '40-Piece 1/4 in. Socket Set',
    '3/8 in. Air Ratchet',
  ]);
  expect(sortBox().value).toBe('top-rated');
});

test('an unknown sort order gives catalogue order', () => {
  openStore('/products?sort=__proto__');
  expect(sortBox().value).toBe('');
  expect(names()[0]).toBe('5 in. Variable-Speed Angle Grinder');
  expect(currentUrl()).toBe('/products?sort=__proto__');
});

test('a single product has no sort select', () => {
  openStore('/search?q=spray%20gun');
  main().getByText('1 product');
  expect(main().queryByRole('combobox')).toBeNull();
});

test('adding to the cart from a card stays on the page', async () => {
  const shopper = openStore('/category/air-tools');
  const add = button('Add to Cart: 3/8 in. Air Ratchet');
  expect(add.textContent).toBe('Add to Cart');
  await shopper.click(add);
  await shopper.click(add);
  expect(currentUrl()).toBe('/category/air-tools');
  screen.getByRole('link', { name: 'Cart, 2 items' });
  expect(screen.getByRole('status').textContent).toBe(
    'Added to cart: 3/8 in. Air Ratchet. 2 items in cart.',
  );
  expect(add.textContent).toBe('Add to Cart2');
});

const [template] = products as [Product];
const hundred = Array.from({ length: 100 }, (_, index) => ({
  ...template,
  id: `tool-${index}`,
  name: `Tool ${index}`,
  price: 100 - index,
}));

const openListing = (url: string) => openStore(url, <Listing products={hundred} />);

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

test.each([
  [1, null],
  [2, '/compare?tools=tool-0,tool-1'],
  [3, '/compare?tools=tool-0,tool-1,tool-2'],
  [4, null],
])(
  '%i products are compared by one button or by a tick each, and only more have an order: %s',
  (count, url) => {
    openStore('/products?choosing=', <Listing products={hundred.slice(0, count)} />);
    const compareAll = main().queryByRole('link', { name: /^Compare All/ });
    expect(compareAll?.getAttribute('href') ?? null).toBe(url);
    expect(compareAll?.textContent ?? null).toBe(url && `Compare All ${count}`);
    const toggles = main().queryAllByRole('link', { name: /^Compare Tool/ });
    expect(toggles).toHaveLength(url ? 0 : count);
    expect(main().queryAllByRole('combobox')).toHaveLength(count > 3 ? 1 : 0);
  },
);

test('a listing of one page without ticks has neither links to pages nor the bar of the ticked products', () => {
  openStore('/products');
  expect(main().queryByRole('navigation', { name: 'Pages' })).toBeNull();
  expect(main().queryByText(/^Comparing/)).toBeNull();
  expect(main().queryByRole('button', { name: 'Show Comparison' })).toBeNull();
});
