import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { main, openCartWith, openStore } from '../../test/open-store.tsx';
import { findProduct } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { productData } from '../prerender/structured-data.ts';

vi.mock('../store.ts', async (load) => {
  const original = await load<typeof import('../store.ts')>();
  const { orderByWhatsApp } = await import('../checkout.ts');
  const checkoutUrl = orderByWhatsApp('18005550142');
  const legalLinks = [{ name: 'Imprint', url: '/imprint.html' }];
  const noFacts = {
    hours: '',
    address: '',
    deliveryRegion: '',
    deliveryTime: '',
    returnsCountFrom: '',
    usedTools: 'We take them back unused.',
    returnShipping: '',
    refundTime: '',
    warrantyTerm: '',
    warrantyShipping: '',
  };
  const searchExamples = ['work light', 'TB-1110', '2 piece set'];
  const facts = { checkoutUrl, taxNote: 'incl. VAT', legalLinks, searchExamples, ...noFacts };
  return { ...original, store: { ...original.store, ...facts } };
});

// A store without reviews.
vi.mock('../catalogue/products.ts', async (load) => {
  const { products } = await load<typeof import('../catalogue/products.ts')>();
  return { products: products.map((product) => ({ ...product, reviews: 0 })) };
});

test('with a checkout, Proceed to Checkout is a link to it, with the order', () => {
  openStore('/cart?items=led-work-light-20v:2&job=Bay+3');
  const link = main().getByRole<HTMLAnchorElement>('link', { name: 'Proceed to Checkout' });
  const url = new URL(link.href);
  expect(url.origin + url.pathname).toBe('https://wa.me/18005550142');
  expect(url.searchParams.get('text')).toContain('20V LED Work Light, TB-1110, 2 pieces');
  expect(url.searchParams.get('text')).toContain('Bay 3');
  expect(link.target).toBe('_blank');
  expect(main().queryByRole('button', { name: 'Proceed to Checkout' })).toBeNull();
});

test('the link follows the cart', async () => {
  const shopper = openCartWith('20V LED Work Light');
  await shopper.click(main().getByRole('button', { name: /^Increase/ }));
  const link = main().getByRole<HTMLAnchorElement>('link', { name: 'Proceed to Checkout' });
  expect(new URL(link.href).searchParams.get('text')).toContain('TB-1110, 2 pieces');
});

test('half of a character in the name of the job does not break the link', () => {
  openCartWith('20V LED Work Light');
  const jobField = main().getByRole('textbox', { name: 'Job name' });
  fireEvent.change(jobField, { target: { value: 'Bay \uD83D' } });
  const link = main().getByRole<HTMLAnchorElement>('link', { name: 'Proceed to Checkout' });
  expect(new URL(link.href).searchParams.get('text')).toContain('Torque Bay cart: Bay \uFFFD');
});

test('the contact page says how to order, and does not say that WhatsApp takes a payment', () => {
  openStore('/contact');
  main().getByText('Call and read us the item numbers and quantities, or proceed to checkout.');
  main().getByText(
    'Ask when you call. The store takes no payment online and never asks for a card number.',
  );
  expect(main().queryByText(/isn't open yet/)).toBeNull();
});

test.each(['/product/led-work-light-20v', '/cart?items=led-work-light-20v:1'])(
  'the note on taxes stands beside the amounts of %s',
  (url) => {
    openStore(url);
    main().getByText('incl. VAT');
  },
);

test.each([
  ['/warranty', undefined],
  ['/contact', undefined],
  ['/shipping', /^Smaller ordersFlat [^ ]+ under [^ ]+$/],
  ['/returns', /^Used toolsWe take them back unused$/],
])('%s states only the facts that the owner has filled in: %s', (url, terms) => {
  openStore(url);
  main().getByRole('heading', { level: 1 });
  const shown = document.querySelector('main dl')?.textContent;
  if (terms) expect(shown).toMatch(terms);
  else expect(shown).toBeUndefined();
});

test('without a delivery time the line below Add to Cart has none', () => {
  openStore('/product/obd2-scan-tablet');
  main().getByText('In stock');
});

test('search engines read no facts that no page states', () => {
  const light = findProduct('led-work-light-20v') as Product;
  const [, entity] = productData('https://tools.example', light);
  const { offers } = JSON.parse(JSON.stringify(entity));
  expect(offers).not.toHaveProperty('shippingDetails');
  expect(offers.hasMerchantReturnPolicy).toMatchObject({ merchantReturnDays: 60 });
  expect(offers.hasMerchantReturnPolicy).not.toHaveProperty('returnFees');
});

test.each(['/products', '/products?view=list', '/product/socket-set-40pc'])(
  'in a store without reviews no list of %s says so for each product',
  (url) => {
    openStore(url);
    const lists = main().queryAllByRole('listitem');
    const tables = main().queryAllByRole('row');
    const texts = [...lists, ...tables].map(({ textContent }) => textContent).join(' ');
    expect(texts).toContain('$');
    expect(texts).not.toContain('No reviews yet');
  },
);

test('in a store without reviews a product page says so', () => {
  openStore('/product/socket-set-40pc');
  main().getByText('No reviews yet');
});

test('the search field names a measure only if one of the examples is one', () => {
  openStore('/');
  screen.getByText('Search tools or item no.');
});

test('the footer links to an imprint, in a new tab', () => {
  openStore('/');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Imprint' });
  expect(link.getAttribute('href')).toBe('/imprint.html');
  expect(link.target).toBe('_blank');
});
