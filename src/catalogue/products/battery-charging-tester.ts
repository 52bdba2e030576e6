import type { Product } from '../product.ts';

export const batteryChargingTester: Product = {
  id: 'battery-charging-tester',
  name: '12V Battery and Charging System Tester',
  alsoCalled: ['battery analyzer', 'battery checker', 'alternator tester', 'CCA tester'],
  imageAlt:
    'Battery tester reading Good Battery, its red and black clamps on the posts of a car battery',
  views: [
    'Back of the battery tester with rating plate and ribbed grip, its leads coiled beside it',
    'Tester screen: Good Battery, 12.64 V, 680 CCA measured of 700 CCA rated, health 97 %',
    'In the box: tester with leads and clamps, carrying pouch and printed test guide',
  ],
  sideView: [3.83, 7.5],
  price: 149.99,
  originalPrice: 189.99,
  rating: 4.5,
  reviews: 233,
  category: 'diagnostic-tools',
  description:
    'A conductance battery tester for any 12 volt car battery, flooded, AGM or gel, from 100 to 2,000 CCA. It draws no heavy current, and often judges a discharged battery on the spot; otherwise it asks for a charge and a second test. Then it tests starter and alternator: cranking voltage, and charging output at idle and under load.',
  bestFor: 'Battery, starter and alternator',
  itemNumber: 'TB-1060',
  brand: 'Torque Bay',
  specifications: [
    { name: 'Voltage range', value: [8, 16], unit: 'V', isOnCard: true },
    {
      name: 'Battery rating',
      value: [100, 2000],
      unit: 'CCA',
      words: '{} (cold cranking amps)',
      cardWords: '{}',
      isOnCard: true,
    },
    { name: 'Tests', value: 'Battery health, cranking, charging' },
    { name: 'Display', value: 'Color screen' },
    { name: 'Power source', value: 'The battery under test' },
    { name: 'Battery types', value: 'Flooded lead acid (wet cell), AGM, gel' },
    { name: 'Method', value: 'Conductance, no load' },
    { name: 'Protection', value: 'Reverse polarity' },
    { name: 'Connection', value: 3, unit: 'ft', words: 'Clamps on {} leads' },
    { name: 'Operating temperature', value: [14, 122], unit: '°F' },
    { name: 'Dimensions', value: { dimensions: [7.5, 3.8, 1.4] }, unit: 'in.' },
    { name: 'Weight', value: 1.3, unit: 'lb' },
  ],
  boxView: 3,
  inTheBox: ['1 tester with leads and clamps', '1 carrying pouch', '1 printed test guide'],
  worksWith: [
    { productId: 'true-rms-multimeter', reason: 'Finds what drains a good battery' },
    { productId: 'obd2-scan-tablet', reason: 'Reads the codes that low voltage leaves behind' },
  ],
};
