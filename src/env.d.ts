interface ImportMetaEnv {
  /** The URL at which the store is published, without a slash at its end; empty if it is not known. */
  readonly SITE_URL: string;
  /** The version, as shown to shoppers. */
  readonly BUILD: string;
}

/** TypeScript does not know that this takes a `TrustedScriptURL`. */
interface ServiceWorkerContainer {
  register(
    scriptURL: string | TrustedScriptURL,
    options?: RegistrationOptions,
  ): Promise<ServiceWorkerRegistration>;
}

// The build replaces these. They are undefined where Node.js imports the source.

/** The English words that the search does not correct. */
declare const ENGLISH_WORDS: string | undefined;

/** How amounts are written. */
declare const MONEY_FORMAT: import('./money/money-format.ts').MoneyFormat | undefined;

/** The owner's pages. Texts and descriptions are only there in prerendering, in development and in tests. */
declare const CONTENT_PAGES: readonly import('./content-pages.ts').ContentPage[] | undefined;

/** The paths of the pages that are not precached, without the base path: build/precache.ts. Only in the service worker. */
declare const SHELL_PAGES: readonly string[];

/** The paths of what the host has besides the precache and the pages: build/public-files.ts. Only in the service worker. */
declare const UNCACHED_PATHS: readonly string[];
