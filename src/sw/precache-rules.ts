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
    /** The file has been deleted from the cache and the network fails. Any page can be rendered from the shell. */
    async handlerDidError({ request }) {
      return request.mode === 'navigate' ? matchPrecache('shell.html') : undefined;
    },
  };
}
