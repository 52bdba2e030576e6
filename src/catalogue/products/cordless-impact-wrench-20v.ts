import type { Product } from '../product';

export const cordlessImpactWrench20v: Product = {
  id: 'cordless-impact-wrench-20v',
  name: '20V Brushless 1/2 in. Impact Wrench Kit',
  alsoCalled: ['impact gun', 'rattle gun', 'battery impact', 'electric impact wrench'],
  imageAlt: 'Cordless impact wrench on its battery, a second battery beside it',
  views: [
    'Reverse side of the impact wrench with its ratings and both 20V batteries',
    'Close-up of the 1/2 in. anvil with friction ring, the LED ring and the trigger',
  ],
  price: 349.99,
  originalPrice: 429.99,
  rating: 4.8,
  reviews: 892,
  category: 'battery-tools',
  description:
    'High torque without a hose, from a battery impact wrench that breaks loose 1,000 ft-lbs and tightens to 700. The 1/2 drive (1/2 inch, 1/2" drive) has a friction ring. Take the cordless impact gun to lug nuts, wheel nuts or a tire change. The battery powered 20 volt motor is brushless and has three speeds. The impact kit has two 4.5 Ah lithium ion packs; a 20V battery charges in 90 minutes.',
  itemNumber: 'TB-1100',
  specifications: [
    { name: 'Power source', value: '20V lithium-ion (Li-ion) battery' },
    { name: 'Battery capacity', value: 4.5, unit: 'Ah', words: '{} (90 Wh)' },
    { name: 'Charging time', value: 90, unit: 'minutes' },
    { name: 'Drive', value: 1 / 2, unit: 'in. square', words: '{}, friction ring' },
    { name: 'Breakaway torque', value: 1000, unit: 'ft-lb', isOnCard: true },
    { name: 'Tightening torque', value: 700, unit: 'ft-lb' },
    { name: 'No-load speed', value: [0, 1900], unit: 'rpm' },
    { name: 'Impact rate', value: [0, 2200], unit: 'per minute' },
    { name: 'Settings', value: 'Three speeds, auto-stop in reverse' },
    { name: 'Lighting', value: 'Ring of LEDs' },
    { name: 'Dimensions', value: { dimensions: [8.3, 3.5, 9.4] }, unit: 'in.' },
    { name: 'Weight', value: 6.2, unit: 'lb', words: '{} with battery', isOnCard: true },
  ],
  inTheBox: ['1 impact wrench', '2 batteries, 20V, 4.5 Ah', '1 charger', '1 contractor tool bag'],
  kitNote: 'Kit with two batteries and charger. Sockets are not included.',
  worksWith: [
    { productId: 'led-work-light-20v', reason: 'Same 20V battery' },
    { productId: 'click-torque-wrench-half-in', reason: 'Same 1/2 in. sockets' },
    { productId: 'air-impact-wrench-half-in', reason: 'Same 1/2 in. sockets, on the air line' },
  ],
  battery: { system: '20V', inTheBox: 2 },
};
