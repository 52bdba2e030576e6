import type { ProductRecord } from './product';

export const powerTools: readonly ProductRecord[] = [
  {
    id: 'angle-grinder-5in',
    name: '5 in. Variable-Speed Angle Grinder',
    imageAlt:
      'Orange and black angle grinder resting on its disc, with guard, side handle and cord',
    price: 129.99,
    originalPrice: 159.99,
    rating: 4.6,
    reviews: 412,
    category: 'Power Tools',
    description:
      'A 12 A motor holds 2,800 to 11,000 rpm under load, with a 5/8-11 in. spindle for 5 in. discs and wire cups. Tool-free guard, spindle lock and soft start; two-position side handle. In the box: grinder, guard, side handle, flange wrench and one Type 27 grinding disc.',
  },
  {
    id: 'dual-action-polisher-6in',
    name: '6 in. Dual-Action Polisher',
    imageAlt: 'Polisher standing on an orange foam pad, with a bail handle over its head',
    price: 189.99,
    originalPrice: 229.99,
    rating: 4.7,
    reviews: 288,
    category: 'Power Tools',
    description:
      'An 8 mm orbit at 2,000 to 6,800 oscillations per minute corrects clear coat without burning it. 7 A motor, six-step speed dial and constant-speed control on a 5/16-24 in. spindle. In the box: polisher, 6 in. hook-and-loop plate, cutting and finishing foam pads, D-handle.',
  },
  {
    id: 'digital-heat-gun',
    name: '1500 W Digital Heat Gun',
    imageAlt: 'Orange heat gun with a steel nozzle, its display set to 550 °F',
    price: 79.99,
    originalPrice: 99.99,
    rating: 4.4,
    reviews: 196,
    category: 'Power Tools',
    description:
      'Sets from 120 to 1,200 °F in 10 degree steps and shows the temperature at the nozzle; 1500 W with two fan speeds. For heat-shrink, seized fasteners, vinyl and plastic repair. In the box: heat gun, reducer, reflector and wide-slot nozzles, plus a 9 ft cord with a hang loop.',
  },
];
