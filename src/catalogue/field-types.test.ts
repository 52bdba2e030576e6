import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jack, problemsOf } from '../../test/jack';
import { categories } from './categories';
import { productProblems } from './problems';
import type { Product } from './product';

describe('a field of another type is the only problem of its product', () => {
  const without = (name: keyof Product) => ({ [name]: undefined }) as Partial<Product>;
  test.each(['name', 'imageAlt', 'price', 'category', 'description', 'itemNumber'] as const)(
    '%s is missing',
    (name) => {
      // Of the first line: `name:` is also in specifications.
      const problem = { productId: 'jack', lineWith: '', text: `${name} is missing.` };
      const product = { ...jack, originalPrice: 99, ...without(name) };
      const hasFile = (url: string) => /\/jack-\d{3,4}\.avif$/.test(url);
      expect(productProblems({ products: [product], categories, sceneNames: [], hasFile })).toEqual(
        [problem],
      );
    },
  );

  test.each<[unknown, string]>([
    [{ price: '129,00' }, "price is not a number, but '129,00': write 129.00 without quotes."],
    [{ price: ' 129 ' }, "price is not a number, but ' 129 ': write 129 without quotes."],
    [
      { price: '1,299' },
      "price is not a number, but '1,299': write only digits, such as 129.00, without quotes.",
    ],
    [{ price: Number.NaN }, 'price is not a number, but NaN.'],
    [{ originalPrice: Number.POSITIVE_INFINITY }, 'originalPrice is not a number, but Infinity.'],
    [{ battery: { system: '20V', inTheBox: Number.NaN } }, 'battery is not { system, inTheBox }.'],
    [{ originalPrice: '90' }, "originalPrice is not a number, but '90': write 90 without quotes."],
    [{ itemNumber: 4711 }, "itemNumber is not a text: write '4711'."],
    [{ views: 'The back' }, 'views is not a list, each entry a text.'],
    [{ battery: '20V' }, 'battery is not { system, inTheBox }.'],
    [{ worksWith: ['stand'] }, 'worksWith is not a list, each entry { productId, reason }.'],
    [{ specifications: [null] }, 'specifications is not a list, each entry { name }.'],
    [{ specifications: [{ name: 'Weight', unit: 'lb' }] }, 'specification "Weight" has no value.'],
    [
      { specifications: [{ name: 'Weight', value: 5, unit: 'lb', words: 1 }] },
      `specification "Weight" has a mistake: words is not a text: write '1'.`,
    ],
    ...[
      ...[[5], ['5', 6], [5, '6'], [5, 6, 7], { from: 5 }],
      ...[Number.NaN, 1 / 0, [5, 1 / 0], { upTo: 1 / 0 }, { sizes: [5, Number.NaN] }],
    ].map((value): [unknown, string] => [
      { specifications: [{ name: 'Weight', value, unit: 'lb' }] },
      'specification "Weight" has a value that is no quantity: write a number, two in brackets, or { upTo: 5 } and the like.',
    ]),
  ])('%j', (change, problem) => {
    expect(problemsOf({ originalPrice: 150, ...(change as object) })).toEqual([`jack: ${problem}`]);
  });

  test('and no problem of others', () => {
    const other = { ...jack, id: 'stand', ...without('itemNumber'), worksWith: 1 as never };
    const lifts = { ...jack, worksWith: [{ productId: 'stand', reason: 'Holds' }] };
    const hasFile = (url: string) => !/-\d-/.test(url);
    expect(problemsOf({}, { products: [lifts, other], hasFile })).toEqual([
      'stand: itemNumber is missing.',
      'stand: worksWith is not a list, each entry { productId, reason }.',
    ]);
  });

  test('whatever the value', () => {
    const names = [...Object.keys(jack), 'originalPrice', 'rating', 'reviews', 'availability'];
    const lists = ['views', 'specifications', 'worksWith', 'inTheBox', 'battery'];
    const specification = fc.record({
      name: fc.anything(),
      unit: fc.anything(),
      value: fc.anything(),
    });
    const value = fc.oneof(fc.anything(), fc.array(fc.anything()), fc.array(specification));
    fc.assert(
      fc.property(fc.constantFrom(...names, ...lists), value, (name, wrong) => {
        const products = [
          { ...jack, [name]: wrong },
          { ...jack, id: 'stand' },
        ];
        const problems = () =>
          productProblems({ products, categories, sceneNames: [], hasFile: () => true });
        expect(problems).not.toThrow();
      }),
    );
  });
});
