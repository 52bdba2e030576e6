import type { Product } from '../product';

export const combinationWrenchSet12pc: Product = {
  id: 'combination-wrench-set-12pc',
  name: '12-Piece Combination Wrench Set',
  alsoCalled: ['combo wrenches', 'spanners', 'box wrenches', 'open-end wrenches'],
  imageAlt: 'Twelve combination wrenches in falling sizes in an orange-edged pouch',
  views: [
    'Wrench set from the other side, with the rolled end of the pouch on the right',
    '12-point box ends of the 19 to 16 mm wrenches, with sizes stamped on the shanks',
  ],
  price: 89.99,
  originalPrice: 119.99,
  rating: 4.7,
  reviews: 447,
  category: 'hand-tools',
  description:
    'A 12 piece metric wrench set without a gap for nuts and bolts from 8mm to 19mm: the 10mm wrench is there for every 10 mm bolt, and so is the 16mm that other sets leave out. The wrenches, or spanners, have an open end and a 12 point box end at 15 degrees that pushes on the flats, not the corners. Drop-forged in chrome vanadium, in a roll-up pouch.',
  itemNumber: 'TB-1130',
  specifications: [
    { name: 'Pieces', value: 12, unit: 'pieces' },
    {
      name: 'Metric sizes',
      value: { sizes: [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] },
      unit: 'mm',
      isOnCard: true,
    },
    { name: 'Units', value: 'Metric' },
    { name: 'Ends', value: 'Open end and 12-point box end' },
    { name: 'Offset', value: 15, unit: 'degrees' },
    { name: 'Material', value: 'Chrome vanadium steel' },
    { name: 'Finish', value: 'Satin chrome' },
    { name: 'Storage', value: 'Roll-up pouch' },
    { name: 'Length', value: [5.0, 9.8], unit: 'in.' },
    { name: 'Weight', value: 3.5, unit: 'lb', isOnCard: true },
  ],
  inTheBox: ['12 combination wrenches, 8 to 19 mm, 1 of each size', '1 roll-up pouch'],
  worksWith: [{ productId: 'socket-set-40pc', reason: 'Same metric sizes, 8 to 14 mm' }],
};
