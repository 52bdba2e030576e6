import { expect } from '@playwright/test';
import { cartLink, expectImagesIfAny, heading, untilPrecached } from '../fixtures/page';
import { test } from '../fixtures/test';
import { unknownUrl } from '../fixtures/urls';

test.use({ serviceWorkers: 'allow' });

/** Prerendered in a folder, a shell, and unknown, with their headings. The matrix has all URLs. */
const headings = {
  '/product/hvlp-spray-gun': 'HVLP Gravity-Feed Spray Gun',
  '/search': 'No results found',
  [unknownUrl]: 'Page Not Found',
};

/** Forms of a URL that the service worker must answer like the URL itself. */
const formsOf = (url: string) => [`${url}/`, `${url}?utm_source=x`, `${url}?#x`];

test('a restarted browser opens every form of a URL with the server stopped', async ({
  openPersistentContext,
  flakyServer,
}) => {
  test.slow();
  const page = await (await openPersistentContext()).newPage();
  await page.goto(`${flakyServer.url}/`);
  await untilPrecached(page);
  await flakyServer.stop();
  const tab = await (await openPersistentContext()).newPage();
  for (const [url, text] of Object.entries(headings)) {
    for (const form of formsOf(url)) {
      await tab.goto(flakyServer.url + form);
      await expect(heading(tab), form).toHaveText(text);
    }
    await expectImagesIfAny(tab);
  }
});

test.describe('files', () => {
  // Chromium's own pages for images and text have inline styles.
  test.use({ expectedErrors: /style-src/ });

  test('the service worker leaves files to the server', async ({ page, open, flakyServer }) => {
    await open(`${flakyServer.url}/`);
    await untilPrecached(page);
    for (const file of [
      '/screenshots/home-wide.png',
      '/images/hvlp-spray-gun-social.jpg',
      '/icons/maskable-512.png',
      '/licenses.txt?x=1',
      '/sitemap.xml?x=1',
    ]) {
      // A navigation, which the fallback could answer with the shell.
      const response = await page.goto(flakyServer.url + file, { waitUntil: 'commit' });
      expect(response?.status(), file).toBe(200);
      expect(response?.headers()['content-type'], file).not.toContain('text/html');
      // In some runs a page that is still loading a file does not close.
      await page.waitForLoadState();
    }
  });
});

test('other forms of a path open the same page with the server stopped', async ({
  page,
  open,
  flakyServer,
}) => {
  await open(`${flakyServer.url}/`);
  await untilPrecached(page);
  await flakyServer.stop();
  const tab = await page.context().newPage();
  for (const [form, path, text] of [
    ['/index.html', '/', 'Professional Tools for Every Bay'],
    ['/products.html', '/products', 'All Tools'],
    ['/search/?q=ratchet', '/search?q=ratchet', 'Showing 2 results for "ratchet"'],
    ['/search?q=obd2.xml', '/search?q=obd2.xml', 'No results found'],
    ['//products', '/products', 'All Tools'],
    ['/product/..%2f..%2fcart', '/products', 'All Tools'],
    ['/category/..%2f..', '/products', 'All Tools'],
    ['/cart.html?items=socket-set-40pc:2', '/cart', 'Cart'],
  ] as const) {
    await tab.goto(flakyServer.url + form);
    await expect(heading(tab), form).toHaveText(text);
    await expect(tab, form).toHaveURL(flakyServer.url + path);
  }
  await expect(cartLink(tab, 2)).toBeVisible();
});

test('a shared cart link of 10,000 entries opens with what is valid, and says what is not', async ({
  page,
  open,
  flakyServer,
}) => {
  await open(`${flakyServer.url}/`);
  await untilPrecached(page);
  const entries = ['hvlp-spray-gun:2', 'socket-set-40pc:1', '__proto__:1', 'constructor:9', ':1'];
  const items = Array.from({ length: 10_000 }, (_, index) => entries[index % entries.length]);
  // The worker answers; a server may refuse a URL of 140 kB.
  await open(`${flakyServer.url}/cart?items=${items.join(',')}`);
  await expect(cartLink(page, 2 * 999)).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(
        'Left out of this link: 6000 entries naming no product of ours or no quantity from 1 to 999. The cart holds at most 999 of each product.',
      ),
  ).toBeVisible();
});
