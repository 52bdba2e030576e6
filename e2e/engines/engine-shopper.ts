import type { Shopper } from '../shopping-trip';

/** A shopper with an engine all to itself. */
export type EngineShopper = Shopper & {
  /** Runs a library's source in the page; its Content-Security-Policy binds only its own scripts. */
  readonly addSource: (source: string) => Promise<unknown>;
  /** The console's errors and warnings up to now, where the engine tells them. */
  readonly noise?: readonly string[];
  readonly leave: () => Promise<void>;
};

/** An iPhone's page, in CSS pixels. */
export const phone = { width: 390, height: 844 };
