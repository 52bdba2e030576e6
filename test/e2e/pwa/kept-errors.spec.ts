// A host lets browsers keep what is at the URLs of scripts and styles for a year, also a 404: a visitor during an upload gets it. Once
// the upload is complete, the store starts, and is saved for offline use.
import { expect, type Page } from '@playwright/test';
import { builds, type StoreBuild } from '../../steps/builds.mjs';
import type { FlakyServer } from '../fixtures/flaky-server.ts';
import { startState } from '../fixtures/in-page.ts';
import { cartLink, savedMessage } from '../fixtures/page.ts';
import { checkForUpdates, test, updateNotice, workLight } from '../fixtures/updates.ts';

test.use({ expectedErrors: /Failed to load (resource|module script)|bad-precaching-response/ });

/** Sends a 404 in place of these files, which browsers keep for a year. Or the page that some hosts send. */
function upload(host: FlakyServer, missing: RegExp, page?: string) {
  host.change = (path, answer) => {
    if (!path.startsWith('/assets/')) return answer;
    const headers = { ...answer.headers, 'cache-control': 'public, max-age=31536000, immutable' };
    if (!missing.test(path)) return { ...answer, headers };
    return {
      status: page ? 200 : 404,
      headers: { 'cache-control': headers['cache-control'], 'content-type': 'text/html' },
      body: Buffer.from(page ?? 'Not found'),
    };
  };
}

const isStyled = (page: Page) =>
  page.getByRole('banner').evaluate((header) => getComputedStyle(header).position === 'sticky');

async function expectStore(page: Page) {
  await expect(savedMessage(page)).toBeVisible();
  await expect.poll(() => isStyled(page)).toBe(true);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await expect(cartLink(page, 1)).toBeVisible();
}

for (const [what, missing, page] of [
  ['the pages come before all other files', /./, undefined],
  ['the entry script is missing', /index-/, undefined],
  ['the app and the styles are missing', /(main|style)-/, undefined],
  [
    'the later parts are missing, and the host sends its home page instead',
    /later-/,
    '<h1>Home</h1>',
  ],
] as const) {
  test(`an upload in which ${what}: the page reloads once the shopper asks for it, and starts`, async ({
    page: tab,
    flakyServer,
  }) => {
    upload(flakyServer, missing, page);
    await tab.goto(flakyServer.url + workLight, { waitUntil: 'commit' });
    await tab.waitForLoadState('networkidle');
    expect(await tab.evaluate(startState)).not.toBe('running');
    upload(flakyServer, /^$/);
    await tab.reload({ waitUntil: 'commit' });
    await expectStore(tab);
  });
}

test('a rollback: an old tab has asked for a script while the new version was published, and the old version starts again', async ({
  page,
  open,
  flakyServer,
  serverOf,
}) => {
  const publish = async (build: StoreBuild) => {
    flakyServer.target = (await serverOf(build)).url;
  };
  upload(flakyServer, /^$/);
  // The tab of a visitor whose later parts have not been loaded yet.
  flakyServer.fate = (path) => (path.includes('later-') ? 'stall' : 'forward');
  await page.goto(flakyServer.url + workLight, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(startState)).toBe('running');
  await publish(builds.next);
  upload(flakyServer, /(client|main|later)-/);
  flakyServer.fate = () => 'forward';
  // The pages of the old version are still in a cache on the way.
  const names = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  for (const name of names) await page.evaluate((url) => fetch(url).then(({ ok }) => ok), name);
  await publish(builds.store);
  upload(flakyServer, /^$/);
  await open(flakyServer.url + workLight);
  await expectStore(page);
});

test('an update during an upload arrives once the upload is complete', async ({
  page,
  open,
  flakyServer,
  publish,
}) => {
  upload(flakyServer, /^$/);
  await open(flakyServer.url + workLight);
  await expect(savedMessage(page)).toBeVisible();
  await publish(builds.next);
  upload(flakyServer, /main-/);
  await checkForUpdates(page);
  // The installation of the worker has failed.
  await expect(page.getByText('This is the newest version.')).toBeVisible();
  upload(flakyServer, /^$/);
  await checkForUpdates(page);
  await expect(updateNotice(page)).toBeVisible();
});
