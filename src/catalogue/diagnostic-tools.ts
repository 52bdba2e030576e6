import type { ProductRecord } from './product';

export const diagnosticTools: readonly ProductRecord[] = [
  {
    id: 'obd2-scan-tablet',
    name: 'Pro OBD-II Scan Tablet',
    imageAlt:
      'Scan tablet with orange corner bumpers showing live engine data, its OBD-II connector beside it',
    price: 899.99,
    originalPrice: 1099.99,
    rating: 4.9,
    reviews: 326,
    category: 'Diagnostic Tools',
    description:
      'Reads and clears codes on every module of 1996 and newer cars and light trucks, with live data graphs, service resets, key functions and bidirectional tests. 10 in. glove-friendly screen, IP65 housing and 8 hours on a charge. In the box: tablet, wireless OBD-II connector, 12 V and wall chargers, case.',
  },
  {
    id: 'true-rms-multimeter',
    name: 'True-RMS Automotive Multimeter',
    imageAlt: 'Multimeter in an orange holster reading 12.47 V, with red and black test leads',
    price: 119.99,
    originalPrice: 149.99,
    rating: 4.7,
    reviews: 541,
    category: 'Diagnostic Tools',
    description:
      'True-RMS volts to 1,000 V, current to 10 A, resistance, capacitance, temperature, duty cycle, dwell and engine speed. CAT III 600 V, backlit 6,000-count display with min/max hold. In the box: meter, silicone test leads, alligator clips, K-type probe, inductive pickup and 9 V battery.',
  },
  {
    id: 'battery-charging-tester',
    name: '12 V Battery and Charging System Tester',
    imageAlt: 'Battery tester reading Good Battery, 12.64 V, between a red and a black clamp',
    price: 149.99,
    originalPrice: 189.99,
    rating: 4.5,
    reviews: 233,
    category: 'Diagnostic Tools',
    description:
      'Tests 12 V flooded, AGM and gel batteries from 100 to 2,000 CCA without discharging them, then cranking voltage and alternator output at idle and under load. Reverse-polarity protected. In the box: tester, 3 ft leads with full-size clamps, carrying pouch and printed test guide.',
  },
];
