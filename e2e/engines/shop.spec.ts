import { test } from '../fixtures/engines/test';
import { goShopping, visit } from '../fixtures/shopping-trip';

test('a shopper browses, searches, and fills, changes and clears the cart', async ({
  shopper,
  store,
}) => {
  await visit(shopper, `${store.url}/`);
  await goShopping(shopper);
});
