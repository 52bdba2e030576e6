import type { WorkboxPlugin } from 'workbox-core';
import { matchPrecache, type PrecacheEntry } from 'workbox-precaching';
import { entryScriptIn, isPage, isPageOf, storedResponse } from '../pwa/precached-file.ts';

/** How files are stored in the precache of this manifest, and what answers if one is missing. */
export function precacheRules(manifest: readonly (PrecacheEntry | string)[]): WorkboxPlugin {
  const urls = manifest.map((entry) => (typeof entry === 'string' ? entry : entry.url));
  const entryScript = entryScriptIn(urls);
  return {
    /** A page of another version, or of a network that asks to sign in, makes the installation fail. */
    async cacheWillUpdate({ request, response }) {
      if (!response.ok) return null;
      const isOther = isPage(request.url) && !isPageOf(entryScript, await response.clone().text());
      return isOther ? null : storedResponse(response, await response.blob());
    },
    /** An earlier version of the store kept `Vary`. The installation downloads such a file again. */
    async cachedResponseWillBeUsed({ event, cachedResponse }) {
      const isOutdated = event.type === 'install' && cachedResponse?.headers.has('Vary');
      return isOutdated ? null : cachedResponse;
    },
    /**
     * On a full disk the worker is installed with what it can store, and answers from the network what it cannot; but the list
     * only from the precache, because the network may have that of another version. If a page is not stored and the network fails,
     * the shell can render it.
     */
    async handlerDidError({ event, request, error }) {
      if (error.name === 'QuotaExceededError') {
        if (event.type === 'install') return new Response();
        return request.url.endsWith('/precache.json') ? undefined : fetch(request);
      }
      return request.mode === 'navigate' ? matchPrecache('shell.html') : undefined;
    },
  };
}
