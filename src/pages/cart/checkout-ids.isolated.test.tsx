import { expect, test, vi } from 'vitest';
import { main, openStore, section } from '../../../test/open-store.tsx';

vi.mock('../../store.ts', async (load) => {
  const original = await load<typeof import('../../store.ts')>();
  const { shopifyCart } = await import('../../checkout.ts');
  const checkoutUrl = shopifyCart('https://shop.example');
  return { ...original, store: { ...original.store, checkoutUrl } };
});

vi.mock('../../catalogue/products.ts', async (load) => {
  const { products } = await load<typeof import('../../catalogue/products.ts')>();
  return {
    products: products.map((product) =>
      product.id === 'led-work-light-20v' ? { ...product, checkoutId: '4711' } : product,
    ),
  };
});

const summary = () => section('Order Summary');
const checkout = () =>
  main().queryByRole<HTMLAnchorElement>('link', { name: 'Proceed to Checkout' });

test('a product that the checkout does not know has to be ordered by phone, and the cart says so', () => {
  openStore('/cart?items=led-work-light-20v:2,socket-set-40pc:3');
  expect(summary().textContent).toContain(
    'The online checkout does not have: 40-Piece 1/4 in. Socket Set, TB-1140, 3 pieces. Order by phone: 1-800-555-0142',
  );
  expect(checkout()?.href).toMatch(/^https:\/\/shop\.example\/cart\/4711:2\?/);
});

test('if the checkout knows no product of the cart, there is no link to it', () => {
  openStore('/cart?items=socket-set-40pc:3');
  expect(summary().textContent).toContain('The online checkout does not have: 40-Piece');
  expect(checkout()).toBeNull();
  expect(
    main().getByRole<HTMLAnchorElement>('link', { name: 'Call 1-800-555-0142 to order' }).href,
  ).toBe('tel:+18005550142');
});

test('a cart that the checkout knows has only the link', () => {
  openStore('/cart?items=led-work-light-20v:2');
  expect(summary().textContent).not.toContain('does not have');
  expect(checkout()?.href).toBe('https://shop.example/cart/4711:2');
});

test('the contact page says that it takes the payment', () => {
  openStore('/contact');
  main().getByText('Ask when you call, or pay at the checkout.');
});
