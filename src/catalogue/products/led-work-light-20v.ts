import type { Product } from '../product';

export const ledWorkLight20v: Product = {
  id: 'led-work-light-20v',
  name: '20V LED Work Light',
  alsoCalled: ['torch', 'flashlight', 'shop light', 'trouble light', 'drop light', 'work lamp'],
  imageAlt: 'Work light with a grid of lit LEDs, orange corners and a 20V battery in its base',
  views: [
    'Work light lying face down: cooling ribs and four magnets in the base',
    'Close-up of the power button, the level lights and the 20V battery in the base',
  ],
  price: 69.99,
  originalPrice: 89.99,
  rating: 4.6,
  reviews: 305,
  category: 'battery-tools',
  description:
    'A cordless work light (worklight): an inspection light or trouble light under hood, a flood light at the job site, a shop light anywhere. The LED light gives up to 3,000 lumens and stands on a magnetic base or hangs by its hook. A rechargeable battery runs the 20V light up to 22 hours. Tool only (bare tool, no battery): battery and charger come in the impact wrench kit.',
  itemNumber: 'TB-1110',
  specifications: [
    { name: 'Power source', value: '20V lithium-ion (Li-ion) battery' },
    { name: 'Battery capacity', value: 4.5, unit: 'Ah', words: '{} (90 Wh), sold separately' },
    {
      name: 'Running time',
      value: [4, 22],
      unit: 'hours',
      words: '{}, by brightness',
      isOnCard: true,
    },
    { name: 'Lighting', value: { anyOf: [3000, 1500, 500] }, unit: 'lumens', isOnCard: true },
    { name: 'Color temperature', value: 5000, unit: 'K' },
    { name: 'Settings', value: 'High, medium, low' },
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
