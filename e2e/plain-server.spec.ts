import { spawnSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { startServer } from '../scripts/store-server.mjs';
import { addresses } from './addresses';
import { expectEveryPicture, goShopping, heading, untilStored } from './shopper';
import { test } from './test';

// Such a server has no page for the store's addresses; from the first visit on the worker has.
test('a server that only hands out files is enough, alive or dead', async ({ page }) => {
  test.skip(spawnSync('python3', ['--version']).status !== 0, 'it is the one that Python brings');
  test.slow();
  const server = await startServer('dist', 'plain');
  await page.goto(`${server.url}/`);
  await untilStored(page);
  await goShopping(page);
  for (const address of addresses) {
    if (address === addresses.at(-2)) await server.stop();
    await page.goto(server.url + address);
    await expect(heading(page), address).not.toBeEmpty();
  }
  await page.goto(`${server.url}/products`);
  await expectEveryPicture(page);
});
