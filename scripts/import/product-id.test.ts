import { expect, test } from 'vitest';
import { constantName, similarIds } from './product-id.mjs';

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
