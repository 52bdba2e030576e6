import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { main, openStore } from '../../../test/open-store.tsx';
import { products } from '../../catalogue/products.ts';

// A catalogue whose products have any of the optional facts, or none.
vi.mock('../../catalogue/products.ts', async (load) => {
  const original = (await load<typeof import('../../catalogue/products.ts')>()).products;
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const number = fc.integer({ min: -100, max: 20_000 }).map((hundredths) => hundredths / 100);
  const numbers = fc.array(number, { minLength: 1, maxLength: 4 });
  const value = fc.oneof(
    number,
    fc.tuple(number, number),
    ...['upTo', 'needs'].map((kind) => fc.record({ [kind]: number })),
    ...['anyOf', 'sizes', 'dimensions'].map((kind) => fc.record({ [kind]: numbers })),
  );
  const unit = fc.constantFrom('ft-lb', 'N·m', 'in.', 'in. disc', '°F', 'rpm');
  const specification = fc.oneof(
    fc.record({ name: word, value: word }),
    fc.record({ name: word, value, unit, words: fc.constantFrom('{}', 'a {} b') }),
  );
  const relation = fc.record({
    productId: fc.constantFrom('no-such-tool', ...original.map(({ id }) => id)),
    reason: word,
  });
  const facts = fc.record(
    {
      specifications: fc.uniqueArray(specification, { selector: ({ name }) => name, maxLength: 3 }),
      inTheBox: fc.uniqueArray(word, { maxLength: 3 }),
      kitNote: word,
      views: fc.uniqueArray(word, { maxLength: 3 }),
      worksWith: fc.uniqueArray(relation, {
        selector: ({ productId }) => productId,
        maxLength: 3,
      }),
    },
    { requiredKeys: [] },
  );
  const generated = fc.sample(facts, { numRuns: original.length, seed: 15 });
  const none = {
    specifications: undefined,
    inTheBox: undefined,
    kitNote: undefined,
    views: undefined,
  };
  return {
    products: original.map((product, index) => ({
      ...product,
      ...none,
      worksWith: undefined,
      ...generated[index],
    })),
  };
});

test.each(products.map((product) => [product.id, product] as const))(
  'the page of %s has headings and thumbnails only for what it has',
  (_, { id, specifications = [], inTheBox = [], worksWith = [], views = [] }) => {
    openStore(`/product/${id}`);
    const hasHeading = (name: string) => main().queryByRole('heading', { name }) !== null;
    expect(hasHeading('Specifications')).toBe(specifications.length > 0);
    expect(hasHeading('In the Box')).toBe(inTheBox.length > 0);
    const known = worksWith.filter(({ productId }) => productId !== 'no-such-tool');
    expect(hasHeading('Works with')).toBe(known.length > 0);
    const links = (name: RegExp) => main().queryAllByRole('link', { name }).length;
    const count = 1 + views.length;
    expect(links(/^Zoom: /)).toBe(count);
    expect(links(/^Show image /)).toBe(count > 1 ? count : 0);
  },
);

test('every other page renders', () => {
  const ids = products.map((product) => product.id).join(',');
  const items = products.map((product) => `${product.id}:1`).join(',');
  for (const url of [
    '/',
    '/products',
    '/search?q=e',
    '/specials',
    `/cart?items=${items}`,
    ...['power', 'diagnostic', 'air', 'battery', 'hand'].map((name) => `/category/${name}-tools`),
    `/compare?tools=${ids}`,
  ]) {
    openStore(url);
    expect(main().queryByText('Something Went Wrong'), url).toBeNull();
    expect(main().getAllByRole('heading', { level: 1 }), url).toHaveLength(1);
    cleanup();
  }
});
