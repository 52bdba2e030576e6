// Restores what the precache has lost: browsers and shoppers delete caches, in part too.

const base = import.meta.env.BASE_URL;

/** The keys of the precache, each with the integrity of its file. The build writes it (build/pwa.ts). */
type PrecacheList = Readonly<Record<string, string>>;

const listUrl = `${base}precache.json`;

/** https://developer.chrome.com/docs/workbox/modules/workbox-core */
const openPrecache = () => caches.open(`workbox-precache-v2-${new URL(base, location.href)}`);

/**
 * Loads the missing entries of the precache, if the server still has this version. Resolves to whether the precache is
 * complete; rejects if the caches cannot be read.
 */
export async function restorePrecache(): Promise<boolean> {
  const precache = await openPrecache();
  const isListLost = !(await precache.match(listUrl, { ignoreSearch: true }));
  // The browser would log a request that fails.
  if (isListLost && !navigator.onLine) return false;
  const list = await precacheList();
  if (!list) return false;
  const present = new Set((await precache.keys()).map(({ url }) => url));
  const missing = Object.entries(list).filter(([key]) => !present.has(absolute(key)));
  if (missing.length > 0 && !navigator.onLine) return false;
  let isComplete = true;
  // One after another, like Workbox: the page needs the connection more.
  for (const [key, integrity] of missing) {
    isComplete = (await restoreEntry(precache, key, integrity)) && isComplete;
  }
  return isComplete;
}

const absolute = (key: string) => new URL(base + key, location.href).href;

/**
 * The list of the worker that controls the page, which restores it if it is lost. The cache can also contain the list of
 * a version that is waiting, and the server has that of the newest. Nothing if the worker's is neither cached nor on the
 * server.
 */
const precacheList = (): Promise<PrecacheList | undefined> =>
  fetch(listUrl)
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);

/** Resolves to whether the file could be loaded with that integrity. */
async function restoreEntry(precache: Cache, key: string, integrity: string): Promise<boolean> {
  try {
    const { pathname } = new URL(absolute(key));
    const response = await fetch(pathname, { integrity });
    if (!response.ok) return false;
    // A navigation cannot be answered with a redirected response, as hosts send for a path with .html.
    await precache.put(absolute(key), new Response(await response.blob(), response));
    return true;
  } catch {
    return false;
  }
}
