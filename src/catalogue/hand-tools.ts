import type { ProductRecord } from './product';

export const handTools: readonly ProductRecord[] = [
  {
    id: 'click-torque-wrench-half-in',
    name: '1/2 in. Click Torque Wrench',
    imageAlt: 'Long chromed torque wrench with a ratchet head and a black knurled handle',
    price: 139.99,
    originalPrice: 179.99,
    rating: 4.9,
    reviews: 618,
    category: 'Hand Tools',
    description:
      'Clicks at 30 to 250 ft-lb, accurate to 3 % clockwise, with a 72-tooth reversible head on a 1/2 in. square drive. Laser-etched scale in ft-lb and Nm, locking knurled handle, 24 in. long. In the box: torque wrench, serialized calibration certificate and a hard storage case.',
  },
  {
    id: 'combination-wrench-set-12pc',
    name: '12-Piece Combination Wrench Set',
    imageAlt: 'Twelve combination wrenches in falling sizes in an orange-edged pouch',
    price: 89.99,
    originalPrice: 119.99,
    rating: 4.7,
    reviews: 447,
    category: 'Hand Tools',
    description:
      'Twelve wrenches from 8 to 19 mm without skipping a size, open end and 12-point box end. Drop-forged chrome vanadium with off-corner loading, 15 degree offset and a size stamped on both faces. In the box: 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 and 19 mm wrenches in a roll-up pouch.',
  },
  {
    id: 'socket-set-40pc',
    name: '40-Piece 1/4 in. Socket Set',
    imageAlt: 'Open black case with rows of sockets, a ratchet, extensions and a joint',
    price: 59.99,
    originalPrice: 79.99,
    rating: 4.5,
    reviews: 529,
    category: 'Hand Tools',
    description:
      'Shallow and deep 6-point sockets, 3/16 to 9/16 in. and 4 to 14 mm, on 1/4 in. square drive. Chrome vanadium with etched sizes and a 72-tooth quick-release ratchet. In the box: 36 sockets, ratchet, 3 and 6 in. extensions and universal joint in a latched case with a place for every piece.',
  },
];
