// Hosts that send other headers, change the pages, or have other pages on the same domain.
import { expect, type Page } from '@playwright/test';
import { categoryFor } from '../fixtures/categories.ts';
import { type FlakyServer, withText } from '../fixtures/flaky-server.ts';
import {
  expectImages,
  expectToOpen,
  heading,
  savedMessage,
  untilPrecached,
} from '../fixtures/page.ts';
import { test } from '../fixtures/service-worker.ts';

const category = categoryFor('socket-set-40pc');

const isPage = (path: string) => !/\.\w+$/.test(path) || path.endsWith('.html');

test.describe('other pages on the domain', () => {
  test.use({ expectedErrors: /status of (401|404|500|503)/ });

  /** The host has these pages besides the store's. */
  const pages: Record<string, { status: number; headers?: object; text?: string }> = {
    '/blog': { status: 200, text: 'Our blog' },
    '/admin/': { status: 401, text: 'Please sign in' },
    '/terms.html': { status: 200, text: 'The terms' },
    '/sale': { status: 302, headers: { location: '/specials' } },
    '/product/renamed': { status: 301, headers: { location: '/product/led-work-light-20v' } },
    '/product/broken': { status: 500, text: 'Internal error' },
  };

  const withOtherPages: FlakyServer['change'] = (path, answer) => {
    const found = pages[path];
    if (!found) return answer;
    const headers = { 'content-type': 'text/html', ...found.headers };
    const html = `<!doctype html><title>Other</title><h1>${found.text}</h1>`;
    return { status: found.status, headers, body: Buffer.from(html) };
  };

  test('with "Vary: *" on all files: they are left to the host until it fails, and the store works with the server stopped', async ({
    page,
    context,
    flakyServer,
    visitHome,
  }) => {
    flakyServer.change = (path, answer) => {
      const changed = withOtherPages(path, answer);
      return { ...changed, headers: { ...changed.headers, vary: '*' } };
    };
    await visitHome();
    await expect(savedMessage(page)).toBeVisible();
    const expectHeadings = async (headings: readonly (readonly [url: string, text: string])[]) => {
      for (const [url, text] of headings) {
        await page.goto(flakyServer.url + url);
        await expect(heading(page), url).toHaveText(text);
      }
    };
    await test.step('the pages of the host and its redirects', () =>
      expectHeadings([
        ['/blog', 'Our blog'],
        ['/admin/', 'Please sign in'],
        ['/terms.html', 'The terms'],
        ['/sale', 'Specials'],
        ['/product/renamed', '20V LED Work Light'],
        ['/product/broken', 'All Tools'],
        ['/product/no-such-tool', 'All Tools'],
        ['/no/such/page', 'Page Not Found'],
      ]));
    await test.step('a page that does not answer within three seconds is answered by the shell', () => {
      flakyServer.fate = (path) => (path === '/blog' ? 'stall' : 'forward');
      return expectHeadings([['/blog', 'Page Not Found']]);
    });
    await flakyServer.stop();
    await test.step('and so is one that fails', () =>
      expectHeadings([
        ['/blog', 'Page Not Found'],
        ['/product/no-such-tool', 'All Tools'],
        ['/licenses.txt', 'This page needs a connection'],
      ]));
    await test.step('the listings and the search ask the host for nothing, whatever the form of their URL', () =>
      expectHeadings([
        ['/?utm_source=x&gclid=1', 'Professional Tools for Every Bay'],
        ['/products?sort=price-low&view=list&gclid=1', 'All Tools'],
        ['/Products/?sort=price-low', 'All Tools'],
        [`${category.url}.html?page=2`, category.name],
        [category.url.toUpperCase(), category.name],
        ['/search/?q=Pro+OBD-II', 'Showing 1 results for "Pro OBD-II"'],
        ['/search', 'No results found'],
      ]));
    await test.step('a new tab has every image', async () => {
      const tab = await context.newPage();
      for (const url of ['/products', '/product/led-work-light-20v', '/']) {
        await expectToOpen(tab, flakyServer.url + url);
        await expectImages(tab);
      }
    });
  });
});

const deletePage = (page: Page, file: string) =>
  page.evaluate(async (name) => {
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName);
      await cache.delete(`/${name}`, { ignoreSearch: true });
    }
  }, file);

const isCached = (page: Page, file: string) =>
  page.evaluate(
    async (name) => (await caches.match(`/${name}`, { ignoreSearch: true })) !== undefined,
    file,
  );

test.describe('a CDN that changes the pages', () => {
  // The policy blocks the script of the CDN, and the page tries to reach the stopped server.
  test.use({ expectedErrors: /script-src|ERR_CONNECTION_REFUSED|ERR_FAILED/ });

  test('each page is downloaded once, and restored if the browser deletes it; with the server stopped the shell renders it', async ({
    page,
    flakyServer,
  }) => {
    const counts = new Map<string, number>();
    flakyServer.change = (path, answer) => {
      if (!isPage(path) || answer.status !== 200) return answer;
      counts.set(path, (counts.get(path) ?? 0) + 1);
      return withText(answer, (html) =>
        html.replaceAll(/\n\s*/g, '').replace('</body>', '<script>cdn()</script></body>'),
      );
    };
    await page.setExtraHTTPHeaders({ 'accept-encoding': 'identity' });
    await page.goto(`${flakyServer.url}/shipping`);
    await untilPrecached(page);
    await expect(savedMessage(page)).toBeVisible();
    const repeated = [...counts].filter(([path, count]) => count > (path === '/shipping' ? 2 : 1));
    expect(repeated).toEqual([]);
    expect(counts.size).toBeGreaterThan(20);
    await deletePage(page, 'returns.html');
    await page.reload();
    await expect.poll(() => isCached(page, 'returns.html')).toBe(true);
    await flakyServer.stop();
    await expectToOpen(page, `${flakyServer.url}/returns`);
    await deletePage(page, 'shipping.html');
    await page.goto(`${flakyServer.url}/shipping`);
    await expect(heading(page)).toHaveText('Shipping Info');
  });
});
