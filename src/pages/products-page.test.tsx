import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentUrl, heading, main, openStore } from '../../test/open-store';
import { products } from '../catalogue/products';

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
