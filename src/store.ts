// The facts about the store. Amounts are in dollars.

const phone = '1-800-555-0142';
const freeShippingFrom = 99;
const shippingFee = 9.99;

export const store = {
  name: 'Torque Bay',
  tagline: 'Professional Tools and Automotive Equipment',
  phone,
  phoneUrl: `tel:+${phone.replaceAll('-', '')}`,
  freeShippingFrom,
  shippingFee,
  flatShipping: `Flat $${shippingFee} under $${freeShippingFrom}.`,
  freeShippingNote: `Free shipping over $${freeShippingFrom}`,
  freeShippingPromise: `Free shipping on orders over $${freeShippingFrom}`,
  returnPolicy: '60-day return policy',
  copyrightYear: 2024,
} as const;
