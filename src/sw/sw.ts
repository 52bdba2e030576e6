// The service worker. It precaches the files of its version and answers the requests of the store from the caches, so that the
// store works offline.
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import {
  addPlugins,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isHtml, isPageOf, precacheName, storedResponse } from '../pwa/precached-file.ts';
import { deleteEarlierCaches, earlierFile } from './earlier-caches.ts';
import { imageFromCaches, imageUrlPattern } from './images.ts';
import { isShellPage, networkFirst, pageOfPath } from './navigation.ts';

declare const self: ServiceWorkerGlobalScope;

setCacheNameDetails({ prefix: '', precache: precacheName(), suffix: '' });

// The build writes the precache manifest here: build/service-worker.ts. `v` is the hash of an icon: build/manifest.ts.
const manifest = self.__WB_MANIFEST;

// This runs before Workbox installs its files. Each version of the store has stored precache.json last (build/precache-entries.ts). If there is none,
// an active worker is that of an earlier app on this domain. It would answer the requests of the store until its last tab is closed, so
// this worker activates at once.
self.addEventListener('install', (event) => {
  const list = caches.match('precache.json', { ignoreSearch: true });
  event.waitUntil(list.then((isUpdate) => (isUpdate ? undefined : self.skipWaiting())));
});

const urls = manifest.map((entry) => (typeof entry === 'string' ? entry : entry.url));

/** Whether a file could not be stored, for whatever reason. Nothing is then downloaded only to be stored. */
let isFull = false;

self.addEventListener('activate', (event) => {
  // Workbox deletes the files of the previous version, so there is room again.
  isFull = false;
  event.waitUntil(deleteEarlierCaches());
});

/** The list is only used from the precache, because the network may have that of another version. */
const isToBeStored = (event: Event | undefined, { url }: Request) =>
  event?.type === 'install' || url.endsWith('/precache.json');

addPlugins([
  {
    async requestWillFetch({ event, request }) {
      if (isFull && isToBeStored(event, request)) throw new Error('There is no room.');
      // The browser may have kept an error in place of a file: src/start/renewed.ts. Workbox does this for files with a revision only.
      return event?.type === 'install' ? new Request(request, { cache: 'reload' }) : request;
    },
    /** A page of another version, or of a network that asks to sign in, makes the installation fail. */
    async cacheWillUpdate({ request, response }) {
      if (isFull || !response.ok) return null;
      const isOther = isHtml(request.url) && !isPageOf(urls, await response.clone().text());
      return isOther ? null : storedResponse(response, await response.blob());
    },
    async cachedResponseWillBeUsed({ event, request, cachedResponse }) {
      return cachedResponse ?? (event.type === 'install' ? earlierFile(request) : undefined);
    },
    /**
     * On a full disk the worker is installed with what it can store, and answers from the network what it cannot. If a page is not
     * stored and the network fails, the shell can render it. Caches fail with a DOMException, and so does a request that the page
     * aborts.
     */
    async handlerDidError({ event, request, error }) {
      const isOfCache = error instanceof DOMException && error.name !== 'AbortError';
      isFull ||= isOfCache;
      if (isFull && isToBeStored(event, request)) return new Response(null, { status: 507 });
      if (isOfCache) return fetch(request);
      return request.mode === 'navigate' ? matchPrecache('shell.html') : undefined;
    },
  },
]);
precacheAndRoute(manifest, {
  // Workbox's defaults, and the parameter of an icon (build/manifest.ts).
  ignoreURLParametersMatching: [/^utm_/, /^fbclid$/, /^v$/],
  urlManipulation: pageOfPath,
});

// Search and comparison, whose content depends on the query, and product pages of a large catalogue.
registerRoute(isShellPage, createHandlerBoundToURL('shell.html'));

// The store may share its domain with other pages, and the host may redirect.
registerRoute(new NavigationRoute(networkFirst));

registerRoute(imageUrlPattern, imageFromCaches);

// The tab of the first visit must work offline too.
clientsClaim();

// A newer version waits until the shopper accepts the update: src/pwa/registration.ts.
self.addEventListener('message', ({ data: message }) => {
  if (message?.type === 'SKIP_WAITING') self.skipWaiting();
});
