import type { Category } from './product.ts';

export const categories: readonly Category[] = [
  {
    slug: 'power-tools',
    name: 'Power Tools',
    navPosition: 1,
    imageAlt: 'An angle grinder, a polisher and a heat gun',
    desc: 'Grinders, polishers and heat guns for bodywork and fabrication.',
  },
  {
    slug: 'diagnostic-tools',
    name: 'Diagnostic Tools',
    navLabel: 'Diagnostic',
    navPosition: 3,
    imageAlt: 'A scan tablet, a multimeter and a battery tester',
    desc: 'Scan tablets, multimeters and testers that find the fault first.',
  },
  {
    slug: 'air-tools',
    name: 'Air Tools',
    navPosition: 4,
    imageAlt: 'An air impact wrench, an air ratchet and a spray gun',
    desc: 'Impact wrenches, ratchets and spray guns for the shop air line.',
  },
  {
    slug: 'battery-tools',
    name: 'Battery Tools',
    navPosition: 5,
    imageAlt: 'A cordless impact wrench and an LED work light',
    desc: 'One 20V platform: torque and light away from the outlet.',
  },
  {
    slug: 'hand-tools',
    name: 'Hand Tools',
    navPosition: 2,
    imageAlt: 'A torque wrench, combination wrenches and a socket set',
    desc: 'Torque wrenches, combination wrenches and sockets that fit.',
  },
];
