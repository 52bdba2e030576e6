// How the service worker tells URLs apart.
import { queryParameters } from './paths.ts';

/**
 * Query parameters that do not change the file: campaign parameters, every parameter of the store, and the hash of an icon
 * (build/manifest.ts).
 */
export const ignoredParameters = [
  /^v$/,
  /^utm_/,
  /^fbclid$/,
  new RegExp(`^(?:${Object.values(queryParameters).join('|')})$`),
];

/** Matches the path and query of a file that is not a page: its path ends with a file extension other than .html. */
export const filePattern = /^[^?]*\.(?!html(?:\?|$))\w+(?:\?|$)/;
