import { expect } from '@playwright/test';
import { test } from '../fixtures/engines/test';
import { goShopping, type Shopper, visit } from '../fixtures/shopping-trip';
import { templateUrls } from '../fixtures/templates';

test('no page and no shopping trip logs an error or a warning', async ({ shopper, store }) => {
  test.setTimeout(180_000);
  test.skip(!shopper.consoleErrors, 'its driver does not report the console');
  for (const url of [...templateUrls, '/']) {
    await visit(shopper, store.url + url);
    await untilQuiet(shopper);
  }
  await goShopping(shopper);
  expect(shopper.consoleErrors).toEqual([]);
});

const requestCount = () => performance.getEntriesByType('resource').length;

/** Firefox logs an error for a request that a page leaves unanswered: waits until half a second has passed without one. */
async function untilQuiet(shopper: Shopper) {
  let before = -1;
  const isQuiet = async () => {
    const count = await shopper.evaluate(requestCount);
    const isSame = count === before;
    before = count;
    return isSame;
  };
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true);
}
