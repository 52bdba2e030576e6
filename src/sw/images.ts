// How the service worker answers requests for image files that are not precached.
import {
  categoryImageWidths,
  productImageSize,
  productImageWidths,
  smallestWidths,
} from '../catalogue/images.ts';
import { storedResponse, storeUrl } from '../pwa/precached-file.ts';

export const imageUrlPattern = /\/images\/[^?]+-\d+\.avif$/;

/** The images that were seen. */
export const openImages = (): Promise<Cache> => caches.open(`store-images-${storeUrl()}`);

/** The widths above the smallest, which are always precached if the image is. */
const precachedWidths = [productImageWidths[1], categoryImageWidths[1]];

const isLarge = ({ url }: Request) => /-\d{4}\.avif$/.test(url);

const smallFile = new RegExp(`-(?:${smallestWidths.join('|')})\\.avif$`);

/** The smallest files are not precached: the answer is the larger file. Offline, it is the cached file or another size. */
export async function imageFromCaches({ request }: { request: Request }): Promise<Response> {
  const larger = smallFile.test(request.url) ? await cachedSize(request.url) : undefined;
  if (larger) return larger;
  // A newer version may have another image with the same name, so the network comes first.
  const loaded = await fetch(request)
    .then(withBody)
    .catch(() => undefined);
  // If caching fails, for example on a full disk, the image is still shown.
  if (loaded) await cache(request, loaded.clone()).catch(() => undefined);
  return (
    loaded ??
    (await cached(request)) ??
    // A file for magnifying is better replaced by the large one, if that was seen.
    (await cachedSize(request.url, productImageSize)) ??
    Response.error()
  );
}

/** The response once it is complete. Rejects an error and the sign-in page of a network. Some hosts do not know the type of AVIF. */
async function withBody(response: Response): Promise<Response> {
  const body = await response.blob();
  if (!response.ok || body.type.startsWith('text/')) throw new Error('This is no image.');
  return storedResponse(response, body);
}

/** Deletes the oldest images if there are too many. Workbox would need IndexedDB for that. */
async function cache(request: Request, response: Response) {
  const images = await openImages();
  await images.put(request, response);
  // In the order in which they were last put into the cache. A large image has up to 150 kB, a small one up to 18.5 kB.
  const keys = await images.keys();
  const excess = [
    ...keys.filter(isLarge).slice(0, -60),
    ...keys.filter((key) => !isLarge(key)).slice(0, -500),
  ];
  await Promise.all(excess.map((key) => images.delete(key)));
}

/** The image in one of these widths, or else as it is precached. */
async function cachedSize(url: string, ...widths: number[]) {
  for (const width of [...widths, ...precachedWidths]) {
    const found = await cached(url.replace(/\d+\.avif$/, `${width}.avif`));
    if (found) return found;
  }
  return undefined;
}

/** The revision in the key of a precached file does not matter. */
const cached = (key: Request | string) =>
  caches.match(key, { ignoreSearch: true }).catch(() => undefined);
