import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { heading, main, openStore } from '../../test/open-store.tsx';
import { findProduct } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { productData } from '../prerender/structured-data.ts';

// A work light without reviews and without an original price, a socket set that is sold out, a discontinued multimeter, an
// air ratchet whose pressure is not known; and a heat gun whose name contains its item number.
vi.mock('../catalogue/products.ts', async (load) => {
  const { products } = await load<typeof import('../catalogue/products.ts')>();
  const changes: Record<string, Partial<Product>> = {
    'led-work-light-20v': { reviews: 0, originalPrice: undefined as never },
    'digital-heat-gun': { name: 'HG 1500 Heat Gun', itemNumber: 'HG-1500' },
    'socket-set-40pc': { availability: 'sold-out' },
    'true-rms-multimeter': { availability: 'discontinued' },
    'air-ratchet-three-eighths-in': {
      specifications: [{ name: 'Air consumption', value: { needs: 4 }, unit: 'CFM' }],
    },
  };
  return { products: products.map((product) => ({ ...product, ...changes[product.id] })) };
});

const light = '20V LED Work Light';
const sockets = '40-Piece 1/4 in. Socket Set';
const multimeter = 'True-RMS Automotive Multimeter';

const card = (name: string) =>
  main()
    .getAllByRole('article')
    .find((article) => article.textContent?.includes(name))?.textContent;

test('a card without reviews and original price says so and shows one price', () => {
  openStore('/category/battery-tools');
  expect(card(light)).toContain('No reviews yet');
  expect(card(light)).toContain('$69.99Add to Cart');
  expect(card(light)).not.toMatch(/★|☆|was |% off/);
});

test('its page has no stars, no crossed-out price and no savings', () => {
  openStore('/product/led-work-light-20v');
  main().getByText('No reviews yet');
  expect(main().queryByText(/^was |^Save /)).toBeNull();
  main().getByRole('button', { name: 'Add to Cart' });
});

test('it is not among the largest savings', () => {
  openStore('/specials');
  expect(main().getAllByRole('article')).toHaveLength(4);
  expect(card(light)).toBeUndefined();
});

test('a comparison says that it has no reviews', () => {
  openStore('/compare?tools=led-work-light-20v,digital-heat-gun');
  const row = main().getByRole('row', { name: /^Rating/ });
  expect(row.textContent).toBe('RatingNo reviews yet4.4\u00a0of 5');
});

test('sorted by rating, it comes last', () => {
  openStore('/category/battery-tools?sort=top-rated');
  expect(main().getAllByRole('article').at(-1)?.textContent).toContain(light);
});

test('a product that is sold out has a page and a card, without Add to Cart', () => {
  openStore('/product/socket-set-40pc');
  expect(heading()).toBe(sockets);
  main().getByText('Sold out');
  expect(main().queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  expect(main().queryByText(/ships free|Free shipping/)).toBeNull();
});

test('a shared cart names what is sold out and what is no longer sold, and adds the rest', () => {
  openStore('/cart?items=socket-set-40pc:2,led-work-light-20v:1,true-rms-multimeter:1,nothing:1');
  main().getByText(
    '1 item in this link could not be added. ' +
      `Sold out: ${sockets}. No longer sold: ${multimeter}.`,
  );
  screen.getByRole('link', { name: 'Cart, 1 item' });
});

test('a discontinued product keeps its page, but no list and no search shows it', () => {
  openStore('/product/true-rms-multimeter');
  expect(heading()).toBe(multimeter);
  main().getByText('No longer sold');
});

test.each(['/products', '/category/diagnostic-tools', '/search?q=multimeter', '/'])(
  '%s does not list a discontinued product',
  (url) => {
    openStore(url);
    expect(main().queryByRole('link', { name: multimeter })).toBeNull();
  },
);

test('rows of recommended products have only what can be bought', () => {
  openStore('/specials');
  expect(card(sockets)).toBeUndefined();
});

test('nothing is said about the compressor of a tool whose pressure is not known', () => {
  openStore('/cart?items=air-ratchet-three-eighths-in:1');
  main().getByRole('button', { name: 'Clear Cart' });
  expect(main().queryByText(/compressor/)).toBeNull();
});

test('the structured data says whether it is in stock, and has a rating only with reviews', () => {
  const entity = (id: string) =>
    productData('https://tools.example', findProduct(id) as Product)[1];
  expect(entity('led-work-light-20v')).toMatchObject({
    offers: { availability: 'https://schema.org/InStock', price: '69.99' },
  });
  expect(entity('led-work-light-20v')).not.toHaveProperty('aggregateRating');
  expect(entity('socket-set-40pc')).toMatchObject({
    offers: { availability: 'https://schema.org/SoldOut' },
    aggregateRating: { reviewCount: 529 },
  });
  expect(entity('true-rms-multimeter')).toMatchObject({
    offers: { availability: 'https://schema.org/Discontinued' },
  });
});

test('a product that is found by its name and by its item number is suggested once', async () => {
  const shopper = openStore('/');
  await shopper.type(screen.getByLabelText('Search products'), 'HG 1500');
  const options = within(screen.getByRole('listbox', { name: 'Suggestions' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(options).toEqual(['HG 1500 Heat Gun12.5 A$79.99', 'See all 1 match']);
});
