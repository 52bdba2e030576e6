interface ImportMetaEnv {
  /** The URL at which the store is published, without a slash at its end; empty if it is not known. */
  readonly SITE_URL: string;
  /** The version, as shown to shoppers. */
  readonly BUILD: string;
  /** Whether the service worker precaches all images, or only the first of each product. */
  readonly HAS_ALL_IMAGES: boolean;
}

/** How amounts are written. The build replaces it; it is undefined where Node.js imports the source. */
declare const ENGLISH_WORDS: string | undefined;
declare const MONEY_FORMAT: import('./money/money-format.ts').MoneyFormat | undefined;
