import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentUrl, heading, linkTo, main, openStore } from '../../test/open-store.tsx';
import { products } from '../catalogue/products.ts';

test('the products page lists all products, with breadcrumbs', () => {
  openStore('/products');
  expect(heading()).toBe('All Tools');
  expect(main().getAllByRole('article')).toHaveLength(products.length);
  const crumbs = within(main().getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getAllByRole('listitem').map((crumb) => crumb.textContent)).toEqual([
    'Home',
    'All Tools',
  ]);
  expect(crumbs.getByText('All Tools').getAttribute('aria-current')).toBe('page');
});

test('a card shows category, rating, reviews and prices, and links to its product', async () => {
  const shopper = openStore('/products');
  const [card] = main().getAllByRole('article') as [HTMLElement];
  const inCard = within(card);
  inCard.getByText('Power Tools');
  inCard.getByRole('img', { name: 'Rated 4.6 out of 5' });
  inCard.getByText('412 reviews');
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
  expect(linkTo('Power Tools 3', chips as ReturnType<typeof main>)).toBe('/category/power-tools');
});

test('the choice of the list is in the URL and keeps sort order and comparison', async () => {
  const shopper = openStore('/products?sort=price-low&compare=socket-set-40pc&choosing=1');
  const link = (name: string) => main().getByRole('link', { name });
  const [card] = main().getAllByRole('article') as [HTMLElement];
  expect(link('Grid').getAttribute('aria-current')).toBe('true');
  within(card).getByText('Hand Tools');
  await shopper.click(link('List'));
  expect(currentUrl()).toBe(
    '/products?sort=price-low&compare=socket-set-40pc&choosing=1&view=list',
  );
  expect(link('List').getAttribute('aria-current')).toBe('true');
  expect(window.scrollTo).not.toHaveBeenCalled();
  within(main().getAllByRole('article')[0] as HTMLElement).getByText(/^TB-\d{4}$/);
  await shopper.selectOptions(main().getByRole('combobox'), 'Price high to low');
  expect(currentUrl()).toBe(
    '/products?sort=price-high&compare=socket-set-40pc&choosing=1&view=list',
  );
  await shopper.click(link('Grid'));
  expect(currentUrl()).toBe('/products?sort=price-high&compare=socket-set-40pc&choosing=1');
});

test('in catalogue order the list has a heading for each category, in any other order none', async () => {
  const shopper = openStore('/products?view=list');
  const headings = () =>
    main()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
  expect(headings()).toEqual([
    'Power Tools',
    'Diagnostic Tools',
    'Air Tools',
    'Battery Tools',
    'Hand Tools',
  ]);
  const battery = within(main().getByRole('region', { name: 'Battery Tools' }));
  expect(
    battery.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['20V Brushless 1/2 in. Impact Wrench Kit', '20V LED Work Light']);
  await shopper.selectOptions(main().getByRole('combobox'), 'Price low to high');
  expect(headings()).toHaveLength(products.length);
  expect(headings()[0]).toBe('40-Piece 1/4 in. Socket Set');
});

test('a row of the list has item number, main specification, rating, price and Compare', () => {
  openStore('/products?view=list');
  const [first] = main().getAllByRole('article') as [HTMLElement];
  const row = within(first);
  row.getByText('TB-1010');
  row.getByText('12 A');
  row.getByRole('img', { name: 'Rated 4.6 out of 5' });
  row.getByText('$129.99');
  row.getByRole('link', { name: 'Compare 5 in. Variable-Speed Angle Grinder' });
});

test.each(['/products', '/products?view=list', '/category/battery-tools'])(
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
