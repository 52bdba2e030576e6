import { expect, test } from 'vitest';
import { constantName, idFrom, similarIds } from './product-id.mjs';

test.each([
  ['Floor Jack', 'floor-jack'],
  ['  1/2 in. Wrench (Kit) ', '1-2-in-wrench-kit'],
  ['½" Über-Schlüssel, groß', '1-2-uber-schlussel-gross'],
  ["Mechanic's Søndag Łom", 'mechanics-sondag-lom'],
  ['千斤顶', ''],
])('the name %s gives the id %j', (name, id) => {
  expect(idFrom(name)).toBe(id);
});

test.each([
  ['jack', 'jack'],
  ['socket-set-40pc', 'socketSet40pc'],
  ['angle-grinder-5in', 'angleGrinder5in'],
  ['wrench-1-2-in', 'wrench1_2In'],
  ['20v-drill', 'product20vDrill'],
  ['switch', 'productSwitch'],
  ['products', 'productProducts'],
])('the constant of %s is %s', (id, constant) => {
  expect(constantName(id)).toBe(constant);
});

test('a second image and an equal constant make ids too similar', () => {
  const ids = ['jack', 'jack-2', 'jack-10', 'lamp-3', 'lamp3', 'lamp', 'bit-1-2', 'bit-12'];
  expect([...similarIds(ids)]).toEqual([
    ['jack-2', 'jack'],
    ['lamp-3', 'lamp'],
    ['lamp3', 'lamp-3'],
  ]);
});
