// The last step of a build: what the service worker will download must be what the build has written.
import { preview } from 'vite';
import { isHtml, isPageOf } from '../src/pwa/precached-file.ts';
import { isContentOf, type PrecacheEntry } from './precache-entries.ts';
import { errorForOwner } from './problems.ts';
import { serveAsHosts } from './static-host.ts';

type Fetch = (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'arrayBuffer'>>;

/**
 * A sentence for each entry that could not be stored: the server does not send the file as it was written, or a page does not name the
 * entry script, by which a page is known (src/pwa/precached-file.ts). Any of them would end the installation of the worker.
 */
export async function precacheProblems(
  entries: readonly PrecacheEntry[],
  fetchFile: Fetch,
): Promise<string[]> {
  const urls = entries.map(({ url }) => url);
  const problems: string[] = [];
  for (const entry of entries) {
    const { url } = entry;
    const response = await fetchFile(url);
    const content = Buffer.from(await response.arrayBuffer());
    if (!response.ok) problems.push(`${url}: the server answers with status ${response.status}.`);
    else if (!isContentOf(entry, content))
      problems.push(`${url}: the server sends something else than the build has written.`);
    else if (isHtml(url) && !isPageOf(urls, content.toString()))
      problems.push(`${url}: the page does not load the script of the store.`);
  }
  return problems;
}

/** Fetches each entry from the preview server, which behaves as hosts do. Throws an error that says which ones cannot be precached. */
export async function checkPrecache(
  outDir: string,
  base: string,
  entries: readonly PrecacheEntry[],
) {
  const server = await preview({
    configFile: false,
    base,
    logLevel: 'silent',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, open: false },
    plugins: [{ name: 'hosts', configurePreviewServer: serveAsHosts }],
  });
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const problems = await precacheProblems(entries, (url) => fetch(new URL(url, origin)));
  await server.close();
  if (problems.length === 0) return;
  throw errorForOwner(
    [
      'No visitor could use this store offline, or would get an update, because of these files:',
      ...problems,
      'Is there a file with a similar name in public/? Otherwise this is a fault of the store, not yours.',
    ].join('\n'),
  );
}
