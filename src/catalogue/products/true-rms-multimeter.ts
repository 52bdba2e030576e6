import type { Product } from '../product';

export const trueRmsMultimeter: Product = {
  id: 'true-rms-multimeter',
  name: 'True-RMS Automotive Multimeter',
  imageAlt:
    'Multimeter in an orange holster reading 12.47 V, red and black test leads coiled beside it',
  views: [
    'Back of the multimeter with its orange tilt stand and a CAT III 600 V rating plate',
    'Dial set to DC volts, four keys and four jacks with the black and red leads plugged in',
  ],
  price: 119.99,
  originalPrice: 149.99,
  rating: 4.7,
  reviews: 541,
  category: 'diagnostic-tools',
  description:
    'An auto-ranging digital multimeter (DMM or DVOM) and circuit tester for car wiring: voltmeter to 600 V, ammeter to 10 A, ohmmeter and continuity, plus capacitance, temperature, frequency, duty cycle, dwell and rpm. It reads true RMS, so alternator ripple comes out right, and min/max hold catches a dropout or a parasitic draw. Rated CAT III 600 V, with a backlit 6,000-count display.',
  itemNumber: 'TB-1050',
  specifications: [
    { name: 'Power source', value: '9 V battery' },
    { name: 'Display', value: '6,000 counts, backlit' },
    { name: 'Tests', value: 'Volts, amps, ohms, µF, Hz, duty cycle, dwell, rpm, temperature' },
    { name: 'Voltage range', value: 'Up to 600', unit: 'V AC or DC' },
    { name: 'Current range', value: 'Up to 10', unit: 'A' },
    { name: 'Resistance range', value: 'Up to 60', unit: 'MΩ' },
    { name: 'Temperature range', value: '-4 to 1,400', unit: '°F', metric: '-20 to 760 °C' },
    { name: 'Safety rating', value: 'CAT III 600 V' },
    { name: 'Connection', value: 'Silicone test leads, 4 ft (1.2 m)' },
    { name: 'Operating temperature', value: '32 to 104', unit: '°F', metric: '0 to 40 °C' },
    { name: 'Dimensions', value: '7.9 × 3.9 × 2.2', unit: 'in.', metric: '20 × 10 × 5.6 cm' },
    { name: 'Weight', value: '1.1', unit: 'lb', metric: '0.5 kg' },
  ],
  inTheBox: [
    '1 multimeter in its holster',
    '2 silicone test leads, red and black',
    '2 alligator clips',
    '1 K-type temperature probe',
    '1 inductive pickup',
    '1 battery, 9 V',
  ],
  worksWith: [
    { productId: 'obd2-scan-tablet', reason: 'Reads the code before you measure' },
    { productId: 'battery-charging-tester', reason: 'Tests the battery before the wiring' },
    { productId: 'digital-heat-gun', reason: 'Seals the splice with heat shrink' },
  ],
};
