import type { Product } from '../product.ts';

export const combinationWrenchSet12pc: Product = {
  id: 'combination-wrench-set-12pc',
  name: '12-Piece Combination Wrench Set',
  alsoCalled: ['combo wrenches', 'spanners', 'box wrenches', 'open-end wrenches'],
  imageAlt: 'Twelve combination wrenches in falling sizes in an orange-edged pouch',
  views: [
    'The 19 and 14 mm wrenches on a bench, beside two bolts',
    '12-point box ends of the 19 to 16 mm wrenches',
  ],
  sideView: [22, 12.3],
  price: 89.99,
  originalPrice: 119.99,
  rating: 4.7,
  reviews: 447,
  category: 'hand-tools',
  description:
    'Twelve metric wrenches for nuts and bolts from 8 to 19 mm without a gap: the 10 mm is there, and so is the 16 mm that many sets leave out. Each has an open end and a 12 point box end at 15 degrees, which pushes on the flats, not the corners. They are drop-forged in chrome vanadium steel, and the roll-up pouch has a pocket for each size.',
  bestFor: 'Nuts and bolts, 8 to 19 mm',
  itemNumber: 'TB-1130',
  brand: 'Torque Bay',
  specifications: [
    { name: 'Pieces', value: 12, unit: 'pieces' },
    {
      name: 'Metric sizes',
      value: { sizes: [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] },
      unit: 'mm',
      isOnCard: true,
    },
    { name: 'Offset', value: 15, unit: 'degrees' },
    { name: 'Length', value: [5.0, 9.8], unit: 'in.' },
    { name: 'Units', value: 'Metric' },
    { name: 'Ends', value: 'Open end and 12-point box end' },
    { name: 'Material', value: 'Chrome vanadium steel' },
    { name: 'Finish', value: 'Satin chrome' },
    { name: 'Storage', value: 'Roll-up pouch' },
    { name: 'Weight', value: 3.5, unit: 'lb', isOnCard: true },
  ],
  inTheBox: ['12 combination wrenches, 8 to 19 mm, 1 of each size', '1 roll-up pouch (tool roll)'],
  worksWith: [{ productId: 'socket-set-40pc', reason: 'Same metric sizes, 8 to 14 mm' }],
};
