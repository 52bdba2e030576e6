import { airTools } from './air-tools';
import { batteryTools } from './battery-tools';
import { diagnosticTools } from './diagnostic-tools';
import { handTools } from './hand-tools';
import { pictureUrl } from './pictures';
import { powerTools } from './power-tools';
import type { Product, ProductRecord } from './product';

// The order here is the order of the catalogue.
const records: readonly ProductRecord[] = [
  ...powerTools,
  ...diagnosticTools,
  ...airTools,
  ...batteryTools,
  ...handTools,
];

export const products: readonly Product[] = records.map((record) => ({
  ...record,
  image: pictureUrl(record.id, 800),
}));
