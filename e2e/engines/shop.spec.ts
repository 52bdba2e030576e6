import { goShopping, visit } from '../shopping-trip';
import { test } from './test';

test('a shopper browses, searches, fills, changes and clears a cart', async ({
  shopper,
  store,
}) => {
  await visit(shopper, `${store.url}/`);
  await goShopping(shopper);
});
