import { expect } from '@playwright/test';
import { test } from '../fixtures/engines/test';
import { goShopping, visit } from '../fixtures/shopping-trip';
import { templateUrls } from '../fixtures/urls';

test('no page and no shopping trip logs an error or a warning', async ({ shopper, store }) => {
  test.setTimeout(180_000);
  test.skip(!shopper.consoleErrors, 'its driver does not report the console');
  for (const url of templateUrls) await visit(shopper, store.url + url);
  await visit(shopper, `${store.url}/`);
  await goShopping(shopper);
  expect(shopper.consoleErrors).toEqual([]);
});
