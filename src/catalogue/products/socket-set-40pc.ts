import type { Product } from '../product.ts';

export const socketSet40pc: Product = {
  id: 'socket-set-40pc',
  name: '40-Piece 1/4 in. Socket Set',
  alsoCalled: [
    'socket wrench',
    'ratchet set',
    'socket kit',
    'tool kit',
    'mechanics tool set',
    'imperial sockets',
    'standard sockets',
  ],
  imageAlt: 'Open black case with rows of sockets, a ratchet, extensions and a joint',
  views: [
    'Open socket set from behind, with the brand on the outside of the lid',
    'Ratchet, 6 in. extension and rows of shallow and deep sockets with printed sizes',
  ],
  price: 59.99,
  originalPrice: 79.99,
  rating: 4.5,
  reviews: 529,
  category: 'hand-tools',
  description:
    'Thirty-six 6 point sockets, shallow and deep, in SAE sizes from 3/16 to 1/2 in. and metric sizes from 4 to 14 mm, for small bolts in trim and engine bays. The 1/4 in. drive ratchet has 72 teeth and a quick release; two extensions and a universal joint reach what it cannot. For hand use, in chrome vanadium steel, in a latched case.',
  itemNumber: 'TB-1140',
  specifications: [
    { name: 'Drive', value: 1 / 4, unit: 'in. square' },
    { name: 'Pieces', value: 40, unit: 'pieces' },
    {
      name: 'Metric sizes',
      value: { sizes: [4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 13, 14] },
      unit: 'mm',
      isOnCard: true,
    },
    {
      name: 'SAE sizes',
      value: {
        sizes: [3 / 16, 7 / 32, 1 / 4, 9 / 32, 5 / 16, 11 / 32, 3 / 8, 7 / 16, 1 / 2],
      },
      unit: 'in.',
      isOnCard: true,
    },
    { name: 'Sockets', value: '20 metric, 16 SAE, 6-point, for hand use' },
    { name: 'Head', value: 72, unit: 'teeth', words: '{}, quick release' },
    { name: 'Material', value: 'Chrome vanadium steel' },
    { name: 'Finish', value: 'Satin chrome' },
    { name: 'Storage', value: 'Latched case' },
    { name: 'Length', value: 6.3, unit: 'in.', words: 'Ratchet {}' },
    { name: 'Dimensions', value: { dimensions: [11, 6.3, 2.8] }, unit: 'in.', words: 'Case {}' },
    { name: 'Weight', value: 3.3, unit: 'lb' },
  ],
  inTheBox: [
    '13 shallow metric sockets, 4 to 14 mm',
    '7 deep metric sockets, 7 to 13 mm',
    '9 shallow SAE sockets, 3/16 to 1/2 in.',
    '7 deep SAE sockets, 1/4 to 1/2 in.',
    '1 ratchet, 72 teeth',
    '1 extension bar, 3 in.',
    '1 extension bar, 6 in.',
    '1 universal joint (U-joint)',
    '1 latched case',
  ],
  worksWith: [
    { productId: 'combination-wrench-set-12pc', reason: 'Same metric sizes, 8 to 14 mm' },
  ],
  includesSockets: 'hand',
};
