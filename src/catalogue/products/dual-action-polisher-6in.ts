import type { Product } from '../product.ts';

export const dualActionPolisher6in: Product = {
  id: 'dual-action-polisher-6in',
  name: '6 in. Dual-Action Polisher',
  alsoCalled: ['DA polisher', 'car buffer', 'orbital buffer', 'polishing machine', 'waxer'],
  imageAlt: 'Polisher standing on an orange foam pad, with a D-handle over its head',
  views: [
    'Other side of the polisher with its rating plate, cord and three-pin plug',
    "Close-up of the polisher's head, D-handle, backing plate and orange foam pad",
  ],
  price: 189.99,
  originalPrice: 229.99,
  rating: 4.7,
  reviews: 288,
  category: 'power-tools',
  description:
    'A random orbital polisher for paint correction and detailing. Its 8 mm orbit takes out swirl marks and fine scratches and spreads wax, with little risk of burning the clear coat. The 7 amp motor keeps its speed under load on the 6 in. foam pad, and a dial with six steps sets it.',
  itemNumber: 'TB-1020',
  specifications: [
    { name: 'Orbit', value: 8, unit: 'mm', cardWords: '{} orbit', isOnCard: true },
    { name: 'Pad diameter', value: 6, unit: 'in. disc' },
    { name: 'Rated current', value: 7, unit: 'A' },
    { name: 'Rated power', value: 840, unit: 'W' },
    { name: 'Speed', value: [2000, 6800], unit: 'oscillations per minute' },
    { name: 'Power source', value: 120, unit: 'V', words: 'Corded, {} AC' },
    { name: 'Speed control', value: 'Dial with six steps, constant under load' },
    { name: 'Spindle thread', value: '5/16-24 in.' },
    { name: 'Cord length', value: 13, unit: 'ft' },
    { name: 'Noise level', value: 82, unit: 'dB(A)' },
    { name: 'Length', value: 16.1, unit: 'in.' },
    { name: 'Weight', value: 6.2, unit: 'lb', isOnCard: true },
  ],
  inTheBox: [
    '1 dual-action polisher',
    '1 hook-and-loop backing plate, 5 in.',
    '1 cutting foam pad',
    '1 finishing foam pad',
    '1 D-handle',
  ],
  kitNote: 'Polish and wax are not included.',
  worksWith: [{ productId: 'hvlp-spray-gun', reason: 'Lays the clear coat before you polish it' }],
};
