import { expect, test } from 'vitest';
import { fileProblems } from './check-catalogue.ts';

const jack = { id: 'jack' };
const path = '/src/catalogue/products/jack.ts';

test('a file with a product of the list that has its name has no problem', () => {
  expect(fileProblems({ [path]: { jack, other: 1 } }, [jack])).toEqual([]);
});

test('a file without a product of the list is not listed', () => {
  expect(fileProblems({ [path]: { jack } }, [])).toEqual([
    'src/catalogue/products/jack.ts: it is not in src/catalogue/products.ts: import it there and add it to products.',
  ]);
});

test('the id of a product is the name of its file', () => {
  const stand = { id: 'stand' };
  expect(fileProblems({ [path]: { stand } }, [stand])).toEqual([
    `src/catalogue/products/jack.ts: id "stand" is not the name of the file: write 'jack'.`,
  ]);
});

test.each([undefined, 'Floor Jack'])('the id %s has a problem of its own', (id) => {
  const product = { id };
  expect(fileProblems({ [path]: { product } }, [product])).toEqual([]);
});
