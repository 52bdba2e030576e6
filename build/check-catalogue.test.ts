import { expect, test } from 'vitest';
import { fileProblems, toDoList } from './check-catalogue.ts';

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

test('a refused store is told that it can be published without photographs', () => {
  expect(toDoList(['1. Add a photograph.'], true, true).join('\n')).toBe(
    `The store cannot be published yet. To do, in this order:
1. Add a photograph.
Or publish it now, with a neutral tile in place of each missing photograph: CAN_LACK_IMAGES=yes npm run build, and CAN_LACK_IMAGES=yes npm run screenshots`,
  );
  expect(toDoList(['1. Write your address.'], true, false)).toEqual([
    'The store cannot be published yet. To do, in this order:',
    '1. Write your address.',
  ]);
  expect(toDoList(['1. Add a photograph.'], false, false)[0]).toBe(
    'To do before you publish the store, in this order:',
  );
});
