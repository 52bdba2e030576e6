import { expect, test } from 'vitest';
import type { Product } from '../../src/catalogue/product';
import { numberText } from '../../src/catalogue/quantity';
import { formatted, formattedProductFiles } from './format.mjs';
import { constantsIn, productConstant, productsFile } from './product-files.mjs';

const slug: string = 'hand-tools';

const wrench: Product = {
  id: 'wrench-1-2-in',
  name: '1/2 in. Wrench',
  imageAlt: 'A chromed wrench with a black handle',
  price: 80,
  originalPrice: 99.5,
  rating: 0,
  reviews: 0,
  category: slug,
  description: 'It turns nuts of all kinds, and it lasts longer than the car that it repairs.',
  itemNumber: 'W-12',
  specifications: [
    { name: 'Drive', value: 1 / 2, unit: 'in. square' },
    { name: 'Sizes', value: { sizes: [3 / 16, 1 / 4, 1] }, unit: 'in.', isOnCard: true },
    { name: 'Torque', value: [0.5, 250], unit: 'ft-lb' },
    { name: 'Material', value: 'Chrome vanadium steel' },
  ],
  inTheBox: ['1 wrench'],
};

/** The file of the wrench. */
const file = (product: Product) => formattedProductFiles([productConstant(product, numberText)])[0];

test('the file of a product looks like those that are written by hand', () => {
  expect(file(wrench)).toBe(`import type { Product } from '../product';

export const wrench1_2In: Product = {
  id: 'wrench-1-2-in',
  name: '1/2 in. Wrench',
  imageAlt: 'A chromed wrench with a black handle',
  price: 80,
  originalPrice: 99.5,
  rating: 0,
  reviews: 0,
  category: 'hand-tools',
  description: 'It turns nuts of all kinds, and it lasts longer than the car that it repairs.',
  itemNumber: 'W-12',
  specifications: [
    { name: 'Drive', value: 1 / 2, unit: 'in. square' },
    { name: 'Sizes', value: { sizes: [3 / 16, 1 / 4, 1] }, unit: 'in.', isOnCard: true },
    { name: 'Torque', value: [0.5, 250], unit: 'ft-lb' },
    { name: 'Material', value: 'Chrome vanadium steel' },
  ],
  inTheBox: ['1 wrench'],
};
`);
});

test.each([
  ['5" disc', `'5" disc'`],
  ["Mechanic's", `"Mechanic's"`],
  ['C:\\tools', `'C:\\\\tools'`],
  ['// The next product.\n', `'// The next product.\\n'`],
])('the name %j is written as it is', (name, code) => {
  expect(file({ ...wrench, name })).toContain(`  name: ${code},\n`);
});

test('more products than Biome reads at once are written too', () => {
  const constants = Array.from({ length: 401 }, (_, index) => `export const a${index} = 1;\n`);
  const files = formattedProductFiles(constants);
  expect(files).toHaveLength(401);
  expect(files[400]).toBe("import type { Product } from '../product';\n\nexport const a400 = 1;\n");
});

const list = `import type { Product } from './product';
import { jack } from './products/jack';
import { wrench1_2In } from './products/wrench-1-2-in';

// In catalogue order.
export const products: readonly Product[] = [wrench1_2In, jack];
`;

test('the list of products has its imports in the order of Biome', () => {
  const constants = new Map([
    ['jack', 'jack'],
    ['wrench-1-2-in', 'wrench1_2In'],
  ]);
  expect(constantsIn(list)).toEqual(constants);
  const code = productsFile(['wrench-1-2-in', 'jack'], constants);
  expect(formatted(code, 'src/catalogue/products.ts')).toBe(list);
});
