import { expect, test } from 'vitest';
import { type Category, categories } from './categories';
import { categoryProblems } from './problems';

const [first] = categories as readonly [Category, ...Category[]];

test.each<[Partial<Category>, string]>([
  [
    { slug: 'Power Tools' },
    'the slug "Power Tools" of a category may have only a-z, 0-9 and single hyphens between them.',
  ],
  [{ name: ' ' }, 'category "power-tools": name is empty.'],
  [{ imageAlt: '' }, 'category "power-tools": imageAlt is empty.'],
  [{ desc: undefined as never }, 'category "power-tools": desc is missing.'],
  [{ slug: undefined as never }, 'category "Power Tools": slug is missing.'],
  [
    { navPosition: '1' as never },
    'category "power-tools": navPosition is not a number, but \'1\': write 1 without quotes.',
  ],
])('a category with %o has one problem, at the line of its slug', (change, text) => {
  const category = { ...first, ...change };
  expect(categoryProblems({ categories: [category], hasFile: () => true })).toEqual([
    { lineWith: `'${category.slug}'`, text },
  ]);
});

test('two categories cannot have the same slug', () => {
  const twice = [first, { ...first, name: 'Other Tools' }];
  expect(categoryProblems({ categories: twice, hasFile: () => true })).toEqual([
    { lineWith: "'power-tools'", text: 'two categories have the slug "power-tools".' },
  ]);
});

test('a missing image of a category names the photograph and the command', () => {
  expect(categoryProblems({ categories, hasFile: () => true })).toEqual([]);
  const hasFile = (url: string) => url !== '/images/category-air-tools-656.avif';
  expect(categoryProblems({ categories, hasFile })).toEqual([
    {
      lineWith: "'air-tools'",
      text: 'no image category-air-tools: run npm run photos -- category-air-tools with a photograph photos/category-air-tools.jpg.',
    },
  ]);
});
