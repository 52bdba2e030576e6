import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { heading, linkTo, main, openStore } from '../../test/open-store';

test.each([
  ['/account', 'Account', 'Account Page - Coming soon!'],
  ['/specials', 'Specials', 'Special Offers - Great deals coming soon!'],
  ['/contact', 'Contact Us', '1-800-555-0142'],
  ['/shipping', 'Shipping Info', 'Free shipping on orders over $99!'],
  ['/returns', 'Returns', '60-day return policy'],
  ['/warranty', 'Warranty', 'Quality guaranteed'],
  ['/nowhere', 'Page Not Found', "Page Not Found - The page you're looking for doesn't exist."],
  ['/product', 'Page Not Found', "Page Not Found - The page you're looking for doesn't exist."],
])('%s has the heading "%s" and the text "%s"', (url, name, sentence) => {
  openStore(url);
  expect(heading()).toBe(name);
  main().getByText(sentence);
  const crumbs = within(main().getByRole('navigation', { name: 'Breadcrumb' }));
  expect(linkTo('Home', crumbs)).toBe('/');
  crumbs.getByText(name);
  expect(linkTo('Browse All Products')).toBe('/products');
});

test('the phone number on the contact page is a tel: link', () => {
  openStore('/contact');
  expect(linkTo('1-800-555-0142')).toBe('tel:+18005550142');
});
