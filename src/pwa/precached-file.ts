// The files of a version, and how they are stored. The page (precache.ts) and the service worker (src/sw/sw.ts) follow the
// same rules.

/** The URL of the store, with a slash at its end, which is the scope of its worker. In names of caches it keeps other apps apart. */
export const storeUrl = (): string => new URL(import.meta.env.BASE_URL, location.href).href;

/** Without `-precache-` in it, Workbox in an app above the store does not delete the cache: docs/findings/workbox-other-scopes.sh. */
export const precacheName = (): string => `store-files-${storeUrl()}`;

/** Its name in earlier versions of the store: src/sw/earlier-caches.ts. */
export const earlierPrecacheName = (): string => `workbox-precache-v2-${storeUrl()}`;

/** Whether a key of the precache is that of a page. */
export const isHtml = (key: string): boolean => /\.html(?:\?|$)/.test(key);

/**
 * Whether a page belongs to the version with these files. A CDN may add a script to a page, or minify it, so the page has no
 * integrity. But it names the entry script of its version, which the build names after index.html.
 */
export const isPageOf = (urls: readonly string[], html: string): boolean =>
  urls.some((url) => /^assets\/index-.+\.js$/.test(url) && html.includes(url));

/**
 * The response as it is stored. Without `Vary`: the store's files do not vary, whatever the host says. A cache does not find a
 * response with `Vary: Accept` for a request with other headers, and refuses one with `Vary: *`. The copy is not redirected,
 * because browsers reject a redirected response for a navigation.
 */
export function storedResponse(response: Response, body: BodyInit): Response {
  const headers = new Headers(response.headers);
  headers.delete('Vary');
  return new Response(body, { status: response.status, statusText: response.statusText, headers });
}
