// The response headers of the store, stated once for every server that sends it.
import { trustedTypesPolicy } from '../src/pwa/worker-url.ts';

const contentSecurityPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
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

const policyOf = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ');

/** In a page itself a browser reads all but this, and says so: https://www.w3.org/TR/CSP3/#meta-element */
const { 'frame-ancestors': _, ...readInPages } = contentSecurityPolicy;

/** The policy for the pages' own heads: it also holds on hosts that send no headers of the store's. */
export const pagePolicy: string = policyOf(readInPages);

/**
 * https://www.w3.org/TR/permissions-policy/: what the store uses (web-share, clipboard-write) is not
 * named, and so stays with its own pages; browsers that don't know a name complain of it.
 */
const turnedOff = `
  accelerometer autoplay camera clipboard-read display-capture encrypted-media fullscreen gamepad
  geolocation gyroscope hid identity-credentials-get idle-detection keyboard-map local-fonts
  magnetometer microphone midi otp-credentials payment picture-in-picture publickey-credentials-create
  publickey-credentials-get screen-wake-lock serial storage-access sync-xhr usb window-management
  xr-spatial-tracking`;

export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policyOf(contentSecurityPolicy),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': turnedOff
    .trim()
    .split(/\s+/)
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Two years; browsers heed it over HTTPS only.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/** Files in this folder carry their content's hash in their name; all else is asked for again. */
export const hashedFolder = '/assets/';
export const cached = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/** The `Cache-Control` of a file, by its path in the store. */
export const cacheControl = (path: string): string =>
  path.startsWith(hashedFolder) ? cached.hashed : cached.other;
