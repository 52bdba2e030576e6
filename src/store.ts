// The store's facts, each stated once. Money is in dollars, as in the catalogue.

const phone = '1-800-555-0142';
const freeShippingFrom = 99;

export const store = {
  name: 'Torque Bay',
  tagline: 'Professional Tools and Automotive Equipment',
  phone,
  phoneUrl: `tel:+${phone.replaceAll('-', '')}`,
  freeShippingFrom,
  shippingFee: 9.99,
  freeShippingNote: `Free shipping over $${freeShippingFrom}`,
  freeShippingPromise: `Free shipping on orders over $${freeShippingFrom}`,
  returnPolicy: '60-day return policy',
  copyrightYear: 2024,
} as const;
