// Downloads the missing entries of the precache: all of them before the first service worker is registered, later those that the
// browser has deleted. Workbox fetches one file after another. The page fetches several at once, and Workbox skips what is present.
import { canonicalPath } from '../paths.ts';
import {
  earlierPrecacheName,
  isHtml,
  isPageOf,
  precacheName,
  storedResponse,
} from './precached-file.ts';
import { untilStalled } from './stall.ts';

const base = import.meta.env.BASE_URL;

/** The integrity of a page is an empty string. */
type Entry = readonly [key: string, integrity: string];

export type Progress = {
  /** How many percent of the entries are present, rounded down. */
  readonly percent: number;
};

type OnProgress = (progress: Progress) => void;

let isFull = false;
/** Whether a file could not be stored, for whatever reason. Nothing more is then downloaded before the next visit. */
export const isDiskFull = () => isFull;

/** The build writes all entries of the precache into this file: build/precache-entries.ts. */
const listUrl = `${base}precache.json`;

/** In seconds: how long the browser or the connection may take for one file, or for anything else, before it counts as hanging. */
const patience = 30;

/**
 * Downloads the missing entries, if the server still has this version. Stops while the page is hidden, because browsers suspend
 * hidden pages. Resolves to whether the precache is complete. Rejects if the caches cannot be read, or if the connection or the
 * browser does not answer. Only one tab downloads at a time, so that nothing is downloaded twice.
 */
export async function fillPrecache(onProgress?: OnProgress): Promise<boolean> {
  const run = () => untilStalled(patience, (alive, signal) => fill(alive, signal, onProgress));
  if (!navigator.locks) return run();
  // The browser answers this at once. The request may wait for another tab that downloads.
  await untilStalled(patience, () => navigator.locks.query());
  return navigator.locks.request(`precache of ${base}`, run);
}

/**
 * Whether the worker that controls the page is that of an earlier app on this domain. A worker of the store has the list in its
 * precache, and stores it again if it is lost. Offline and on a full disk it cannot: it has no answer, and counts as one of the
 * store.
 */
export async function isControlledByEarlierApp(): Promise<boolean> {
  return untilStalled(patience, async (_, signal) => {
    if (!('caches' in window)) return false;
    const list = await precacheList(signal);
    return list !== undefined && !(await hasList());
  });
}

async function fill(alive: () => void, signal: AbortSignal, onProgress?: OnProgress) {
  if (!('caches' in window)) return false;
  const precache = await openPrecache();
  const list = await precacheList(signal);
  if (!list) return false;
  const entries = Object.entries(list);
  const present = new Set((await precache.keys()).map(({ url }) => url));
  const missing = entries.filter(([key]) => !present.has(absolute(key)));
  if (missing.length === 0) return true;
  if (isFull || !navigator.onLine) return false;
  const left = new Set(missing.map(([key]) => key));
  const urls = Object.keys(list);
  /**
   * Whether the host has redirected the file of a page to the URL of the page. The other pages are then fetched by their URLs. A host
   * that only sends files knows no other path.
   */
  let isRedirecting = false;

  async function download([key, integrity]: Entry, aborted: AbortSignal) {
    const file = new URL(absolute(key)).pathname;
    const path = isRedirecting && isHtml(key) ? canonicalPath(file, base) : file;
    const load = async (cache: RequestCache) => {
      const loaded = await fetch(path, { cache, integrity, signal: aborted, priority: 'low' });
      if (!loaded.ok) throw new Error(`${key} is not on the server.`);
      return loaded;
    };
    // The browser may have kept an error in place of the file: src/start/renewed.ts. It does not have the integrity.
    const response = await load('default').catch(() => load('reload'));
    isRedirecting ||= response.redirected;
    const body = await response.blob();
    const isOfVersion = !isHtml(key) || isPageOf(urls, await body.text());
    if (!isOfVersion) throw new Error(`${key} is of another version.`);
    await precache.put(absolute(key), storedResponse(response, body)).catch((error) => {
      isFull = true;
      throw error;
    });
    left.delete(key);
    onProgress?.({ percent: Math.floor((100 * (entries.length - left.size)) / entries.length) });
  }
  return downloadAll(missing, download, alive, signal);
}

const openPrecache = () => caches.open(precacheName());

/** A page that an earlier version did not have comes from the network, while the worker of that version still controls it. */
const hasList = async () => {
  const names = [precacheName(), earlierPrecacheName()];
  const found = names.map((cacheName) => caches.match(listUrl, { ignoreSearch: true, cacheName }));
  return (await Promise.all(found)).some((list) => list !== undefined);
};

const absolute = (key: string) => new URL(base + key, location.href).href;

/**
 * The list of the service worker that controls the page. The worker downloads a lost list again. Reading the cache directly
 * could return the list of a waiting version, and the server only has the list of the newest version. On a first visit, without
 * a worker, that is the one to use. Undefined if the list is neither cached nor on the server.
 */
async function precacheList(signal: AbortSignal): Promise<Record<string, string> | undefined> {
  // Offline, the request would fail, and the browser would log an error.
  if (!navigator.onLine && !(await hasList())) return undefined;
  const response = await fetch(listUrl, { signal }).catch(() => undefined);
  // The worker cannot store the list again: src/sw/sw.ts.
  isFull ||= response?.status === 507;
  return response?.ok ? response.json().catch(() => undefined) : undefined;
}

/** Resolves to whether all entries were downloaded. */
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
  /** Aborts the widest images, which take long on a slow connection. The page replaces its own entry after each scroll. */
  const onNavigate = ({ navigationType }: NavigateEvent) =>
    navigationType !== 'replace' && abort((key) => /-\d{4}\.avif/.test(key));
  const onVisibilityChange = () => document.hidden && abort(() => true);
  signal.addEventListener('abort', () => abort(() => true));

  async function downloadNext() {
    await untilImagesLoaded();
    alive();
    const isStopped = document.hidden || signal.aborted || isFull;
    const entry = isStopped ? undefined : queue.shift();
    if (!entry) return;
    const controller = new AbortController();
    running.set(controller, entry);
    try {
      await download(entry, controller.signal);
    } catch {
      if (controller.signal.aborted) queue.push(entry);
      else isComplete = false;
      if (isFull) abort(() => true);
    }
    running.delete(controller);
    await downloadNext();
  }

  // Only browsers without the Navigation API let large files delay the images of the next page.
  window.navigation?.addEventListener('navigate', onNavigate);
  document.addEventListener('visibilitychange', onVisibilityChange);
  // With more than four at a time, what the page itself requests would be slower.
  await Promise.all(Array.from({ length: 4 }, downloadNext));
  window.navigation?.removeEventListener('navigate', onNavigate);
  document.removeEventListener('visibilitychange', onVisibilityChange);
  return isComplete && queue.length === 0;
}

/**
 * Resolves once the images on the screen are loaded, because the page needs the connection more, or after five seconds. Those beside
 * it, further along the row of a gallery, may never load.
 */
export async function untilImagesLoaded() {
  for (let waited = 0; waited < 5000 && isLoadingImages(); waited += 100) {
    await new Promise((done) => setTimeout(done, 100));
  }
}

const isLoadingImages = () =>
  [...document.querySelectorAll<HTMLImageElement>('main > :not([aria-hidden]) img')].some(
    (image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isBeside = right <= 0 || left >= window.innerWidth;
      return !image.complete && bottom > 0 && top < window.innerHeight && !isBeside;
    },
  );
