import type { Product } from '../product.ts';

export const airRatchetThreeEighthsIn: Product = {
  id: 'air-ratchet-three-eighths-in',
  name: '3/8 in. Air Ratchet',
  alsoCalled: ['power ratchet', 'ratchet gun', 'air wrench'],
  imageAlt: 'Slim air ratchet with an orange lever and a steel head',
  views: [
    'Top of the head with the orange direction knob and the lever',
    'Square drive with detent ball below the forked steel head',
  ],
  sideView: [10.2, 2.46],
  price: 109.99,
  originalPrice: 139.99,
  rating: 4.4,
  reviews: 158,
  category: 'air-tools',
  description:
    'A slim pneumatic ratchet for bolts in tight spaces and engine bays with no room to swing a handle: water pumps, manifolds, bell housings. The 3/8 in. drive head is only 1.2 in. tall, turns at 160 rpm and delivers up to 60 ft-lb at 90 psi. Run the bolt down under power, then snug it by hand.',
  bestFor: 'Where a hand does not fit',
  itemNumber: 'TB-1080',
  brand: 'Torque Bay',
  specifications: [
    { name: 'Drive', value: 3 / 8, unit: 'in. square' },
    { name: 'Maximum torque', value: 60, unit: 'ft-lb', isOnCard: true },
    { name: 'No-load speed', value: 160, unit: 'rpm' },
    { name: 'Head height', value: 1.2, unit: 'in.', cardWords: '{} head', isOnCard: true },
    { name: 'Power source', value: 'Compressed air' },
    { name: 'Working pressure', value: 90, unit: 'psi' },
    { name: 'Air consumption', value: { needs: 4 }, unit: 'CFM', words: '{} on average' },
    { name: 'Air inlet', value: '1/4 in. NPT' },
    { name: 'Hose diameter', value: 3 / 8, unit: 'in.' },
    { name: 'Noise level', value: 88, unit: 'dB(A)' },
    { name: 'Length', value: 10.2, unit: 'in.' },
    { name: 'Weight', value: 2.6, unit: 'lb' },
  ],
  inTheBox: ['1 air ratchet', '1 inlet plug', '1 bottle of air tool oil'],
  kitNote: 'Needs a compressor that delivers 4 CFM at 90 psi on average, and 3/8 in. sockets.',
  worksWith: [
    { productId: 'air-impact-wrench-half-in', reason: 'Same 90 psi air line' },
    { productId: 'hvlp-spray-gun', reason: 'Same compressor, but a clean hose without oil' },
  ],
  needsSockets: 'hand',
};
