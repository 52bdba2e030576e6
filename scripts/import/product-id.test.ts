import { expect, test } from 'vitest';
import { constantName, similarIds } from './product-id.mjs';

test.each([
  ['jack', 'jack'],
  ['socket-set-40pc', 'socketSet40pc'],
  ['angle-grinder-5in', 'angleGrinder5in'],
  ['wrench-1-2-in', 'wrench1_2In'],
  ['20v-drill', 'product20vDrill'],
  ['switch', 'productSwitch'],
  ['eval', 'productEval'],
  ['products', 'productProducts'],
])('the constant of %s is %s', (id, constant) => {
  expect(constantName(id)).toBe(constant);
});

// The reserved words of ECMAScript, in modules too, names that strict mode protects, and words that only look reserved.
const words =
  `abstract any arguments as async await break case catch class const continue debugger declare default delete
  do else enum eval export extends false finally for from function get global if implements import in infinity instanceof
  interface let module namespace nan new null of package private protected public return set static super switch this
  throw true try type typeof undefined using var void while with yield`.split(/\s+/);

test.each(words)('the constant of %s can be declared in a module', async (id) => {
  const code = `export const ${constantName(id)} = 1;`;
  await expect(import(/* @vite-ignore */ `data:text/javascript,${code}`)).resolves.toBeDefined();
});

test('a second image and an equal constant make ids too similar', () => {
  const ids = ['jack', 'jack-2', 'jack-10', 'lamp-3', 'lamp3', 'lamp', 'bit-1-2', 'bit-12'];
  expect([...similarIds(ids)]).toEqual([
    ['jack-2', 'jack'],
    ['lamp-3', 'lamp'],
    ['lamp3', 'lamp-3'],
  ]);
});
