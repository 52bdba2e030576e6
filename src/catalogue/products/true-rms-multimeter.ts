import type { Product } from '../product.ts';

export const trueRmsMultimeter: Product = {
  id: 'true-rms-multimeter',
  name: 'True-RMS Automotive Multimeter',
  alsoCalled: [
    'DMM',
    'DVOM',
    'TRMS meter',
    'voltmeter',
    'ohmmeter',
    'ammeter',
    'circuit tester',
    'electrical tester',
  ],
  imageAlt:
    'Multimeter in an orange holster reading 12.47 V, red and black test leads coiled beside it',
  views: [
    'Back of the multimeter with its orange tilt stand and a CAT III 600 V rating plate',
    'Dial set to DC volts, four keys and four jacks with the black and red leads plugged in',
    'In the box: meter, test leads, clips, thermocouple, inductive pickup and 9 V battery',
  ],
  price: 119.99,
  originalPrice: 149.99,
  rating: 4.7,
  reviews: 541,
  category: 'diagnostic-tools',
  description:
    'An auto-ranging digital multimeter for faults in car wiring: voltage to 600 V, current to 10 A, resistance, continuity and capacitance, and duty cycle, dwell and rpm for ignition and injectors. It reads true RMS, so alternator ripple comes out right, min/max hold catches a dropout, and the 10 A input measures a parasitic draw. Rated CAT III 600 V.',
  itemNumber: 'TB-1050',
  specifications: [
    {
      name: 'Voltage range',
      value: { upTo: 600 },
      unit: 'V',
      words: '{} AC or DC',
      isOnCard: true,
    },
    { name: 'Current range', value: { upTo: 10 }, unit: 'A', isOnCard: true },
    { name: 'Resistance range', value: { upTo: 60 }, unit: 'MΩ' },
    { name: 'Temperature range', value: [-4, 1400], unit: '°F' },
    { name: 'Safety rating', value: 600, unit: 'V', words: 'CAT III {}' },
    { name: 'Power source', value: 9, unit: 'V', words: '{} battery' },
    { name: 'Display', value: '6,000 counts, backlit' },
    { name: 'Tests', value: 'Volts, amps, ohms, µF, Hz, duty cycle, dwell, rpm, temperature' },
    { name: 'Connection', value: 4, unit: 'ft', words: 'Silicone test leads, {}' },
    { name: 'Operating temperature', value: [32, 104], unit: '°F' },
    { name: 'Dimensions', value: { dimensions: [7.9, 3.9, 2.2] }, unit: 'in.' },
    { name: 'Weight', value: 1.1, unit: 'lb' },
  ],
  inTheBox: [
    '1 multimeter in its holster',
    '2 silicone test leads, red and black',
    '2 alligator clips',
    '1 thermocouple probe, K type, to 482 °F',
    '1 inductive pickup',
    '1 battery, 9 V',
  ],
  worksWith: [
    { productId: 'obd2-scan-tablet', reason: 'Reads the code before you measure' },
    { productId: 'battery-charging-tester', reason: 'Tests the battery before the wiring' },
    { productId: 'digital-heat-gun', reason: 'Seals the splice with heat shrink' },
  ],
};
