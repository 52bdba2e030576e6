/** The dimension that matters for the work: the size of the head, the disc, the pad or the display. */
export const workingDimensions = [
  'Head height',
  'Disc diameter',
  'Pad diameter',
  'Nozzle diameter',
  'Fan width',
  'Display',
  'Drive',
] as const;
