// The service worker. It precaches every file of its version and answers the requests of the store from the caches, so that the
// store works offline.
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { imageFromCaches, imageUrlPattern } from './sw-images.ts';
import { filePattern, ignoredParameters } from './sw-urls.ts';

declare const self: ServiceWorkerGlobalScope;

// The build writes the precache manifest here: build/pwa.ts.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: ignoredParameters });
cleanupOutdatedCaches();

// A URL without a page of its own, such as that of a search, gets the shell. The app then renders the page.
const shell = createHandlerBoundToURL('shell.html');
registerRoute(new NavigationRoute(shell, { denylist: [filePattern] }));

registerRoute(imageUrlPattern, imageFromCaches);

// The tab of the first visit must work offline too.
clientsClaim();

// A newer version waits until the shopper accepts the update: src/pwa/registration.ts.
self.addEventListener('message', ({ data: message }) => {
  if (message?.type === 'SKIP_WAITING') self.skipWaiting();
});
