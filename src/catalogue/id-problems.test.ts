import { describe, expect, test } from 'vitest';
import { jack, problemsOf } from '../../test/jack';
import { type Category, categories } from './categories';

test('an id is not so long that files cannot have its name', () => {
  const hasFile = (url: string) => !/-\d-/.test(url);
  expect(problemsOf({ id: 'j'.repeat(100) }, { hasFile })).toEqual([]);
  const id = 'j'.repeat(101);
  expect(problemsOf({ id }, { hasFile })).toEqual([
    `${id}: the id has 101 characters, 100 are the most: write a shorter one.`,
  ]);
});

describe('an image or photograph belongs to one product, category or scene', () => {
  const hasFile = (url: string) => !/-2-\d+\.avif$/.test(url);

  test.each(['hero', 'hero-wide', 'social', 'state-empty', 'category-hand-tools'])(
    'the id %s is that of an image of the store',
    (id) => {
      expect(problemsOf({ id }, { hasFile })).toEqual([
        `${id}: the id cannot be "${id}", because the store has another image with the name ${id}.`,
      ]);
    },
  );

  test('a further image of a product is not that of a category', () => {
    const size = { ...categories[0], slug: 'size-2' } as Category;
    const rest = { hasFile, categories: [...categories, size] };
    expect(problemsOf({ id: 'category-size' }, rest)).toEqual([
      'category-size: the id cannot be "category-size", because the store has another image with the name category-size-2.',
    ]);
  });

  test.each(['hero-drill', 'my-hero', 'category-6-cable', 'state', 'social-3', 'jack-10'])(
    'the id %s is that of no other image',
    (id) => {
      const other = { ...jack, itemNumber: 'TB-2001' };
      expect(problemsOf({}, { products: [{ ...jack, id }, other], hasFile })).toEqual([]);
    },
  );

  test('an id is not the name of a further image of another product', () => {
    const images = /\/jack-(2-)?\d{3,4}\.avif$/;
    const second = { ...jack, id: 'jack-2', itemNumber: 'TB-2001' };
    const both = { products: [jack, second], hasFile: (url: string) => images.test(url) };
    expect(problemsOf({}, both)).toEqual([
      'jack-2: the id cannot be "jack-2", because further images of jack have names like that.',
    ]);
  });
});
