import { expect } from '@playwright/test';
import { kindsOfPages } from '../addresses';
import { goShopping, visit } from '../shopping-trip';
import { test } from './test';

test('no page and no shopping trip leaves an error or a warning in the console', async ({
  shopper,
  store,
}) => {
  test.setTimeout(180_000);
  test.skip(!shopper.noise, 'its driver tells nothing of the console');
  for (const place of kindsOfPages) await visit(shopper, store.url + place);
  await visit(shopper, `${store.url}/`);
  await goShopping(shopper);
  expect(shopper.noise).toEqual([]);
});
