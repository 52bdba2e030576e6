import { expect, test } from 'vitest';
import {
  type Order,
  orderByEmail,
  orderByWhatsApp,
  shopifyCart,
  wooCommerceCheckout,
} from './checkout.ts';

const line = (name: string, itemNumber: string, checkoutId?: string) => ({
  name,
  itemNumber,
  checkoutId,
  quantity: 2,
  price: '$10.00',
  total: '$20.00',
});

const order = (change: Partial<Order> = {}): Order => ({
  lines: [line('Jack', 'TB-1', '4711'), line('Stand', 'TB-2', '4712')],
  subtotal: '$40.00',
  shipping: '$9.99',
  total: '$49.99',
  jobName: '',
  url: 'https://tools.example/cart?items=jack:2',
  text: '2 × TB-1 Jack\nTotal: $49.99 & more',
  ...change,
});

test('Shopify gets a cart permalink', () => {
  const url = shopifyCart('https://shop.example');
  expect(url(order())).toBe('https://shop.example/cart/4711:2,4712:2');
  expect(url(order({ jobName: 'Bay 3 & 4' }))).toBe(
    'https://shop.example/cart/4711:2,4712:2?note=Bay%203%20%26%204',
  );
});

test('a slash at the end of the origin is dropped', () => {
  expect(shopifyCart('https://shop.example/')(order())).toBe(
    'https://shop.example/cart/4711:2,4712:2',
  );
  expect(wooCommerceCheckout('https://shop.example/tools//')(order())).toBe(
    'https://shop.example/tools/checkout-link/?products=4711:2,4712:2',
  );
});

test('a product that Shopify does not have is in the note', () => {
  const lines = [line('Jack', 'TB-1', '4711'), line('Stand', 'TB-2')];
  const url = new URL(shopifyCart('https://shop.example')(order({ lines, jobName: 'Bay 3' })));
  expect(url.pathname).toBe('/cart/4711:2');
  expect(url.searchParams.get('note')).toBe('Bay 3\nStand, TB-2, 2 pieces');
});

test('WooCommerce gets a checkout link', () => {
  const url = wooCommerceCheckout('https://shop.example');
  expect(url(order())).toBe('https://shop.example/checkout-link/?products=4711:2,4712:2');
});

test('an e-mail has the order as its text', () => {
  const url = new URL(orderByEmail('orders@tools.example')(order({ jobName: 'Bay 3' })));
  expect(url.protocol + url.pathname).toBe('mailto:orders@tools.example');
  expect(url.searchParams.get('subject')).toBe('Order: Bay 3');
  expect(url.searchParams.get('body')).toBe('2 × TB-1 Jack\r\nTotal: $49.99 & more');
  expect(orderByEmail('orders@tools.example')(order())).toContain('?subject=Order&body=2%20%C3%97');
});

test('a WhatsApp message has the order as its text', () => {
  const url = new URL(orderByWhatsApp('+1 800 555 0142')(order()));
  expect(url.origin + url.pathname).toBe('https://wa.me/18005550142');
  expect(url.searchParams.get('text')).toBe(order().text);
});

test.each([
  [shopifyCart('https://shop.example'), true],
  [wooCommerceCheckout('https://shop.example'), true],
  [orderByEmail('orders@tools.example'), false],
  [orderByWhatsApp('+1 800 555 0142'), false],
])(
  'of the ready ways to hand over an order, those to a shop take the payment (%#)',
  (checkoutUrl, takesPayment) => {
    expect(checkoutUrl.takesPayment).toBe(takesPayment);
  },
);
