import { expect } from '@playwright/test';
import { startServer } from '../../scripts/store-server.mjs';
import { test } from '../fixtures/engines/test';
import { headingText, nextUnloadedImage, untilWorkerActive } from '../fixtures/in-page';
import { goShopping, type Shopper, visit } from '../fixtures/shopping-trip';
import { templateUrls } from '../fixtures/templates';
import { allUrls } from '../fixtures/urls';

const urls = new Set([...allUrls, ...templateUrls]);

test('every URL opens with the server stopped, with its heading and its images', async ({
  shopper,
  store,
}) => {
  test.setTimeout(600_000);
  const online = new Map<string, unknown>();
  for (const url of urls) {
    await visit(shopper, store.url + url);
    online.set(url, await shopper.evaluate(headingText));
  }
  const stopped = await visitThenStopServer(shopper);
  for (const url of urls) {
    await visit(shopper, stopped + url);
    expect(await shopper.evaluate(headingText), url).toBe(online.get(url));
    await expect.poll(() => shopper.evaluate(nextUnloadedImage), url).toBe('none');
  }
});

test('a shopper shops with the server stopped', async ({ shopper }) => {
  const url = await visitThenStopServer(shopper);
  await visit(shopper, `${url}/`);
  await goShopping(shopper);
});

/**
 * One visit to a server that is new to the engine, and then its process ends. No other origin may be
 * visited in between: WebKit's private window, which its driver opens, soon loses the files of the one
 * that was left.
 */
async function visitThenStopServer(shopper: Shopper) {
  const server = await startServer();
  await visit(shopper, `${server.url}/`);
  await shopper.evaluate(untilWorkerActive);
  await server.stop();
  await expect(fetch(server.url)).rejects.toThrow();
  return server.url;
}
