// Facts about the store, for its owner to edit. Categories, products and photographs have files of their own. The schema in
// store-schema.ts defines which values are valid.
import type { Brand, Store } from './store-schema.ts';

export const store: Store = {
  name: 'Torque Bay',
  tagline: 'Professional Tools and Automotive Equipment',
  /**
   * For the home page: its heading, the sentence below it, and what its wide photograph shows, also as the preview of shared links. Without
   * a photograph, leave `heroAlt` empty: in its place stand your tools to scale, if they have side views (then without the sentence), or your
   * logo and name.
   */
  headline: 'Professional Tools for Every Bay',
  lead: 'Diagnose, loosen, torque and finish. The tools a working shop reaches for, in a catalog that compares them side by side.',
  heroAlt: '',
  /** The ids of the products in that photograph, which are named below it. */
  heroProducts: [],

  /** One number twice: `shown` as people read it, `dialled` as a phone needs it, with a plus sign, the country code and digits. */
  phone: { shown: '1-800-555-0142', dialled: '+18005550142' },
  /** When somebody answers it, and where letters and returns go. On the page Contact; empty if there is nothing to say. */
  hours: 'Mon to Fri, 7 am to 6 pm Central',
  address: '1200 Garage Row, Springfield, IL 62700',

  /** An ISO 4217 code. The amounts here and the prices of products are in this currency. */
  currency: 'USD',
  freeShippingFrom: 99,
  shippingFee: 9.99,
  /** On the home page, below prices, on the pages Returns and Warranty ("Our …"), and for search engines. */
  returnPolicy: '60-day return policy',
  /**
   * The answers on the pages Shipping Info, Returns and Warranty: each a short sentence. Empty if there is nothing to say; then
   * its row is left out. Where you deliver, and when it arrives; the time and `warrantyTerm` are also below prices.
   */
  deliveryRegion: 'All 50 states of the US.',
  deliveryTime: 'Arrives in 3 to 5 business days.',
  /** From when the days of `returnPolicy` count, whether you take used tools back, who pays the way back, when the refund comes. */
  returnsCountFrom: 'The day your order arrives.',
  usedTools: 'We take them back if they are complete and work.',
  returnShipping: 'You pay it, unless the tool is faulty.',
  refundTime: 'Within 5 business days after the tool has reached us.',
  warrantyTerm: '2-year warranty on every tool.',
  /** Who pays the way of a faulty tool. */
  warrantyShipping: 'We pay it both ways.',
  /** Below the price of a product and the total of the cart, such as `incl. VAT`; empty if there is nothing to say. */
  taxNote: '',
  /** On the page Shipping Info; below the total of the cart, if `taxNote` is empty. */
  totalNote: 'In US dollars. Sales tax is not included: ask when you call to order.',
  copyrightYear: 2024,

  /** The examples that an empty search box offers, best a measure, a size and an item number; `[]` shows none. */
  searchExamples: ['200 N·m', '10 mm socket', 'TB-1040'],

  /** Parts of the store that do nothing yet: `false` leaves one out, with its page and all links to it. */
  hasNewsletter: true,
  hasWishlist: true,
  hasAccount: true,
  hasSpecials: true,

  /** In public/. `npm run icons` makes the icons of the app from it; its first `<rect>` is their background. */
  logo: '/icon.svg',
  /** In the footer; `[]` shows none. */
  socialLinks: [
    { name: 'Facebook', icon: 'facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', icon: 'instagram', url: 'https://www.instagram.com/' },
    { name: 'YouTube', icon: 'youtube', url: 'https://www.youtube.com/' },
    { name: 'X', icon: 'x', url: 'https://x.com/' },
  ],
  /** Beside the copyright, after your own pages (`content/`): pages elsewhere, or files in public/. They open a new tab. */
  legalLinks: [],

  /**
   * Where Proceed to Checkout leads. If undefined, the button does nothing. For example `orderByEmail('orders@tools.example')`,
   * with `import { orderByEmail } from './checkout.ts';` above.
   */
  checkoutUrl: undefined,
};

/** Facts that only the build needs. They are apart from `store`, so that the browser does not load them. */
export const brand: Brand = {
  /** For search engines, and for the description of the app. */
  description:
    'Power, diagnostic, air, battery and hand tools for working shops, browsed with or without a signal.',
  /** How amounts of money are written: a language tag of BCP 47. Texts and quantities are English. */
  locale: 'en-US',
  /**
   * For search engines, which read codes: the countries that `deliveryRegion` names (ISO 3166), and who pays the way back, as
   * `returnShipping` says: `customer`, `store`, or undefined if it does not say.
   */
  deliveryCountries: ['US'],
  returnsPaidBy: 'customer',
  /** As `#rrggbb`. */
  colors: {
    /** Backgrounds of light text. `header`: also the app icon. `footer`: also the edges of the home page image. */
    header: '#0b0d0f',
    footer: '#14171a',
    /** The page, and the splash screen of the app. */
    paper: { light: '#f6f7f8', dark: '#181b1f' },
    /** Add to Cart and Proceed to Checkout, under white text; `buyActive` under the pointer. Change them with `buyText`. */
    buy: '#c2410c',
    buyActive: '#9a3412',
    /** The text of outlined Add to Cart buttons, on a light and on a dark page. */
    buyText: { light: '#a8380a', dark: '#ff7a2e' },
    /** Other buttons, and links. */
    button: { light: '#24435c', dark: '#d5e3ee' },
    link: { light: '#174a70', dark: '#9fcbee' },
  },
};
