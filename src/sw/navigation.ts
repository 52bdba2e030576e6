// How the service worker answers navigations.
import { matchPrecache } from 'workbox-precaching';
import { NetworkOnly } from 'workbox-strategies';
import { canonicalPath } from '../canonical-path.ts';

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

/**
 * Asks the host. If it does not have the page, fails, or takes too long, the answer is the shell, in which the app renders what
 * belongs to the URL: a redirect to all tools, or the not-found page.
 */
export const networkFirst = new NetworkOnly({
  networkTimeoutSeconds: 3,
  plugins: [
    {
      // Other errors are answers: a page that asks for a password has the status 401 or 403.
      fetchDidSucceed: async ({ response }) => {
        const { status } = response;
        const isFailure = status === 404 || status === 410 || status >= 500;
        if (isFailure) throw new Error(`The host answers with ${status}.`);
        return response;
      },
      handlerDidError: () => matchPrecache('shell.html'),
    },
  ],
});
