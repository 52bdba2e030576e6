import { expect } from '@playwright/test';
import { startServer } from '../../scripts/store-server.mjs';
import { addresses, kindsOfPages } from '../addresses';
import { headingText, nextMissingPicture, workerReady } from '../page-state';
import { goShopping, type Shopper, visit } from '../shopping-trip';
import { test } from './test';

const places = new Set([...addresses, ...kindsOfPages]);

test('every address opens with the server dead, with its heading and its pictures', async ({
  shopper,
  store,
}) => {
  test.setTimeout(600_000);
  const online = new Map<string, unknown>();
  for (const address of places) {
    await visit(shopper, store.url + address);
    online.set(address, await shopper.evaluate(headingText));
  }
  const url = await visitThenEndServer(shopper);
  for (const address of places) {
    await visit(shopper, url + address);
    expect(await shopper.evaluate(headingText), address).toBe(online.get(address));
    await expect.poll(() => shopper.evaluate(nextMissingPicture), address).toBe('none');
  }
});

test('a shopper shops with the server dead', async ({ shopper }) => {
  const url = await visitThenEndServer(shopper);
  await visit(shopper, `${url}/`);
  await goShopping(shopper);
});

/**
 * One visit to a store that is new to the engine, whose server's process is then ended. No other store
 * may be visited in between: WebKit's private window, which drivers open, soon loses the files of the
 * one that was left.
 */
async function visitThenEndServer(shopper: Shopper) {
  const server = await startServer();
  await visit(shopper, `${server.url}/`);
  await shopper.evaluate(workerReady);
  await server.stop();
  await expect(fetch(server.url)).rejects.toThrow();
  return server.url;
}
