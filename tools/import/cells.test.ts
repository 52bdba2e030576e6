import { expect, test } from 'vitest';
import { readProducts } from './read-products.ts';

test('in a German store 23.988 is a grouped amount in a list, and can be two numbers in an export', async () => {
  const store = { categories: [], products: [], currencies: ['EUR', '€'], locale: 'de-DE' };
  const list = await readProducts(Buffer.from('name;price\nSäge;23.988'), store);
  expect([list.imported[0]?.product.price, list.faults]).toEqual([23988, []]);
  expect((await readProducts(Buffer.from('name,price\nSäge,$5'), store)).faults[0]?.text).toBe(
    'price "$5" is no amount in EUR, like 129,99, 129,99 EUR or 129,99 €. If the list is right, set currency in src/store.ts.',
  );
  const shop = Buffer.from('Handle,Title,Variant Price\nsaw,Saw,23.988');
  expect((await readProducts(shop, store)).faults.map(({ text }) => text)).toEqual([
    'price "23.988" can be two numbers: write 23988 or 23.99.',
  ]);
});

test.each([
  ['Size [in.]', '3⅛″', 3.125],
  ['Size [in.]', '1/2"', 0.5],
  ['Torque [Nm]', '450 N·m', 450],
  ['Torque [ft-lb]', '41 to 339 ft lbs', [41, 339]],
  ['Disc [in. disc]', '5 in.', 5],
])('in the column %s the unit may stand in the cell too: %s', async (title, cell, value) => {
  const file = Buffer.from(
    `name;price;${title}\nSaw;5;${cell.replace('"', '""').replace(/^.*".*$/, '"$&"')}`,
  );
  const store = { categories: [], currencies: ['USD'], products: [] };
  const { imported, faults } = await readProducts(file, store);
  expect([imported[0]?.product.specifications?.[0]?.value, faults]).toEqual([value, []]);
});

test('another unit in the cell is a fault', async () => {
  const store = { categories: [], currencies: ['USD'], products: [] };
  const { faults } = await readProducts(Buffer.from('name;price;Weight [lb]\nSaw;5;3 kg'), store);
  expect(faults.map(({ text }) => text.slice(0, 29))).toEqual(['Weight [lb] "3 kg" is not lik']);
});
