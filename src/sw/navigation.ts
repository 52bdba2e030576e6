// How the service worker answers navigations.
import { matchPrecache } from 'workbox-precaching';
import { NetworkOnly } from 'workbox-strategies';
import { canonicalPath } from '../paths.ts';

const base = import.meta.env.BASE_URL;

const pathOf = (url: URL) => canonicalPath(url.pathname, base);

/** The file of a page. Its path may have another form (`/Products/`), and any query: a query does not change the file. */
export function pageOfPath({ url }: { url: URL }): URL[] {
  const path = pathOf(url);
  return [new URL(path === base ? `${base}index.html` : `${path}.html`, url)];
}

/** Whether a navigation opens a page of this version that is not precached. The app renders it. */
export const isShellPage = ({ request, url }: { request: Request; url: URL }): boolean =>
  request.mode === 'navigate' && SHELL_PAGES.includes(pathOf(url).slice(base.length));

/** Whether the host has a file that is not precached: an owner's PDF, an image for link previews. */
function isUncached(url: URL): boolean {
  const path = decodeURIComponent(pathOf(url).slice(base.length));
  return UNCACHED_PATHS.some((each) =>
    each.endsWith('/') ? `${path}/`.startsWith(each) : path === each,
  );
}

/**
 * Asks the host. If it fails or takes too long, the answer is a page that says so for a file of the host, and for any other URL the
 * shell. The shell is also the answer if the host does not have the page: the app renders what belongs to the URL, a redirect to all
 * tools or the not-found page.
 */
export const networkFirst = new NetworkOnly({
  networkTimeoutSeconds: 3,
  plugins: [
    {
      // Other errors are answers: a page that asks for a password has the status 401 or 403.
      fetchDidSucceed: async ({ response }) => {
        const { status } = response;
        if (status === 404 || status === 410)
          return (await matchPrecache('shell.html')) ?? response;
        if (status >= 500) throw new Error(`The host answers with ${status}.`);
        return response;
      },
      handlerDidError: ({ request }) =>
        matchPrecache(isUncached(new URL(request.url)) ? 'offline.html' : 'shell.html'),
    },
  ],
});
