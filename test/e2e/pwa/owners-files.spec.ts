// Files that an owner adds to those of the store in public/. They are served, never precached, and hold up no update.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { precacheManifest } from '../../../tools/bench/sizes.mjs';
import { builds } from '../../steps/builds.mjs';
import { ownersFiles } from '../../steps/owners-files.mjs';
import { heading, savedMessage, untilPrecached } from '../fixtures/page.ts';
import { acceptUpdate, checkForUpdates, test, workLight } from '../fixtures/updates.ts';

test('files of the owner do not delay the offline use or an update, are never precached, and without a connection a page says so', async ({
  page,
  open,
  flakyServer,
  publish,
}) => {
  await publish(builds.next);
  const requested: string[] = [];
  flakyServer.fate = (path) => {
    requested.push(decodeURI(path.slice(1)));
    return 'forward';
  };
  await open(flakyServer.url + workLight);
  await untilPrecached(page);
  await expect(savedMessage(page)).toBeVisible();
  await publish(builds.nextAgain);
  await checkForUpdates(page);
  await acceptUpdate(page);
  await expect(savedMessage(page)).toBeVisible();
  expect(requested.filter((path) => path in ownersFiles)).toEqual([]);

  await test.step('the host sends them', async () => {
    for (const path of [
      '/impressum.html',
      '/impressum',
      '/old-shop/',
      '/google7c1d52e09ab64f38.html',
    ]) {
      await page.goto(flakyServer.url + path);
      await expect(heading(page), path).toHaveText(/impressum|index|google/);
    }
  });
  await flakyServer.stop();
  await test.step('without a connection a page says that they need one, and asks for the same URL again', async () => {
    for (const path of [
      ...Object.keys(ownersFiles).slice(0, 6),
      ...['impressum', 'old-shop/', 'old-shop', 'manuals/Manual 25.txt', 'licenses.txt'],
    ]) {
      const url = `${flakyServer.url}/${encodeURI(path)}`;
      await page.goto(url);
      await expect(heading(page), path).toHaveText('This page needs a connection');
      await expect(page, path).toHaveURL(url);
    }
    for (const path of ['/impressum/2', '/catalogue.pdf', '/old-shop/cart', '/no/such/page']) {
      await page.goto(flakyServer.url + path);
      await expect(heading(page), path).toHaveText('Page Not Found');
    }
    await page.goto(`${flakyServer.url}/impressum.html`);
    await flakyServer.start();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('impressum.html');
  });
});

test('the precache manifest names none of them, and the build copies them', () => {
  const dist = join(builds.next.folder, 'dist');
  const precached = new Set(precacheManifest(dist).map(({ url }) => url));
  expect(precached.has('index.html')).toBe(true);
  for (const [name, size] of Object.entries(ownersFiles)) {
    expect(statSync(join(dist, name)).size, name).toBe(size);
    expect(precached.has(name), name).toBe(false);
  }
});
