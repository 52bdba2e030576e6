import { expect, test } from 'vitest';
import type { Product } from '../../src/catalogue/product.ts';
import { constantName, productFiles, productsFile } from './product-files.ts';

const file = `import type { Product } from '../product.ts';

export const wrench1_2In: Product = {
  id: 'wrench-1-2-in',
  name: '1/2 in. Wrench',
  imageAlt: 'A chromed wrench with a black handle',
  price: 80,
  originalPrice: 99.5,
  category: 'hand-tools',
  description: 'It turns nuts of all kinds, and it lasts longer than the car that it repairs.',
  itemNumber: 'W-12',
  specifications: [
    { name: 'Drive', value: 0.5, unit: 'in. square' },
    { name: 'Sizes', value: { sizes: [0.1875, 0.25, 1] }, unit: 'in.', isOnCard: true },
    { name: 'Torque', value: [0.5, 250], unit: 'ft-lb' },
    { name: 'Material', value: 'Chrome vanadium steel' },
  ],
  inTheBox: ['1 wrench'],
};
`;
const code = file.replace(/^import.*/, '').replace(': Product', '');
const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
const wrench: Product = module.wrench1_2In;

test('the file of a product looks like those that are written by hand', () => {
  expect(productFiles([wrench])).toEqual([file]);
});

test('texts are written as they are', () => {
  const names = ['5" disc', "Mechanic's", 'C:\\tools', '// The next product.\n', 'Größe'];
  const files = productFiles(names.map((name) => ({ ...wrench, name })));
  expect(files.map((file) => file.match(/ name: (.*),/)?.[1])).toEqual([
    `'5" disc'`,
    `"Mechanic's"`,
    `'C:\\\\tools'`,
    `'// The next product.\\n'`,
    `'Größe'`,
  ]);
});

test('more products than Biome reads by default are written too', () => {
  const product = { ...wrench, description: 'It turns nuts. '.repeat(100) };
  expect(productFiles(Array.from({ length: 1000 }, () => product))).toHaveLength(1000);
});

test('the list of products has its imports in the order of Biome, and the constants that it had', () => {
  const list = `import type { Product } from './product.ts';
import { liftingJack } from './products/jack.ts';
import { wrench1_2In } from './products/wrench-1-2-in.ts';

// In catalogue order.
export const products: readonly Product[] = [wrench1_2In, liftingJack];
`;
  const before = list.replaceAll('wrench1_2In', 'wrench');
  expect(productsFile(['wrench-1-2-in', 'jack'], new Set(['wrench-1-2-in']), before)).toBe(list);
});

test.each([
  ['jack', 'productJack'],
  ['bit3', 'bit_3'],
  ['bit-3', 'bit3'],
  ['product-jack', 'productProductJack'],
  ['socket-set-40pc', 'socketSet40pc'],
  ['angle-grinder-5in', 'angleGrinder5in'],
  ['wrench-1-2-in', 'wrench1_2In'],
  ['20v-drill', 'product20vDrill'],
  ['switch', 'productSwitch'],
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

test('the constants of words can be declared in a module', async () => {
  for (const id of words) {
    const code = `export const ${constantName(id)} = 1;`;
    await expect(import(/* @vite-ignore */ `data:text/javascript,${code}`)).resolves.toBeDefined();
  }
});
