import { spawnSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { startServer } from '../../scripts/store-server.mjs';
import { expectImages, goShopping, heading, untilPrecached } from '../fixtures/page';
import { templateUrls } from '../fixtures/templates';
import { test } from '../fixtures/test';

test.use({ serviceWorkers: 'allow' });

// Such a server has no file for the URLs of pages; from the first visit on the service worker has.
test('a server that only sends files is enough, running or stopped', async ({
  page,
  open,
  build,
}) => {
  test.skip(spawnSync('python3', ['--version']).status !== 0, 'Python is not installed');
  const server = await startServer(build, 'plain');
  await open(`${server.url}/`);
  await untilPrecached(page);
  await goShopping(page);
  for (const url of templateUrls) {
    if (url === templateUrls.at(-3)) await server.stop();
    await open(server.url + url);
    await expect(heading(page), url).not.toBeEmpty();
  }
  await open(`${server.url}/products`);
  await expectImages(page);
  await server.stop();
});
