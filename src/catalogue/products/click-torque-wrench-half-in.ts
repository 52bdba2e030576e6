import type { Product } from '../product';

export const clickTorqueWrenchHalfIn: Product = {
  id: 'click-torque-wrench-half-in',
  name: '1/2 in. Click Torque Wrench',
  alsoCalled: ['clicker', 'click wrench', 'torque bar', 'torque spanner'],
  imageAlt: 'Long chromed torque wrench with a black knurled handle, etched scale and ratchet head',
  views: [
    'Reverse side of the torque wrench, its 1/2 in. square drive in front',
    'Close-up of the etched scale in ft-lb and N·m, the thimble and the lock ring',
  ],
  price: 139.99,
  originalPrice: 179.99,
  rating: 4.9,
  reviews: 618,
  category: 'hand-tools',
  description:
    'A 1/2 drive click type torque wrench, or clicker, for lug nuts and head bolts: set it from 30 to 250 ft-lbs (foot pounds, ft lbs) and it clicks within 3% clockwise. It has a reversible 72-tooth head on a 1/2" drive (1/2 inch), an etched scale in ft-lb and N·m (Nm, newton meter) and a locking handle. Each one is calibrated and has a serialized calibration certificate.',
  itemNumber: 'TB-1120',
  specifications: [
    { name: 'Drive', value: 1 / 2, unit: 'in. square' },
    { name: 'Torque range', value: [30, 250], unit: 'ft-lb', isOnCard: true },
    { name: 'Accuracy', value: '±3%, clockwise' },
    { name: 'Scale steps', value: 1, unit: 'ft-lb' },
    { name: 'Units', value: 'ft-lb and N·m' },
    { name: 'Head', value: 72, unit: 'teeth', words: '{}, reversible' },
    { name: 'Material', value: 'Chrome vanadium steel' },
    { name: 'Finish', value: 'Polished chrome' },
    { name: 'Storage', value: 'Hard case' },
    { name: 'Length', value: 24, unit: 'in.', isOnCard: true },
    { name: 'Weight', value: 3.7, unit: 'lb' },
  ],
  inTheBox: ['1 torque wrench', '1 serialized calibration certificate', '1 hard storage case'],
  kitNote: 'Sockets are not included.',
  worksWith: [
    { productId: 'cordless-impact-wrench-20v', reason: 'Same 1/2 in. sockets' },
    { productId: 'air-impact-wrench-half-in', reason: 'Same 1/2 in. sockets' },
  ],
};
