// Forms of a URL: the project's server, a server that only sends files, the service worker, and the service worker without
// a server must agree. Pairwise: each form of each URL is on one host, and each host has each form and each URL.
import { expect, type Page } from '@playwright/test';
import { startServer } from '../../../tools/store-server.mjs';
import { filesOf } from '../fixtures/dist.ts';
import { heading, untilPrecached } from '../fixtures/page.ts';
import { test } from '../fixtures/test.ts';
import { allUrls } from '../fixtures/urls.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: /./ });
test.setTimeout(600_000);

const formsOfPage = (path: string) => [
  path,
  path === '/' ? '/index.html' : `${path}.html`,
  path === '/' ? '/' : `${path}/`,
  `/${path}`,
  path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  `${path}?unknown=1`,
  `${path}?utm_source=mail&utm_campaign=x.y`,
  `${path}?fbclid=abc`,
];

const formsOfFile = (path: string) => [path, `${path}?v=1`, `${path}?utm_source=x.y`];

const hosts = ['server', 'file server', 'worker', 'worker without a server'] as const;

for (const [index, host] of hosts.entries()) {
  test(`pages and files on: ${host}`, async ({ page, flakyServer, build }) => {
    const plain = host === 'file server' ? await startServer(build, 'plain') : undefined;
    const { url: origin } = plain ?? flakyServer;
    if (host === 'server') await page.route('**/sw.js', (route) => route.abort());
    await page.goto(`${origin}/`);
    if (host !== 'server') await untilPrecached(page);
    if (host === 'worker without a server') await flakyServer.stop();
    const isHere = (_: string, form: number) => (form + index) % hosts.length === 0;

    for (const url of allUrls) {
      const title = await headingAt(page, origin + url);
      expect(title, url).toBeTruthy();
      for (const form of formsOfPage(url).filter(isHere)) {
        expect(await headingAt(page, origin + form), form).toBe(title);
      }
    }
    const isOffline = host === 'worker without a server';
    // Without a server a page says so for a file that is not precached.
    const orOffline = isOffline ? ['This page needs a connection'] : [];
    const files = filesOf(build).filter((file) => !/\.html$|^_headers$/.test(file));
    for (const file of new Map(files.map((each) => [kindOf(each), each])).values()) {
      for (const form of formsOfFile(`/${file}`)) {
        const heading = await headingAt(page, origin + form);
        expect([undefined, ...orOffline], form).toContain(heading);
      }
      // Hosts that drop `.html` redirect it to the file, so for the worker it is another form of its URL.
      const missing = await headingAt(page, `${origin}/${file}.html`);
      expect(['Page Not Found', undefined, ...orOffline], file).toContain(missing);
    }
    await plain?.stop();
  });
}

/** Its folder and its extension: hosts and service worker treat files of a kind alike. */
const kindOf = (file: string) => file.replace(/[^/]*\./, '');

/** The heading of the page at a URL: `undefined` if the server sent a file, or nothing. */
async function headingAt(page: Page, url: string): Promise<string | undefined> {
  const response = await page.goto(url, { waitUntil: 'commit' }).catch(() => undefined);
  if (!response?.headers()['content-type']?.startsWith('text/html')) return undefined;
  await page.waitForFunction(() => document.querySelector('h1')?.textContent);
  return (await heading(page).textContent()) ?? undefined;
}
