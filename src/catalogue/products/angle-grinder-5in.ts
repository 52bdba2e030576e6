import type { Product } from '../product';

export const angleGrinder5in: Product = {
  id: 'angle-grinder-5in',
  name: '5 in. Variable-Speed Angle Grinder',
  alsoCalled: ['disc grinder', 'side grinder', 'right-angle grinder', 'cut-off tool'],
  imageAlt: 'Angle grinder lying at an angle, its disc and guard to the front, side handle upright',
  views: [
    'Back of the angle grinder with spindle lock, rating plate, side handle and plug',
    'Close-up of the Type 27 grinding disc, lock nut, guard and paddle switch lever',
  ],
  price: 129.99,
  originalPrice: 159.99,
  rating: 4.6,
  reviews: 412,
  category: 'power-tools',
  description:
    'A variable speed 5 inch grinder, a disc grinder or side grinder with a grinding wheel, a cut off tool with a cutting disc. The corded 12 amp motor holds its speed under load: for rust removal with a flap disc or wire wheel, or with a cutoff wheel (cut-off disc). Soft start, spindle lock, 5/8-11 in. spindle and tool-free guard.',
  itemNumber: 'TB-1010',
  specifications: [
    { name: 'Power source', value: 120, unit: 'V', words: 'Corded, {} AC' },
    { name: 'Rated current', value: 12, unit: 'A', isOnCard: true },
    { name: 'Rated power', value: 1440, unit: 'W' },
    { name: 'Speed', value: [2800, 11000], unit: 'rpm', isOnCard: true },
    { name: 'Speed control', value: 'Dial with six steps' },
    { name: 'Disc diameter', value: 5, unit: 'in. disc' },
    { name: 'Spindle thread', value: '5/8-11 in.' },
    { name: 'Switch', value: 'Paddle switch' },
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
  kitNote: 'A cutting disc needs a closed guard, which is not included.',
  worksWith: [{ productId: 'digital-heat-gun', reason: 'Heats the seized bolt before you cut it' }],
};
