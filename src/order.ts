/** An order as another system gets it: src/store.ts makes the URL of its checkout. Amounts are texts: `$1,299.98`. */
export type Order = {
  readonly lines: readonly OrderLine[];
  readonly subtotal: string;
  readonly shipping: string;
  readonly total: string;
  /** The name of the job, as the shopper has typed it; may be empty. */
  readonly jobName: string;
  /** The URL that opens this cart in the store. */
  readonly url: string;
  /** All of it, for an e-mail or a message. */
  readonly text: string;
};

export type OrderLine = {
  readonly name: string;
  readonly itemNumber: string;
  /** The id of the product in the other system, if its file has one. */
  readonly checkoutId?: string | undefined;
  readonly quantity: number;
  readonly price: string;
  readonly total: string;
};
