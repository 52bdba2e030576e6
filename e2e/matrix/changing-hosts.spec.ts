// Proxies and hosts that change what they send on the first visit: the app starts, and with the server stopped every page opens.
import { expect } from '@playwright/test';
import type { FlakyServer } from '../fixtures/flaky-server.ts';
import { cartLink, expectImages, expectToOpen, untilPrecached } from '../fixtures/page.ts';
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
test.use({ expectedErrors: /script-src|Failed to load resource|ERR_|quirks/i });

for (const [what, change] of Object.entries(changes)) {
  test(`a host that ${what}`, async ({ page, flakyServer }) => {
    flakyServer.change = change;
    await page.setExtraHTTPHeaders({ 'accept-encoding': 'identity' });
    await page.goto(`${flakyServer.url}/product/led-work-light-20v`);
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await expect(cartLink(page, 1)).toBeVisible();
    await untilPrecached(page);
    await expect(page.getByText('Ready to use offline')).toBeVisible();
    await flakyServer.stop();
    for (const path of ['/', '/products', '/returns', '/search?q=ratchet', '/no/such/page'])
      await expectToOpen(page, flakyServer.url + path);
    await page.goto(`${flakyServer.url}/products`);
    await expectImages(page);
  });
}
