import type { Product } from '../product.ts';

export const angleGrinder5in: Product = {
  id: 'angle-grinder-5in',
  name: '5 in. Variable-Speed Angle Grinder',
  alsoCalled: ['disc grinder', 'side grinder', 'right-angle grinder', 'cut-off tool'],
  imageAlt: 'Angle grinder lying at an angle, its disc and guard to the front, side handle upright',
  views: [
    'Back of the angle grinder with spindle lock, rating plate, side handle and plug',
    'Close-up of the Type 27 grinding disc, lock nut, guard and paddle switch lever',
  ],
  sideView: [12.6, 3.47],
  price: 129.99,
  originalPrice: 159.99,
  rating: 4.6,
  reviews: 412,
  category: 'power-tools',
  description:
    'A corded 12 amp grinder with variable speed: flap discs, wire wheels, grinding wheels and cutoff wheels each run at the speed that suits them. The motor starts softly and holds its speed under load, for rust removal, weld cleanup, and cutting metal such as exhaust pipe. The spindle has a lock, and the guard turns without a tool.',
  itemNumber: 'TB-1010',
  specifications: [
    { name: 'Rated current', value: 12, unit: 'A', cardWords: '{} motor', isOnCard: true },
    { name: 'Rated power', value: 1440, unit: 'W' },
    { name: 'Speed', value: [2800, 11000], unit: 'rpm', isOnCard: true },
    { name: 'Disc diameter', value: 5, unit: 'in. disc' },
    { name: 'Power source', value: 120, unit: 'V', words: 'Corded electric, {} AC' },
    { name: 'Speed control', value: 'Dial with six steps' },
    { name: 'Spindle thread', value: '5/8-11 in.' },
    { name: 'Switch', value: 'Paddle switch (deadman)' },
    { name: 'Cord length', value: 9, unit: 'ft' },
    { name: 'Noise level', value: 91, unit: 'dB(A)' },
    { name: 'Length', value: 12.6, unit: 'in.' },
    { name: 'Weight', value: 5.7, unit: 'lb' },
  ],
  inTheBox: [
    '1 angle grinder',
    '1 disc guard',
    '1 side handle',
    '1 flange wrench',
    '1 Type 27 grinding disc, 5 in.',
  ],
  kitNote: 'Cutoff wheels need a closed Type 1 guard, which is not included.',
  worksWith: [{ productId: 'digital-heat-gun', reason: 'Softens undercoating before you grind' }],
};
