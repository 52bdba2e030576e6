// A host of the store, and the precache of the browser, for tests of src/pwa/precache.ts.
import { vi } from 'vitest';

export const origin = 'https://tools.example';
export const page = `${origin}/products.html?__WB_REVISION__=1`;
export const script = 'assets/index-1.js';
export const pageText = `All Tools <script src="/${script}"></script>`;
export const list = JSON.stringify({
  'products.html?__WB_REVISION__=1': '',
  [script]: 'sha256-1',
});

/** The precache: the texts of its entries by their URLs. */
export const precache = new Map<string, string>();
/** The server, the network and the disk. */
export const host = {
  /** The answers of the worker or the server, by the path of the request. */
  answers: {} as Record<string, Response>,
  /** The requests that the server has not answered yet. They are answered by calling them. */
  pending: [] as { path: string; answer: () => void }[],
  isServerSlow: false,
  /** The paths of files in whose place the browser has kept an error. */
  kept: new Set<string>(),
  /** Whether it redirects the file of a page to the URL of the page. */
  redirectsToPages: false,
  put: async (_url: string, _response: Response): Promise<void> => undefined,
};

/** For `beforeEach`. */
export function startHost() {
  precache.clear();
  // The script of the version is there.
  precache.set(`${origin}/${script}`, 'script');
  Object.assign(host, { answers: {}, pending: [], isServerSlow: false, redirectsToPages: false });
  host.kept.clear();
  host.put = async (url, response) => {
    precache.set(new URL(url, origin).href, await response.text());
  };
  const withoutSearch = (url: string) => url.replace(/\?.*/, '');
  const cache = {
    keys: async () => [...precache.keys()].map((url) => ({ url })),
    match: async (url: string) => {
      const key = [...precache.keys()].find((each) => withoutSearch(each) === origin + url);
      return key && new Response(precache.get(key));
    },
    put: (url: string, response: Response) => host.put(url, response),
  };
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('navigator', { onLine: true });
  const match = (url: string, { cacheName }: CacheQueryOptions & { cacheName: string }) =>
    cacheName === `store-files-${origin}/` ? cache.match(url) : undefined;
  vi.stubGlobal('caches', { open: async () => cache, match });
  vi.stubGlobal('fetch', async (path: string, { signal, cache }: RequestInit = {}) => {
    signal?.throwIfAborted();
    if (cache === 'default' && host.kept.has(path))
      return new Response('Not found', { status: 404 });
    const isRedirected = host.redirectsToPages && path.endsWith('.html');
    const answer = host.answers[isRedirected ? path.replace('.html', '') : path]?.clone();
    if (!answer) throw new TypeError('Failed to fetch');
    Object.defineProperty(answer, 'redirected', { value: isRedirected });
    if (!host.isServerSlow || path === '/precache.json') return answer;
    return new Promise((resolve, reject) => {
      host.pending.push({ path, answer: () => resolve(answer) });
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  });
}

/** For `afterEach`. */
export function stopHost() {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

/** A server with so many images, and one of them for each of the paths. */
export function publishImages(...paths: string[]) {
  host.answers = Object.fromEntries(paths.map((path) => [path, new Response(path)]));
  const entries = paths.map((path) => [`${path.slice(1)}?__WB_REVISION__=1`, 'sha256-1']);
  host.answers['/precache.json'] = new Response(JSON.stringify(Object.fromEntries(entries)));
}

export const images = (count: number) =>
  Array.from({ length: count }, (_, index) => `/${index}.avif`);
export const pendingPaths = () => host.pending.map(({ path }) => path);
export const answerAll = () => {
  for (const { answer } of host.pending.splice(0)) answer();
};
export const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
