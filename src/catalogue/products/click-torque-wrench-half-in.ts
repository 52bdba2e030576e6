import type { Product } from '../product.ts';

export const clickTorqueWrenchHalfIn: Product = {
  id: 'click-torque-wrench-half-in',
  name: '1/2 in. Click Torque Wrench',
  alsoCalled: ['clicker', 'click wrench', 'torque bar', 'torque spanner'],
  imageAlt: 'Chromed torque wrench with a black knurled handle and an etched scale',
  views: [
    'Reverse side of the torque wrench, its 1/2 in. square drive in front',
    'Etched scale in ft-lb and N·m, thimble and lock ring',
    'In the box: torque wrench, certificate and case',
  ],
  sideView: [24, 2.34],
  price: 139.99,
  originalPrice: 179.99,
  rating: 4.9,
  reviews: 618,
  category: 'hand-tools',
  description:
    'A click type torque wrench for lug nuts and head bolts. Set it from 30 to 250 ft-lb and it clicks within 3% clockwise, from 50 ft-lb up. The reversible head has 72 teeth and a 1/2 in. drive, the scale is etched in ft-lb and N·m, and the handle locks at the setting. Each one is calibrated and comes with a serialized calibration certificate.',
  bestFor: 'Lug nuts to the exact torque',
  itemNumber: 'TB-1120',
  brand: 'Torque Bay',
  specifications: [
    { name: 'Torque range', value: [30, 250], unit: 'ft-lb', isOnCard: true },
    { name: 'Drive', value: 1 / 2, unit: 'in. square' },
    { name: 'Head', value: 72, unit: 'teeth', words: '{}, reversible ratchet' },
    { name: 'Scale steps', value: 1, unit: 'ft-lb' },
    { name: 'Accuracy', value: '±3% clockwise, from 50 ft-lb (68 N·m) up' },
    { name: 'Units', value: 'ft-lb (foot pounds) and N·m (newton meters)' },
    { name: 'Material', value: 'Chrome vanadium steel' },
    { name: 'Finish', value: 'Polished chrome' },
    { name: 'Storage', value: 'Hard case' },
    { name: 'Length', value: 24, unit: 'in.', cardWords: '{} long', isOnCard: true },
    { name: 'Weight', value: 3.7, unit: 'lb' },
  ],
  inTheBox: ['1 torque wrench', '1 serialized calibration certificate', '1 hard storage case'],
  kitNote: 'Not for loosening. Needs 1/2 in. sockets.',
  worksWith: [
    { productId: 'cordless-impact-wrench-20v', reason: 'Loosens what a torque wrench must not' },
    { productId: 'air-impact-wrench-half-in', reason: 'Loosens nuts on the shop air line' },
  ],
  needsSockets: 'hand',
};
