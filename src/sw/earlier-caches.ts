// The caches of earlier versions of the store, which had other names. Other apps on the domain may have caches called `images` too.
import { earlierPrecacheName, precacheName, storeUrl } from '../pwa/precached-file.ts';
import { imageUrlPattern, openImages } from './images.ts';

/**
 * While a worker is installed: a file that an earlier version has, from then on in the precache. Undefined if that does not have it, or
 * has it with `Vary`, which a still earlier version kept.
 */
export async function earlierFile(request: Request): Promise<Response | undefined> {
  const file = await caches.match(request, { cacheName: earlierPrecacheName() });
  if (!file || file.headers.has('Vary')) return undefined;
  await (await caches.open(precacheName())).put(request, file.clone());
  return file;
}

/** When the worker is activated: what is of use is elsewhere by now, except the images that were seen. */
export async function deleteEarlierCaches() {
  await caches.delete(earlierPrecacheName());
  if (!(await caches.has('images'))) return;
  const images = await caches.open('images');
  const keys = await images.keys();
  const own = keys.filter(
    ({ url }) => url.startsWith(`${storeUrl()}images/`) && imageUrlPattern.test(url),
  );
  for (const key of own) {
    const image = await images.match(key);
    // Without room for it, it is loaded again when it is seen.
    if (image) await (await openImages()).put(key, image).catch(() => undefined);
    await images.delete(key);
  }
  if (own.length > 0 && own.length === keys.length) await caches.delete('images');
}
