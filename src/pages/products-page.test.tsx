import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentUrl, heading, linkTo, main, openStore } from '../../test/open-store.tsx';
import { products } from '../catalogue/products.ts';

test('the products page lists all products, with breadcrumbs', () => {
  openStore('/products');
  expect(heading()).toBe('All Tools');
  expect(main().getAllByRole('article')).toHaveLength(products.length);
  const crumbs = within(main().getByRole('navigation', { name: 'Breadcrumb' }));
  expect(linkTo('Home', crumbs)).toBe('/');
  expect(crumbs.getAllByRole('link')).toHaveLength(1);
  // The heading says it next.
  expect(crumbs.getByText('All Tools').ariaHidden).toBe('true');
});

test('a card shows rating, reviews and prices, and links to its product', async () => {
  const shopper = openStore('/products');
  const [card] = main().getAllByRole('article') as [HTMLElement];
  const inCard = within(card);
  // The order is by category.
  expect(inCard.queryByText('Power Tools')).toBeNull();
  inCard.getByRole('img', { name: 'Rated 4.6 out of 5, 412 reviews' });
  inCard.getByText('$129.99');
  expect(inCard.getByText('$159.99').tagName).toBe('S');
  await shopper.click(inCard.getByRole('link', { name: '5 in. Variable-Speed Angle Grinder' }));
  expect(currentUrl()).toBe('/product/angle-grinder-5in');
});

test('chips above the products link to each category and count its products', () => {
  openStore('/products');
  const chips = within(main().getByRole('navigation', { name: 'Tools by category' }));
  expect(chips.getAllByRole('link').map((chip) => chip.textContent)).toEqual([
    'Power Tools 3',
    'Diagnostic Tools 3',
    'Air Tools 3',
    'Battery Tools 2',
    'Hand Tools 3',
  ]);
  expect(linkTo('Power Tools 3 products', chips as ReturnType<typeof main>)).toBe(
    '/category/power-tools',
  );
});

const rows = () =>
  main()
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('the choice of the list is in the URL and keeps sort order and ticks', async () => {
  const shopper = openStore('/products?sort=price-low&choosing=socket-set-40pc');
  const link = (name: string) => main().getByRole('link', { name });
  expect(link('Grid').getAttribute('aria-current')).toBe('true');
  await shopper.click(link('List'));
  expect(currentUrl()).toBe('/products?sort=price-low&choosing=socket-set-40pc&view=list');
  expect(link('List').getAttribute('aria-current')).toBe('true');
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(rows()[0]).toContain('TB-1140');
  await shopper.selectOptions(main().getByRole('combobox'), 'Price high to low');
  expect(currentUrl()).toBe('/products?sort=price-high&choosing=socket-set-40pc&view=list');
  await shopper.click(link('Grid'));
  expect(currentUrl()).toBe('/products?sort=price-high&choosing=socket-set-40pc');
});

test('the list is a table, whose rows have item number, facts, weight, rating, price, Compare and quantity', async () => {
  const shopper = openStore('/products?view=list');
  const table = within(main().getByRole('table', { name: 'Products' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Image', 'Tool', 'Item', 'Key facts', 'Weight', 'Rating', 'Price', 'Compare'],
    ...['Quantity', 'Add'],
  ]);
  const row = within(table.getByRole('row', { name: /^5 in. Variable-Speed Angle Grinder/ }));
  row.getByText('TB-1010');
  row.getByText('12 A');
  row.getByRole('img', { name: 'Rated 4.6 out of 5, 412 reviews' });
  row.getByText('$129.99');
  row.getByRole('link', { name: 'Compare 5 in. Variable-Speed Angle Grinder' });
  const quantity = row.getByLabelText<HTMLInputElement>(/^Quantity of/);
  await shopper.clear(quantity);
  await shopper.type(quantity, '12');
  await shopper.click(row.getByRole('button', { name: /^Add to Cart: / }));
  screen.getByRole('link', { name: 'Cart, 12 items' });
  // For the next click.
  expect(quantity.value).toBe('1');
});

test.each(['/products', '/category/battery-tools'])(
  'on %s only the tool without a battery in the box says Tool only',
  (url) => {
    openStore(url);
    const cards = main()
      .getAllByRole('article')
      .filter((card) => within(card).queryByText('Tool only'));
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      '20V LED Work Light',
    ]);
  },
);

test('in the list, too', () => {
  openStore('/products?view=list');
  expect(rows().filter((row) => row?.includes('Tool only'))).toHaveLength(1);
});
