import type { Product } from '../product.ts';

export const cordlessImpactWrench20v: Product = {
  id: 'cordless-impact-wrench-20v',
  name: '20V Brushless 1/2 in. Impact Wrench Kit',
  alsoCalled: [
    'impact gun',
    'rattle gun',
    'battery impact',
    'cordless impact',
    'electric impact wrench',
  ],
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
    'High torque wherever the job is: this cordless impact wrench breaks loose 1,000 ft-lb and tightens to 700, for lug nuts, wheel nuts and suspension bolts. The brushless motor has three speeds and stops in reverse once the nut is loose. The 1/2 in. drive has a friction ring. Two 4.5 Ah lithium-ion packs, a charger and a bag make the kit; a 20V battery charges in 90 minutes.',
  itemNumber: 'TB-1100',
  specifications: [
    { name: 'Drive', value: 1 / 2, unit: 'in. square', words: '{}, friction ring' },
    { name: 'Breakaway torque', value: 1000, unit: 'ft-lb', isOnCard: true },
    { name: 'Tightening torque', value: 700, unit: 'ft-lb' },
    { name: 'No-load speed', value: [0, 1900], unit: 'rpm' },
    { name: 'Impact rate', value: [0, 2200], unit: 'per minute' },
    { name: 'Settings', value: 'Three speeds, auto-stop in reverse' },
    { name: 'Power source', value: '20V max lithium-ion (Li-ion) battery, 18 V nominal' },
    { name: 'Battery capacity', value: 4.5, unit: 'Ah', words: '{} (81 Wh)' },
    { name: 'Charging time', value: 90, unit: 'minutes' },
    { name: 'Lighting', value: 'Ring of LEDs' },
    { name: 'Dimensions', value: { dimensions: [8.3, 3.5, 9.4] }, unit: 'in.' },
    {
      name: 'Weight',
      value: 6.2,
      unit: 'lb',
      words: '{} with battery',
      cardWords: '{} with battery',
      isOnCard: true,
    },
  ],
  inTheBox: [
    '1 impact wrench',
    '2 batteries, 20V max, 4.5 Ah',
    '1 charger',
    '1 contractor tool bag',
  ],
  kitNote: 'Kit with two batteries and charger. Needs impact-rated 1/2 in. sockets.',
  worksWith: [
    { productId: 'led-work-light-20v', reason: 'Same 20V battery' },
    { productId: 'click-torque-wrench-half-in', reason: 'Brings lug nuts to the exact torque' },
    {
      productId: 'air-impact-wrench-half-in',
      reason: 'Same impact-rated sockets, on the air line',
    },
  ],
  needsSockets: 'impact-rated',
  battery: { system: '20V', inTheBox: 2 },
};
