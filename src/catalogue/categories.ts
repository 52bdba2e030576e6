export type Category = {
  readonly name: string;
  /** The name in the navigation, if it is shorter there. */
  readonly navLabel?: string;
  /** Part of the URL and of the image's name. */
  readonly slug: string;
  /** What the image shows. */
  readonly imageAlt: string;
  readonly desc: string;
};

export const categories: readonly Category[] = [
  {
    name: 'Power Tools',
    slug: 'power-tools',
    imageAlt: 'An angle grinder, a polisher and a heat gun',
    desc: 'Grinders, polishers and heat guns for bodywork and fabrication.',
  },
  {
    name: 'Diagnostic Tools',
    navLabel: 'Diagnostic',
    slug: 'diagnostic-tools',
    imageAlt: 'A scan tablet, a multimeter and a battery tester',
    desc: 'Scan tablets, multimeters and testers that find the fault first.',
  },
  {
    name: 'Air Tools',
    slug: 'air-tools',
    imageAlt: 'An air impact wrench, an air ratchet and a spray gun',
    desc: 'Impact wrenches, ratchets and spray guns for a 90 psi line.',
  },
  {
    name: 'Battery Tools',
    slug: 'battery-tools',
    imageAlt: 'A cordless impact wrench and an LED work light',
    desc: 'One 20V platform: torque and light away from the outlet.',
  },
  {
    name: 'Hand Tools',
    slug: 'hand-tools',
    imageAlt: 'A torque wrench, combination wrenches and a socket set',
    desc: 'Torque wrenches, combination wrenches and sockets that fit.',
  },
];
