import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, currentUrl, heading, linkTo, main, openStore } from '../../../test/open-store';

const impactWrench = '/product/air-impact-wrench-half-in';

test('a product page shows image, rating, price, savings, description and category links', () => {
  openStore(impactWrench);
  expect(heading()).toBe('1/2 in. Composite Air Impact Wrench');
  const image = main().getByRole('img', { name: /^Black air impact wrench/ });
  expect(image.getAttribute('src')).toMatch(/^\/images\/air-impact-wrench-half-in/);
  expect(main().getByRole('img', { name: 'Rated 4.8 out of 5' }).textContent).toBe('★★★★☆');
  main().getByText('4.8');
  main().getByText('734 reviews');
  main().getByText('$229.99');
  expect(main().getByText('$279.99').tagName).toBe('S');
  expect(main().getByText('$279.99').textContent).toBe('Original price $279.99');
  main().getByText('Save $50.00 (18% off)');
  main().getByText(/^Twin-hammer mechanism delivers 950 ft-lb/);
  main().getByText('Free shipping over $99');
  main().getByText('60-day return policy');
  expect(linkTo('More in Air Tools')).toBe('/category/air-tools');
  expect(linkTo('Air Tools')).toBe('/category/air-tools');
});

test('adding to the cart updates the badge and is announced', async () => {
  const shopper = openStore(impactWrench);
  screen.getByRole('link', { name: 'Cart' });
  await shopper.click(button('Add to Cart'));
  screen.getByRole('link', { name: 'Cart, 1 item' });
  await shopper.click(button('Add to Cart'));
  expect(screen.getByRole('link', { name: 'Cart, 2 items' }).textContent).toBe('2');
  expect(screen.getByRole('status').textContent).toBe(
    'Added to cart: 1/2 in. Composite Air Impact Wrench. 2 items in cart.',
  );
});

test('the wishlist does nothing', async () => {
  const shopper = openStore(impactWrench);
  const before = document.body.innerHTML;
  await shopper.click(button('Add to Wishlist'));
  expect(document.body.innerHTML).toBe(before);
});

test.each(['no-such-tool', '__proto__', 'constructor', '%25E0%25A4%25A', 'x'.repeat(4000)])(
  'an unknown id (%s) redirects to all products',
  (id) => {
    openStore(`/product/${id}`);
    expect(currentUrl()).toBe('/products');
    expect(heading()).toBe('All Tools');
  },
);
