interface ImportMetaEnv {
  /** The URL at which the store is published, without a slash at its end. */
  readonly SITE_URL: string;
  /** The version and the date of the build. */
  readonly BUILD: string;
}
