/** Here the worker looks for pictures that its own version does not have. */
export const earlierPictures = 'earlier-pictures';

/**
 * A version that is let in takes out of the store what it does not need, and tabs of this one may still
 * show it. So the pictures are put aside while the next version waits, each under its plain address.
 */
export async function keepPictures() {
  const [stored = ''] = (await caches.keys()).filter((name) => name.includes('precache'));
  const [from, to] = [await caches.open(stored), await caches.open(earlierPictures)];
  for (const { url } of await from.keys()) {
    const picture = url.includes('/images/') && (await from.match(url));
    if (picture) await to.put(url.replace(/\?.*/, ''), picture);
  }
}
