import type { Product } from '../product.ts';

export const obd2ScanTablet: Product = {
  id: 'obd2-scan-tablet',
  name: 'Pro OBD-II Scan Tablet',
  alsoCalled: ['OBD2 scanner', 'OBDII reader', 'check engine light reader'],
  imageAlt: 'Scan tablet showing its menu, the OBD-II connector in front',
  views: [
    'Back of the scan tablet on its steel stand, with rating plate',
    'Tablet screen: tachometer, live data and code P0301',
    'In the box: scan tablet, connector, chargers and case',
  ],
  sideView: [11.4, 8.14],
  price: 899.99,
  originalPrice: 1099.99,
  rating: 4.9,
  reviews: 326,
  category: 'diagnostic-tools',
  description:
    'A shop-grade scan tool for cars, pickups and vans from 1996 on. Where a code reader stops at the check engine code, it reads and clears trouble codes (DTCs) in every module of supported vehicles, ABS included. It graphs live data, runs bidirectional tests, resets service reminders and programs keys. The wireless connector fits any OBD-II port.',
  bestFor: 'Fault codes and live data',
  itemNumber: 'TB-1040',
  brand: 'Torque Bay',
  specifications: [
    {
      name: 'Display',
      value: 10,
      unit: 'in.',
      words: '{} color touchscreen',
      cardWords: '{} screen',
      isOnCard: true,
    },
    { name: 'Running time', value: 8, unit: 'hours', cardWords: '{} battery', isOnCard: true },
    { name: 'Protection', value: 'IP65, corner bumpers' },
    { name: 'Connection', value: 'Wireless OBD-II connector' },
    { name: 'Vehicles', value: 'Cars, pickups and vans from 1996 on' },
    { name: 'Power source', value: 'Rechargeable lithium-ion battery' },
    {
      name: 'Tests',
      value:
        'Codes, live data, active actuator tests (bidirectional); resets and keys on supported vehicles',
    },
    { name: 'Voltage range', value: [9, 16], unit: 'V' },
    { name: 'Wireless range', value: 30, unit: 'ft' },
    { name: 'Operating temperature', value: [14, 122], unit: '°F' },
    { name: 'Dimensions', value: { dimensions: [11.4, 8.1, 1.5] }, unit: 'in.' },
    { name: 'Weight', value: 3.1, unit: 'lb' },
  ],
  inTheBox: [
    '1 scan tablet',
    '1 wireless OBD-II connector (VCI dongle)',
    '1 charger for a 12 V outlet',
    '1 wall charger',
    '1 carrying case',
  ],
  phoneNote:
    'Reads cars, pickups and vans from 1996 on. Ask which modules, tests and keys it reaches on your make, model and year:',
  worksWith: [
    { productId: 'true-rms-multimeter', reason: 'Measures the circuit behind the code' },
    {
      productId: 'battery-charging-tester',
      reason: 'Rules out low voltage before you trust a code',
    },
  ],
};
