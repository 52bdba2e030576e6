// Restores entries that the precache has lost: browsers and shoppers delete caches, sometimes only in part.

const base = import.meta.env.BASE_URL;

/** The keys of the precache, each with the integrity of its file. The build writes it (build/pwa.ts). */
type PrecacheList = Readonly<Record<string, string>>;

const listUrl = `${base}precache.json`;

/** https://developer.chrome.com/docs/workbox/modules/workbox-core */
const openPrecache = () => caches.open(`workbox-precache-v2-${new URL(base, location.href)}`);

/**
 * Downloads the missing entries of the precache, if the server still has this version. Resolves to whether the precache is
 * complete. Rejects if the caches cannot be read.
 */
export async function restorePrecache(): Promise<boolean> {
  const precache = await openPrecache();
  const isListLost = !(await precache.match(listUrl, { ignoreSearch: true }));
  // Offline, the request would fail, and the browser would log an error.
  if (isListLost && !navigator.onLine) return false;
  const list = await precacheList();
  if (!list) return false;
  const present = new Set((await precache.keys()).map(({ url }) => url));
  const missing = Object.entries(list).filter(([key]) => !present.has(absolute(key)));
  if (missing.length > 0 && !navigator.onLine) return false;
  let isComplete = true;
  // One after another, as Workbox does, because the page needs the connection more.
  for (const [key, integrity] of missing) {
    isComplete = (await restoreEntry(precache, key, integrity)) && isComplete;
  }
  return isComplete;
}

const absolute = (key: string) => new URL(base + key, location.href).href;

/**
 * Asks the service worker that controls the page for its list. The worker downloads a lost list again. Reading the cache
 * directly could return the list of a waiting version, and the server only has the list of the newest version. Undefined if
 * the worker's list is neither cached nor on the server.
 */
const precacheList = (): Promise<PrecacheList | undefined> =>
  fetch(listUrl)
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);

/** Resolves to whether the file was downloaded and matched that integrity. */
async function restoreEntry(precache: Cache, key: string, integrity: string): Promise<boolean> {
  try {
    const { pathname } = new URL(absolute(key));
    const response = await fetch(pathname, { integrity });
    if (!response.ok) return false;
    // Hosts redirect paths with .html, and browsers reject a redirected response for a navigation. So this copies it.
    await precache.put(absolute(key), new Response(await response.blob(), response));
    return true;
  } catch {
    return false;
  }
}
