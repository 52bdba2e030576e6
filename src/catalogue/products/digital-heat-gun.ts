import type { Product } from '../product';

export const digitalHeatGun: Product = {
  id: 'digital-heat-gun',
  name: '1500W Digital Heat Gun',
  alsoCalled: ['heat blower', 'shrink gun', 'paint stripper', 'sticker remover'],
  imageAlt: 'Orange heat gun with a steel nozzle, its display set to 550 °F',
  views: [
    'Other side of the heat gun with rating plate, hot nozzle warning and hanging loop',
    'Close-up of the lit display at 550 °F, with plus, minus and mode keys',
  ],
  price: 79.99,
  originalPrice: 99.99,
  rating: 4.4,
  reviews: 196,
  category: 'power-tools',
  description:
    'A corded hot air gun that holds the temperature you set, from 120 to 1,200 °F, and shows it on a lit display. It closes heat shrink tubing, frees a seized bolt, softens vinyl wrap, window tint, decals, stickers and trim adhesive, welds plastic and works as a paint stripper, all without a flame. The 1500 watt element has two fan speeds.',
  itemNumber: 'TB-1030',
  specifications: [
    { name: 'Power source', value: 120, unit: 'V', words: 'Corded, {} AC' },
    { name: 'Rated current', value: 12.5, unit: 'A', isOnCard: true },
    { name: 'Rated power', value: 1500, unit: 'W' },
    {
      name: 'Temperature range',
      value: [120, 1200],
      unit: '°F',
      words: '{} in steps of 10 °F',
      isOnCard: true,
    },
    { name: 'Airflow', value: { anyOf: [8, 16] }, unit: 'CFM' },
    { name: 'Speed control', value: 'Two fan speeds' },
    { name: 'Nozzle diameter', value: 1.4, unit: 'in.' },
    { name: 'Cord length', value: 9, unit: 'ft' },
    { name: 'Noise level', value: 70, unit: 'dB(A)' },
    { name: 'Length', value: 10.2, unit: 'in.' },
    { name: 'Weight', value: 1.9, unit: 'lb' },
  ],
  inTheBox: ['1 heat gun', 'Nozzle kit of 3 nozzles: reducer, reflector, wide slot'],
  worksWith: [
    { productId: 'angle-grinder-5in', reason: 'Cuts the bolt that heat does not free' },
    { productId: 'true-rms-multimeter', reason: 'Finds the bad wire before you splice it' },
  ],
};
