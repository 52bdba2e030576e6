interface ImportMetaEnv {
  /** The URL at which the store is published, without a slash at its end. */
  readonly SITE_URL: string;
  /** The version of the store, for people. */
  readonly BUILD: string;
}
