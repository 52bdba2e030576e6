import { airTools } from './air-tools';
import { batteryTools } from './battery-tools';
import { diagnosticTools } from './diagnostic-tools';
import { handTools } from './hand-tools';
import { imageUrl } from './images';
import { powerTools } from './power-tools';
import type { Product, ProductRecord } from './product';

// In catalogue order.
const records: readonly ProductRecord[] = [
  ...powerTools,
  ...diagnosticTools,
  ...airTools,
  ...batteryTools,
  ...handTools,
];

export const products: readonly Product[] = records.map((record) => ({
  ...record,
  image: imageUrl(record.id, 800),
}));
