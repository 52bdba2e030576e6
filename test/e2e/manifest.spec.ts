import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './fixtures/test.ts';

const manifest = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8'));

// Some manifests of this file are wrong on purpose.
test.use({ expectedErrors: /^Manifest: / });

// PWABuilder accepts each of these. Chromium ignores what it cannot read, and says so here only.
const wrong: [object, RegExp][] = [
  [{ start_url: 'https://other.example/' }, /start_url/],
  [{ start_url: '/', scope: '/shop/' }, /scope/],
  [{ id: 'https://other.example/' }, /id/],
  [{ launch_handler: { client_mode: 'nowhere' } }, /client_mode/],
];

test('Chromium reads the manifest without an error', async ({ page, context, open }) => {
  await open('/contact');
  const session = await context.newCDPSession(page);
  const errors = async () =>
    (await session.send('Page.getAppManifest')).errors.map(({ message }) => message);
  expect(await errors()).toEqual([]);
  for (const [change, message] of wrong) {
    await page.route('**/manifest.webmanifest', (route) =>
      route.fulfill({ json: { ...manifest, ...change }, contentType: 'application/manifest+json' }),
    );
    await page.reload();
    expect((await errors()).join('\n'), JSON.stringify(change)).toMatch(message);
  }
});
