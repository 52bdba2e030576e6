interface ImportMetaEnv {
  /** Where the store is published, without a slash at its end: `SITE_URL` of the build. */
  readonly SITE_URL: string;
  /** The build's version and date. */
  readonly BUILD: string;
}
