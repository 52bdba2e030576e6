import type { Product } from '../product.ts';

export const digitalHeatGun: Product = {
  id: 'digital-heat-gun',
  name: '1500W Digital Heat Gun',
  alsoCalled: ['heat blower', 'shrink gun', 'paint stripper', 'sticker remover'],
  imageAlt: 'Orange heat gun with a steel nozzle, its display set to 550 °F',
  views: [
    'Other side of the heat gun with rating plate and hot nozzle warning',
    'Display set to 550 °F, with plus, minus and mode keys',
  ],
  sideView: [10.2, 8.53],
  price: 79.99,
  originalPrice: 99.99,
  rating: 4.4,
  reviews: 196,
  category: 'power-tools',
  description:
    'A corded 1500 watt hot air gun that holds the temperature you set and shows it on a lit display. It closes heat shrink tubing, softens vinyl wrap, window tint, decals, trim adhesive and the thread locker on a seized bolt, bends and welds plastic, and lifts old paint. It has two fan speeds and three nozzles.',
  bestFor: 'Heat shrink, vinyl and adhesive',
  itemNumber: 'TB-1030',
  brand: 'Torque Bay',
  specifications: [
    {
      name: 'Temperature range',
      value: [120, 1200],
      unit: '°F',
      words: '{} in steps of 10 °F',
      isOnCard: true,
    },
    {
      name: 'Airflow',
      value: { anyOf: [8, 16] },
      unit: 'CFM',
      cardWords: 'up to {} of air',
      isOnCard: true,
    },
    { name: 'Rated power', value: 1500, unit: 'W' },
    { name: 'Rated current', value: 12.5, unit: 'A' },
    { name: 'Power source', value: 120, unit: 'V', words: 'Corded electric, {} AC' },
    { name: 'Speed control', value: 'Two fan speeds' },
    { name: 'Nozzle diameter', value: 1.4, unit: 'in.' },
    { name: 'Cord length', value: 9, unit: 'ft' },
    { name: 'Noise level', value: 70, unit: 'dB(A)' },
    { name: 'Length', value: 10.2, unit: 'in.' },
    { name: 'Weight', value: 1.9, unit: 'lb' },
  ],
  inTheBox: ['1 heat gun', 'Nozzle kit of 3 nozzles: reducer, reflector, wide slot'],
  worksWith: [
    { productId: 'true-rms-multimeter', reason: 'Finds the bad wire before you splice it' },
  ],
};
