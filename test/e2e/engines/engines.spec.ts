import { expect } from '@playwright/test';
import { startServer } from '../../../tools/store-server.mjs';
import { axeTags, runAxe } from '../fixtures/axe.ts';
import { headingText, nextUnloadedImage, untilWorkerActive } from '../fixtures/in-page.ts';
import { goShopping, type Shopper, visit } from '../fixtures/shopping-trip.ts';
import { templateUrls } from '../fixtures/templates.ts';
import { allUrls } from '../fixtures/urls.ts';
import { test } from './test.ts';

test('axe finds nothing on any template, a shopper fills and clears the cart, and the console stays empty', async ({
  shopper,
  store,
}) => {
  test.setTimeout(300_000);
  for (const url of [...templateUrls, '/']) {
    await visit(shopper, store.url + url);
    await untilQuiet(shopper);
    expect((await runAxe(shopper, { runOnly: axeTags })).violations, url).toEqual([]);
  }
  await goShopping(shopper);
  // WebKit's driver does not report the console.
  expect(shopper.consoleErrors ?? []).toEqual([]);
});

test('with the server stopped every URL opens with its heading and its images, and a shopper shops', async ({
  shopper,
  store,
}) => {
  test.setTimeout(600_000);
  const urls = new Set([...allUrls, ...templateUrls]);
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
  await visit(shopper, `${stopped}/`);
  await goShopping(shopper);
});

/** Firefox logs an error for a request that a page leaves unanswered: waits until half a second has passed without one. */
async function untilQuiet(shopper: Shopper) {
  let before = -1;
  const isQuiet = async () => {
    const count = await shopper.evaluate(() => performance.getEntriesByType('resource').length);
    const isSame = count === before;
    before = count;
    return isSame;
  };
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true);
}

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
