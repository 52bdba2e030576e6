/** Here the worker looks for pictures that its own version does not have. */
export const earlierPictures = 'earlier-pictures';

/** The cache of what a version stores: https://developer.chrome.com/docs/workbox/modules/workbox-core */
export const storedName = () =>
  `workbox-precache-v2-${new URL(import.meta.env.BASE_URL, location.href)}`;

/**
 * A version that is let in takes out of the store what it does not need, and tabs of this one may still
 * show it. So the pictures are put aside while the next version waits, each under its plain address.
 */
export async function keepPictures() {
  const from = await caches.open(storedName());
  const to = await caches.open(earlierPictures);
  for (const { url } of await from.keys()) {
    const picture = url.includes('/images/') && (await from.match(url));
    if (picture) await to.put(url.replace(/\?.*/, ''), picture);
  }
}
