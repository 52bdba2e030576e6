// Every route and every file in every form of its URL: the project's server, a server that only sends files,
// the service worker, and the service worker without a server must agree.
import { expect, type Page } from '@playwright/test';
import { startServer } from '../../scripts/store-server.mjs';
import { filesOf } from '../fixtures/dist';
import { heading, untilPrecached } from '../fixtures/page';
import { test } from '../fixtures/test';
import { allUrls } from '../fixtures/urls';

test.use({ serviceWorkers: 'allow', expectedErrors: /./ });
test.setTimeout(900_000);

const notFound = 'Page Not Found';

/** Forms that lead to the same page. */
const formsOfPage = (path: string) => [
  path,
  ...(path === '/' ? ['/index.html'] : [`${path}.html`, `${path}/`]),
  `/${path}`,
  path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  `${path}?unknown=1`,
  `${path}?utm_source=mail&utm_campaign=x.y`,
  `${path}?fbclid=abc`,
];

const formsOfFile = (path: string) => [path, `${path}?v=1`, `${path}?utm_source=x.y`];
const formsOfNoFile = (path: string) => [`${path}.html`, `${path}/`, path.toUpperCase()];

/** The heading of the page at a URL: `undefined` if the server sent a file, or nothing. */
async function headingAt(page: Page, url: string): Promise<string | undefined> {
  const response = await page.goto(url, { waitUntil: 'commit' }).catch(() => undefined);
  if (!response?.headers()['content-type']?.startsWith('text/html')) return undefined;
  await page.waitForFunction(() => document.querySelector('h1')?.textContent);
  return (await heading(page).textContent()) ?? undefined;
}

const hosts = ['the server', 'the worker', 'the worker without a server'] as const;

for (const host of hosts) {
  test(`pages: ${host}`, async ({ page, flakyServer }) => {
    if (host === 'the server') await page.route('**/sw.js', (route) => route.abort());
    await page.goto(`${flakyServer.url}/`);
    if (host !== 'the server') await untilPrecached(page);
    const titles = new Map<string, string | undefined>();
    for (const url of allUrls) titles.set(url, await headingAt(page, flakyServer.url + url));
    if (host === 'the worker without a server') await flakyServer.stop();
    for (const url of allUrls) {
      expect(titles.get(url), url).toBeTruthy();
      for (const form of formsOfPage(url)) {
        expect(await headingAt(page, flakyServer.url + form), form).toBe(titles.get(url));
      }
      // Letter case matters in an id, whose page then is the list of all products.
      const inCapitals = await headingAt(page, flakyServer.url + url.toUpperCase());
      expect([titles.get(url), 'All Tools'], url.toUpperCase()).toContain(inCapitals);
    }
  });

  test(`files: ${host}`, async ({ page, flakyServer, build }) => {
    if (host === 'the server') await page.route('**/sw.js', (route) => route.abort());
    await page.goto(`${flakyServer.url}/`);
    if (host !== 'the server') await untilPrecached(page);
    if (host === 'the worker without a server') await flakyServer.stop();
    const files = filesOf(build).filter((file) => !/\.html$|^_headers$/.test(file));
    for (const file of files) {
      for (const form of formsOfFile(`/${file}`)) {
        expect(await headingAt(page, flakyServer.url + form), form).toBeUndefined();
      }
      for (const form of formsOfNoFile(`/${file}`)) {
        // Without a server nobody can say whether there is a file in capitals.
        expect([notFound, undefined], form).toContain(
          await headingAt(page, flakyServer.url + form),
        );
      }
    }
  });
}

test('pages: a server that only sends files, once the worker is active', async ({
  page,
  build,
}) => {
  const server = await startServer(build, 'plain');
  await page.goto(`${server.url}/`);
  await untilPrecached(page);
  for (const url of allUrls) {
    const title = await headingAt(page, server.url + url);
    expect(title, url).toBeTruthy();
    for (const form of formsOfPage(url)) {
      expect(await headingAt(page, server.url + form), form).toBe(title);
    }
  }
  await server.stop();
});
