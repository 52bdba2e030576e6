export type Category = {
  readonly name: string;
  readonly slug: string;
  readonly image: string;
  readonly desc: string;
};

export const categories: readonly Category[] = [
  {
    name: 'Power Tools',
    slug: 'power-tools',
    image: '/images/category-power-tools.svg',
    desc: 'Grinders, polishers and heat guns for bodywork and fabrication.',
  },
  {
    name: 'Diagnostic Tools',
    slug: 'diagnostic-tools',
    image: '/images/category-diagnostic-tools.svg',
    desc: 'Scan tablets, multimeters and testers that find the fault first.',
  },
  {
    name: 'Air Tools',
    slug: 'air-tools',
    image: '/images/category-air-tools.svg',
    desc: 'Impact wrenches, ratchets and spray guns for a 90 psi line.',
  },
  {
    name: 'Battery Tools',
    slug: 'battery-tools',
    image: '/images/category-battery-tools.svg',
    desc: 'One 20 V platform: torque and light away from the outlet.',
  },
  {
    name: 'Hand Tools',
    slug: 'hand-tools',
    image: '/images/category-hand-tools.svg',
    desc: 'Torque wrenches, combination wrenches and sockets that fit.',
  },
];
