import { pictureUrl } from './pictures';

export type Category = {
  readonly name: string;
  readonly slug: string;
  readonly image: string;
  /** What the picture shows. */
  readonly imageAlt: string;
  readonly desc: string;
};

export const categories: readonly Category[] = [
  {
    name: 'Power Tools',
    slug: 'power-tools',
    image: pictureUrl('category-power-tools', 640),
    imageAlt: 'An angle grinder, a polisher and a heat gun',
    desc: 'Grinders, polishers and heat guns for bodywork and fabrication.',
  },
  {
    name: 'Diagnostic Tools',
    slug: 'diagnostic-tools',
    image: pictureUrl('category-diagnostic-tools', 640),
    imageAlt: 'A scan tablet, a multimeter and a battery tester',
    desc: 'Scan tablets, multimeters and testers that find the fault first.',
  },
  {
    name: 'Air Tools',
    slug: 'air-tools',
    image: pictureUrl('category-air-tools', 640),
    imageAlt: 'An air impact wrench, an air ratchet and a spray gun',
    desc: 'Impact wrenches, ratchets and spray guns for a 90 psi line.',
  },
  {
    name: 'Battery Tools',
    slug: 'battery-tools',
    image: pictureUrl('category-battery-tools', 640),
    imageAlt: 'A cordless impact wrench and an LED work light',
    desc: 'One 20 V platform: torque and light away from the outlet.',
  },
  {
    name: 'Hand Tools',
    slug: 'hand-tools',
    image: pictureUrl('category-hand-tools', 640),
    imageAlt: 'A torque wrench, combination wrenches and a socket set',
    desc: 'Torque wrenches, combination wrenches and sockets that fit.',
  },
];
