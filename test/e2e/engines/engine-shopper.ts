import type { Shopper } from '../fixtures/shopping-trip.ts';

/** A shopper in a browser engine that Playwright does not drive. */
export type EngineShopper = Shopper & {
  /** The console's errors and warnings so far, if the driver reports them. */
  readonly consoleErrors?: readonly string[];
  readonly close: () => Promise<void>;
};
