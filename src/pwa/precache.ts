// Downloads the missing entries of the precache: all of them before the first service worker is registered, later those that the
// browser has deleted. Workbox fetches one file after another. The page fetches several at once, and Workbox skips what is
// present.
import { canonicalPath } from '../canonical-path.ts';
import { entryScriptIn, isPage, isPageOf, storedResponse } from './precached-file.ts';
import { untilStalled } from './stall.ts';

const base = import.meta.env.BASE_URL;

/** The keys of the precache, each with the integrity of its file, which a page does not have. The build writes it (build/pwa.ts). */
type PrecacheList = Readonly<Record<string, string>>;

type Entry = readonly [key: string, integrity: string];

export type Progress = {
  /** How many percent of the entries are present, rounded down. */
  readonly percent: number;
  /** What is missing until all are there. Images are downloaded last. */
  readonly missing: 'pages' | 'images';
};

type OnProgress = (progress: Progress) => void;

const listUrl = `${base}precache.json`;

/** With more, what the page itself requests would be slower. */
const maxDownloads = 4;

/** In seconds: how long the browser or the connection may take for one file, or for anything else, before it counts as hanging. */
const patience = 30;

/** The widest images take so long on a slow connection that a navigation aborts them. */
const largeFile = /-\d{4}\.avif/;

/** In milliseconds: how often the page looks whether its images are loaded, and how long it waits for them. */
const [pollInterval, maxWait] = [100, 5000];

/**
 * Downloads the missing entries, if the server still has this version. Stops while the page is hidden, because browsers suspend
 * hidden pages. Resolves to whether the precache is complete. Rejects if the caches cannot be read, or if the connection or the
 * browser does not answer. Only one tab downloads at a time, so that nothing is downloaded twice.
 */
export async function fillPrecache(onProgress?: OnProgress): Promise<boolean> {
  const run = () => untilStalled(patience, (alive, signal) => fill(alive, signal, onProgress));
  if (!navigator.locks) return run();
  const name = `precache of ${base}`;
  // The browser answers this request at once. The next one may wait for another tab that downloads.
  await untilStalled(patience, () =>
    navigator.locks.request(name, { ifAvailable: true }, async () => true),
  );
  return navigator.locks.request(name, run);
}

/**
 * Whether the worker that controls the page is that of an earlier app on this domain. A worker of the store has the list in its
 * precache, and stores it again if it is lost. Offline and on a full disk it cannot: it has no answer, and counts as one of the
 * store.
 */
export async function isControlledByEarlierApp(): Promise<boolean> {
  return untilStalled(patience, async (_, signal) => {
    if (!('caches' in window) || (await hasList())) return false;
    const isFetched = navigator.onLine && (await precacheList(signal)) !== undefined;
    return isFetched && !(await hasList());
  });
}

async function fill(alive: () => void, signal: AbortSignal, onProgress?: OnProgress) {
  if (!('caches' in window)) return false;
  const precache = await openPrecache();
  // Offline, the request would fail, and the browser would log an error.
  if (!navigator.onLine && !(await hasList())) return false;
  const list = await precacheList(signal);
  if (!list) return false;
  const entries = Object.entries(list);
  const present = new Set((await precache.keys()).map(({ url }) => url));
  const missing = entries.filter(([key]) => !present.has(absolute(key)));
  if (missing.length === 0) return true;
  if (!navigator.onLine) return false;
  const isRedirecting = await redirectsToPages(signal);
  const left = new Set(missing.map(([key]) => key));
  const entryScript = entryScriptIn(Object.keys(list));
  async function download([key, integrity]: Entry, aborted: AbortSignal) {
    const path = isRedirecting && isPage(key) ? pagePath(key) : filePath(key);
    const response = await fetch(path, { integrity, signal: aborted, priority: 'low' });
    const body = await response.blob();
    const isOfVersion = !isPage(key) || isPageOf(entryScript, await body.text());
    if (!response.ok || !isOfVersion) throw new Error(`${key} is not on the server.`);
    await precache.put(absolute(key), storedResponse(response, body));
    left.delete(key);
    onProgress?.({
      percent: Math.floor((100 * (entries.length - left.size)) / entries.length),
      missing: [...left].every((each) => each.includes('.avif')) ? 'images' : 'pages',
    });
  }
  return downloadAll(missing, download, alive, signal);
}

/** https://developer.chrome.com/docs/workbox/modules/workbox-core */
const openPrecache = () => caches.open(`workbox-precache-v2-${new URL(base, location.href)}`);

const hasList = async () =>
  (await (await openPrecache()).match(listUrl, { ignoreSearch: true })) !== undefined;

const absolute = (key: string) => new URL(base + key, location.href).href;

/**
 * The list of the service worker that controls the page. The worker downloads a lost list again. Reading the cache directly
 * could return the list of a waiting version, and the server only has the list of the newest version. On a first visit, without
 * a worker, that is the one to use. Undefined if the list is neither cached nor on the server.
 */
const precacheList = (signal: AbortSignal): Promise<PrecacheList | undefined> =>
  fetch(listUrl, { signal })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);

/**
 * Resolves to whether all entries were downloaded. `alive` is called before each download. `signal` aborts once nothing answers any
 * more.
 */
async function downloadAll(
  missing: readonly Entry[],
  download: (entry: Entry, aborted: AbortSignal) => Promise<void>,
  alive: () => void,
  signal: AbortSignal,
) {
  const queue = [...missing];
  const running = new Map<AbortController, Entry>();
  let isComplete = true;

  function abort(isAborted: (key: string) => boolean) {
    for (const [controller, [key]] of running) if (isAborted(key)) controller.abort();
  }
  /** The page replaces its own entry after each scroll. */
  const onNavigate = ({ navigationType }: NavigateEvent) =>
    navigationType !== 'replace' && abort((key) => largeFile.test(key));
  const onVisibilityChange = () => document.hidden && abort(() => true);
  signal.addEventListener('abort', () => abort(() => true));

  async function downloadNext() {
    await untilImagesLoaded();
    alive();
    const isStopped = document.hidden || signal.aborted;
    const entry = isStopped ? undefined : queue.shift();
    if (!entry) return;
    const controller = new AbortController();
    running.set(controller, entry);
    try {
      await download(entry, controller.signal);
    } catch (error) {
      if (controller.signal.aborted) queue.push(entry);
      else isComplete = false;
      if (error instanceof DOMException && error.name === 'QuotaExceededError') queue.length = 0;
    }
    running.delete(controller);
    await downloadNext();
  }

  // Only browsers without the Navigation API let large files delay the images of the next page.
  window.navigation?.addEventListener('navigate', onNavigate);
  document.addEventListener('visibilitychange', onVisibilityChange);
  await Promise.all(Array.from({ length: maxDownloads }, downloadNext));
  window.navigation?.removeEventListener('navigate', onNavigate);
  document.removeEventListener('visibilitychange', onVisibilityChange);
  return isComplete && queue.length === 0;
}

const filePath = (key: string) => new URL(absolute(key)).pathname;

const pagePath = (key: string) => canonicalPath(filePath(key), base);

/**
 * Whether the host redirects the file of a page to the URL of the page. Then the URL is fetched, which saves the redirect; the
 * browser may have it already. A host that only sends files knows no other path, and neither does the service worker need one.
 */
async function redirectsToPages(signal: AbortSignal) {
  const response = await fetch(`${base}index.html`, {
    method: 'HEAD',
    redirect: 'manual',
    signal,
  }).catch(() => undefined);
  return response?.type === 'opaqueredirect';
}

/** Resolves once the images on the screen are loaded, because the page needs the connection more. */
async function untilImagesLoaded() {
  for (let waited = 0; waited < maxWait && isLoadingImages(); waited += pollInterval) {
    await new Promise((done) => setTimeout(done, pollInterval));
  }
}

const isLoadingImages = () =>
  [...document.querySelectorAll<HTMLImageElement>('main > :not([aria-hidden]) img')].some(
    (image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return !image.complete && bottom > 0 && top < window.innerHeight;
    },
  );
