// The order that the store hands over to a checkout, and four ways to hand it over. src/store.ts chooses one:
// `checkoutUrl: orderByEmail('orders@tools.example')`.

/** An order. Amounts are texts: `$1,299.98`. */
export type Order = {
  readonly lines: readonly OrderLine[];
  readonly subtotal: string;
  readonly shipping: string;
  readonly total: string;
  /** The name of the job, as the shopper has typed it; may be empty. */
  readonly jobName: string;
  /** The URL that opens this cart in the store. */
  readonly url: string;
  /** The whole order as text, for an e-mail or a message. */
  readonly text: string;
};

export type OrderLine = {
  readonly name: string;
  readonly itemNumber: string;
  /** The id of the product in the shop that takes the order, if the product's file states one. */
  readonly checkoutId?: string | undefined;
  readonly quantity: number;
  readonly price: string;
  readonly total: string;
};

/** The name comes first, because it may begin with a number: `20V LED Work Light, TB-1110, 2 pieces`. */
export const piecesText = ({ name, itemNumber, quantity }: PiecesOf): string =>
  `${name}, ${itemNumber}, ${quantity} piece${quantity === 1 ? '' : 's'}`;

type PiecesOf = Pick<OrderLine, 'name' | 'itemNumber' | 'quantity'>;

/** Returns the http(s) or `mailto:` URL that Proceed to Checkout opens. */
export type CheckoutUrl = {
  (order: Order): string;
  /**
   * Whether the shop that takes the order knows products only by their `checkoutId`. A build for publishing then refuses
   * products without one.
   */
  readonly needsIds?: boolean;
  /** That shop, whose ids a build and an import check, and its URL, which a build checks. */
  readonly shop?: 'Shopify' | 'WooCommerce';
  readonly origin?: string;
  /** Whether the shopper pays there. If undefined, the store does not say. */
  readonly takesPayment?: boolean;
  /** The phone number of `orderByWhatsApp`, which a build checks. */
  readonly number?: string;
};

/**
 * A Shopify cart. Each `checkoutId` is the id of a Shopify variant. The note lists the products without a `checkoutId`.
 * `origin`: `https://my-shop.myshopify.com`. https://shopify.dev/docs/apps/build/checkout/create-cart-permalinks
 */
export const shopifyCart = (origin: string): CheckoutUrl =>
  withIds('Shopify', origin, ({ lines, jobName }) => {
    const unknown = lines.filter(({ checkoutId }) => !checkoutId);
    const note = [jobName, ...unknown.map(piecesText)].filter((part) => part !== '').join('\n');
    const query = note === '' ? '' : `?note=${encodeURIComponent(note)}`;
    return `/cart/${entries(lines)}${query}`;
  });

/**
 * The checkout of WooCommerce 10 or newer. Each `checkoutId` is the id of a WooCommerce product or variation. The URL has no
 * note, so products without an id are left out. `origin`: `https://my-shop.example`.
 * https://developer.woocommerce.com/docs/best-practices/urls-and-routing/checkout-urls
 */
export const wooCommerceCheckout = (origin: string): CheckoutUrl =>
  withIds('WooCommerce', origin, ({ lines }) => `/checkout-link/?products=${entries(lines)}`);

/** An e-mail with the order as text: https://www.rfc-editor.org/rfc/rfc6068 */
export const orderByEmail = (to: string): CheckoutUrl =>
  Object.assign(
    ({ jobName, text }: Order) => {
      const subject = encodeURIComponent(jobName ? `Order: ${jobName}` : 'Order');
      // Lines of an e-mail end with CRLF.
      const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
      return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${subject}&body=${body}`;
    },
    { takesPayment: false },
  );

/**
 * A WhatsApp message with the order as text. `number` has a plus sign and the country code; spaces do not matter.
 * https://faq.whatsapp.com/5913398998672934
 */
export const orderByWhatsApp = (number: string): CheckoutUrl =>
  Object.assign(
    ({ text }: Order) =>
      `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`,
    { number, takesPayment: false },
  );

/** `path` is what follows the origin, whose slash at the end is dropped. */
const withIds = (
  shop: NonNullable<CheckoutUrl['shop']>,
  origin: string,
  path: (order: Order) => string,
): CheckoutUrl =>
  Object.assign((order: Order) => origin.replace(/\/+$/, '') + path(order), {
    needsIds: true,
    takesPayment: true,
    shop,
    origin,
  });

/** `id:quantity,id:quantity` */
const entries = (lines: readonly OrderLine[]) =>
  lines
    .filter(({ checkoutId }) => checkoutId)
    .map(({ checkoutId = '', quantity }) => `${encodeURIComponent(checkoutId)}:${quantity}`)
    .join(',');
