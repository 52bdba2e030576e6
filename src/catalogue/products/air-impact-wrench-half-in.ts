import type { Product } from '../product.ts';

export const airImpactWrenchHalfIn: Product = {
  id: 'air-impact-wrench-half-in',
  name: '1/2 in. Composite Air Impact Wrench',
  alsoCalled: [
    'impact gun',
    'air gun',
    'rattle gun',
    'air impact',
    'pneumatic wrench',
    'tire gun',
    'windy gun',
    'buzz gun',
  ],
  imageAlt: 'Black air impact wrench with a square drive, an orange trigger and a brass inlet',
  views: [
    'Left side with the TWIN HAMMER plate and the orange power dial at the back',
    'Square drive anvil with friction ring in front of the dark hammer case',
  ],
  sideView: [7.4, 7.63],
  price: 229.99,
  originalPrice: 279.99,
  rating: 4.8,
  reviews: 734,
  category: 'air-tools',
  description:
    'A pneumatic impact gun that loosens lug nuts, wheel nuts, axle nuts and rusted bolts. The twin hammer mechanism breaks loose 950 ft-lb at 90 psi on a 1/2 in. drive anvil with friction ring, and the composite body weighs 4.4 lb. Three forward settings help against overtightening; reverse always has full power.',
  itemNumber: 'TB-1070',
  brand: 'Torque Bay',
  specifications: [
    { name: 'Drive', value: 1 / 2, unit: 'in. square', words: '{}, friction ring (hog ring)' },
    { name: 'Breakaway torque', value: 950, unit: 'ft-lb', isOnCard: true },
    { name: 'No-load speed', value: 8500, unit: 'rpm' },
    { name: 'Power source', value: 'Compressed air' },
    { name: 'Working pressure', value: 90, unit: 'psi' },
    { name: 'Air consumption', value: { needs: 5 }, unit: 'CFM', words: '{} on average' },
    { name: 'Air consumption while hammering', value: [20, 25], unit: 'CFM' },
    { name: 'Air inlet', value: '1/4 in. NPT' },
    { name: 'Hose diameter', value: 3 / 8, unit: 'in.' },
    { name: 'Noise level', value: 92, unit: 'dB(A)' },
    { name: 'Length', value: 7.4, unit: 'in.' },
    { name: 'Weight', value: 4.4, unit: 'lb', isOnCard: true },
  ],
  inTheBox: ['1 air impact wrench', '1 inlet plug', '1 bottle of air tool oil'],
  kitNote:
    'Needs a compressor for 5 CFM at 90 psi on average, 20 to 25 CFM while it hammers, and impact-rated 1/2 in. sockets.',
  worksWith: [
    { productId: 'air-ratchet-three-eighths-in', reason: 'Same 90 psi air line' },
    { productId: 'click-torque-wrench-half-in', reason: 'Brings lug nuts to the exact torque' },
    { productId: 'cordless-impact-wrench-20v', reason: 'Same impact-rated sockets, no hose' },
  ],
  needsSockets: 'impact-rated',
};
