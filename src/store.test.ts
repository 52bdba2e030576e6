import { expect, test } from 'vitest';
import { store } from './store';

test('the store has the expected facts', () => {
  expect(store).toEqual({
    name: 'Torque Bay',
    tagline: 'Professional Tools and Automotive Equipment',
    phone: '1-800-555-0142',
    phoneUrl: 'tel:+18005550142',
    freeShippingFrom: 99,
    shippingFee: 9.99,
    flatShipping: 'Flat $9.99 under $99.',
    freeShippingNote: 'Free shipping over $99',
    freeShippingPromise: 'Free shipping on orders over $99',
    returnPolicy: '60-day return policy',
    copyrightYear: 2024,
  });
});
