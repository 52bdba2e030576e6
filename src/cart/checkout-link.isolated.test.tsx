import { expect, test, vi } from 'vitest';
import { main, openCartWith, openStore } from '../../test/open-store';

vi.mock('../store', async (load) => {
  const original = await load<typeof import('../store')>();
  const { orderByWhatsApp } = await import('../checkout');
  return { ...original, store: { ...original.store, checkoutUrl: orderByWhatsApp('18005550142') } };
});

test('with a checkout, Proceed to Checkout is a link to it, with the order', () => {
  openStore('/cart?items=led-work-light-20v:2&job=Bay+3');
  const link = main().getByRole<HTMLAnchorElement>('link', { name: 'Proceed to Checkout' });
  const url = new URL(link.href);
  expect(url.origin + url.pathname).toBe('https://wa.me/18005550142');
  expect(url.searchParams.get('text')).toContain('2 × TB-1110 20V LED Work Light');
  expect(url.searchParams.get('text')).toContain('Bay 3');
  expect(link.target).toBe('_blank');
  expect(main().queryByRole('button', { name: 'Proceed to Checkout' })).toBeNull();
});

test('the link follows the cart', async () => {
  const shopper = openCartWith('20V LED Work Light');
  await shopper.click(main().getByRole('button', { name: /^Increase/ }));
  const link = main().getByRole<HTMLAnchorElement>('link', { name: 'Proceed to Checkout' });
  expect(new URL(link.href).searchParams.get('text')).toContain('2 × TB-1110');
});
