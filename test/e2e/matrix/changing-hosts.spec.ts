// Proxies and hosts that change what they send on the first visit: the app starts, and with the server stopped every page opens.
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import type { FlakyServer } from '../fixtures/flaky-server.ts';
import {
  cartLink,
  expectImages,
  expectToOpen,
  savedMessage,
  untilPrecached,
} from '../fixtures/page.ts';
import { test } from '../fixtures/service-worker.ts';

type Change = FlakyServer['change'];

/** Changes the HTML of each page. */
const inPages =
  (change: (html: string) => string): Change =>
  (_, answer) => {
    const { 'content-length': __, 'content-encoding': ___, ...headers } = answer.headers;
    if (!`${headers['content-type']}`.startsWith('text/html')) return answer;
    return { ...answer, headers, body: Buffer.from(change(answer.body.toString())) };
  };

const withoutHeaders =
  (...names: string[]): Change =>
  (_, answer) => ({
    ...answer,
    headers: Object.fromEntries(
      Object.entries(answer.headers).filter(([name]) => !names.includes(name)),
    ),
  });

const changes: Record<string, Change> = {
  'minifies the HTML': inPages((html) =>
    html
      .replaceAll(/ ([a-z-]+)="([\w./:-]+[\w:-])"/g, ' $1=$2')
      .replaceAll(/<\/(?:li|option|tr|td|th|thead|tbody|body|html)>/g, ''),
  ),
  'adds a script before the doctype': inPages((html) => `<script>window.cdn = 1</script>${html}`),
  'adds a foreign <base>': inPages((html) =>
    html.replace('<head>', '<head><base href="https://elsewhere.example/">'),
  ),
  'compresses every file, images too': (_, answer) => {
    const { 'content-length': __, ...headers } = answer.headers;
    if (headers['content-encoding']) return answer;
    const body = gzipSync(answer.body);
    return { ...answer, headers: { ...headers, 'content-encoding': 'gzip' }, body };
  },
  'drops the charset': (_, answer) => ({
    ...answer,
    headers: {
      ...answer.headers,
      'content-type': `${answer.headers['content-type']}`.replace(/;.*/, ''),
    },
  }),
  'drops the policy, Vary and Cache-Control': withoutHeaders(
    'content-security-policy',
    'vary',
    'cache-control',
  ),
  'does not know the type of images': (path, answer) => ({
    ...answer,
    headers: path.endsWith('.avif')
      ? { 'content-type': 'application/octet-stream' }
      : answer.headers,
  }),
};

// The policy blocks the script of the proxy. A page in quirks mode is hydrated as well.
test.use({ expectedErrors: /script-src|base-uri|Failed to load resource|ERR_|quirks|integrity/i });

for (const [what, change] of Object.entries(changes)) {
  test(`a host that ${what}`, async ({ page, flakyServer }) => {
    flakyServer.change = change;
    // Chromium refuses an encoding that it did not ask for.
    const accepted = what.startsWith('compresses') ? 'gzip' : 'identity';
    await page.setExtraHTTPHeaders({ 'accept-encoding': accepted });
    await page.goto(`${flakyServer.url}/product/led-work-light-20v`);
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await expect(cartLink(page, 1)).toBeVisible();
    await untilPrecached(page);
    await expect(savedMessage(page)).toBeVisible();
    await flakyServer.stop();
    for (const path of ['/', '/products', '/returns', '/search?q=ratchet', '/no/such/page'])
      await expectToOpen(page, flakyServer.url + path);
    await page.goto(`${flakyServer.url}/products`);
    await expectImages(page);
  });
}

test('a script, a style sheet or an image that a host has changed is not stored', async ({
  page,
  flakyServer,
}) => {
  const mark = '/* changed */';
  const changed = new Set<string>();
  flakyServer.change = (path, answer) => {
    if (!/main-.*\.js|style-.*\.css|led-work-light-20v-560\.avif/.test(path)) return answer;
    changed.add(path.slice(-4));
    const { 'content-length': __, ...headers } = answer.headers;
    return { ...answer, headers, body: Buffer.concat([answer.body, Buffer.from(mark)]) };
  };
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'identity' });
  await page.goto(`${flakyServer.url}/product/led-work-light-20v`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(cartLink(page, 1)).toBeVisible();
  const stored = () =>
    page.evaluate(async (end) => {
      const caches = await Promise.all(
        (await window.caches.keys()).map((each) => window.caches.open(each)),
      );
      const responses = (await Promise.all(caches.map((each) => each.matchAll()))).flat();
      const texts = await Promise.all(responses.map((each) => each.text()));
      return { count: texts.length, changed: texts.filter((text) => text.endsWith(end)).length };
    }, mark);
  await expect.poll(async () => (await stored()).count).toBeGreaterThan(20);
  await expect.poll(() => changed.size).toBe(3);
  expect((await stored()).changed).toBe(0);
  await expect(savedMessage(page)).toBeHidden();
});
