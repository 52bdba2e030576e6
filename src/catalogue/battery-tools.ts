import type { ProductRecord } from './product';

export const batteryTools: readonly ProductRecord[] = [
  {
    id: 'cordless-impact-wrench-20v',
    name: '20 V Brushless 1/2 in. Impact Wrench Kit',
    imageAlt: 'Cordless impact wrench on its battery, a second battery beside it',
    price: 349.99,
    originalPrice: 429.99,
    rating: 4.8,
    reviews: 892,
    category: 'Battery Tools',
    description:
      'Brushless motor breaks loose 1,000 ft-lb and tightens to 700 ft-lb on a 1/2 in. anvil with friction ring. Three speeds, auto-stop in reverse and a ring of LEDs. Weighs 6.2 lb with battery. In the box: wrench, two 20 V 5 Ah batteries, 90-minute charger and contractor bag.',
  },
  {
    id: 'led-work-light-20v',
    name: '20 V LED Work Light',
    imageAlt: 'Square work light with a grid of lit LEDs, orange corners and a battery in its base',
    price: 69.99,
    originalPrice: 89.99,
    rating: 4.6,
    reviews: 305,
    category: 'Battery Tools',
    description:
      '3,000, 1,500 or 500 lumens at 5,000 K from a head that tilts through 180 degrees and locks. A 5 Ah battery of the 20 V system gives 4 hours on high and 22 on low. Impact-rated to 6 ft, IP54. In the box: light with hook and magnetic base. Battery and charger sold in the impact wrench kit.',
  },
];
