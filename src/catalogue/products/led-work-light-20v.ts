import type { Product } from '../product.ts';

export const ledWorkLight20v: Product = {
  id: 'led-work-light-20v',
  name: '20V LED Work Light',
  alsoCalled: ['torch', 'flashlight', 'shop light', 'trouble light', 'drop light', 'work lamp'],
  imageAlt: 'Work light with a grid of LEDs, switched off, and an empty battery rail in its base',
  views: [
    'Work light lying face down: cooling ribs and four magnets in the base',
    'Close-up of the power button, the level lights and the empty rail for a 20V battery',
  ],
  price: 69.99,
  originalPrice: 89.99,
  rating: 4.6,
  reviews: 305,
  category: 'battery-tools',
  description:
    'A cordless LED light for under hood work and the job site, with up to 3,000 lumens in three levels. It stands on a magnetic base, hangs by its hook and tilts through 180 degrees. A rechargeable 20V battery runs it for 4 to 22 hours, depending on the level. The housing resists dust and water (IP54) and a drop from 6 ft. Tool only, no battery.',
  itemNumber: 'TB-1110',
  specifications: [
    { name: 'Lighting', value: { anyOf: [3000, 1500, 500] }, unit: 'lumens', isOnCard: true },
    {
      name: 'Running time',
      value: [4, 22],
      unit: 'hours',
      words: '{}, by brightness',
      isOnCard: true,
    },
    { name: 'Color temperature', value: 5000, unit: 'K' },
    { name: 'Settings', value: 'High, medium, low' },
    { name: 'Power source', value: '20V max lithium-ion (Li-ion) battery, 18 V nominal' },
    { name: 'Battery capacity', value: 4.5, unit: 'Ah', words: '{} (81 Wh), sold separately' },
    { name: 'Tilt', value: 180, unit: 'degrees' },
    { name: 'Mounting', value: 'Magnetic base, hook' },
    { name: 'Protection', value: 'IP54, dust and water resistant' },
    { name: 'Drop height', value: 6, unit: 'ft' },
    { name: 'Dimensions', value: { dimensions: [8.7, 7.1, 12.2] }, unit: 'in.' },
    { name: 'Weight', value: 5.1, unit: 'lb', words: '{} with battery' },
  ],
  inTheBox: ['1 work light with hook and magnetic base'],
  kitNote: 'Tool only. Battery and charger sold separately, in the 20V impact wrench kit.',
  worksWith: [{ productId: 'cordless-impact-wrench-20v', reason: 'Same 20V battery' }],
  battery: { system: '20V', inTheBox: 0 },
};
