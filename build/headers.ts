// The response headers of the store, for the preview server and the configuration of every host.
import { trustedTypesPolicy } from '../src/paths.ts';
import { guardSource } from './guard.ts';

const contentSecurityPolicy = {
  'default-src': "'none'",
  'script-src': `'self' ${guardSource}`,
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': trustedTypesPolicy,
};

const serialized = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ');

/** Browsers ignore `frame-ancestors` in a `<meta>` and log an error: https://www.w3.org/TR/CSP3/#meta-element */
const { 'frame-ancestors': _, ...metaDirectives } = contentSecurityPolicy;

/** The policy for a `<meta>` in each page. It applies on hosts without custom headers. */
export const metaPolicy: string = serialized(metaDirectives);

/**
 * The features that the store disables: https://www.w3.org/TR/permissions-policy/. `web-share` and `clipboard-write` are not
 * here, because the store uses them. Browsers log a warning for names that they do not support.
 */
const disabledFeatures = `
  accelerometer autoplay camera clipboard-read display-capture encrypted-media fullscreen gamepad
  geolocation gyroscope hid identity-credentials-get idle-detection keyboard-map local-fonts
  magnetometer microphone midi otp-credentials payment picture-in-picture publickey-credentials-create
  publickey-credentials-get serial storage-access sync-xhr usb window-management
  xr-spatial-tracking`;

const permissionsPolicy = [
  ...disabledFeatures
    .trim()
    .split(/\s+/)
    .map((feature) => `${feature}=()`),
  // The screen stays awake while an order is read out on the phone.
  'screen-wake-lock=(self)',
].join(', ');

export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': serialized(contentSecurityPolicy),
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Newsletters, marketplaces and link previews show the product images. Nothing of the store is private.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Permissions-Policy': permissionsPolicy,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * The headers for a base path. Strict-Transport-Security applies to a whole domain, so only a store at the root of a domain
 * sends it. It lasts one year and omits `includeSubDomains`, because subdomains may not have HTTPS.
 */
export const headersFor = (base: string): Readonly<Record<string, string>> =>
  base === '/'
    ? { ...securityHeaders, 'Strict-Transport-Security': 'max-age=31536000' }
    : securityHeaders;

/** Vite writes the files with a content hash in their name to this folder. */
export const hashedFolder = 'assets/';

/** Hashed files are cached for a year. Browsers revalidate all other files. */
export const cacheControls = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/** The `Cache-Control` of a file. The path has no base path. */
export const cacheControl = (path: string): string =>
  path.startsWith(`/${hashedFolder}`) ? cacheControls.hashed : cacheControls.other;

/** The content types of all files of the store, and of what owners add, by their extension. Not every host knows them. */
export const contentTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  woff2: 'font/woff2',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
  webp: 'image/webp',
  gif: 'image/gif',
  mp4: 'video/mp4',
  zip: 'application/zip',
} as const;

/** The types of files that hosts compress, besides pages. */
export const compressedTypes =
  'text/css text/javascript application/javascript application/json application/manifest+json application/xml image/svg+xml';
