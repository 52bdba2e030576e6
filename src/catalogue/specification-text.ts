import type { Specification } from './product';

/** `6.2 lb (2.8 kg)`: the value, its unit, and the same in metric units. */
export const specificationText = ({ value, unit, metric }: Omit<Specification, 'name'>): string =>
  [value, unit, metric && `(${metric})`].filter(Boolean).join(' ');
