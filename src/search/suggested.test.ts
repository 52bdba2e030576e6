import { expect, test } from 'vitest';
import { products } from '../catalogue/products.ts';
import { store } from '../store.ts';
import { suggestedFor } from './suggestions.ts';

const textsOf = (term: string) => suggestedFor(term, []).suggestions.map(({ text }) => text);

test('for a blank term, six products that were seen and the examples', () => {
  for (const term of ['', '  ']) {
    const { suggestions } = suggestedFor(term, products);
    expect(suggestions.slice(0, 6).map(({ product, reason }) => [product, reason])).toEqual(
      products.slice(0, 6).map((product) => [product, undefined]),
    );
    expect(suggestions[0]?.url).toBe(`/product/${products[0]?.id}`);
    expect(suggestions.slice(6)).toEqual(
      store.searchExamples.map((text) => ({
        url: `/search?${new URLSearchParams({ q: text })}`,
        text,
      })),
    );
  }
});

test('products come first, then categories, then the page with all matches', () => {
  const { term, suggestions } = suggestedFor(' Power ', []);
  expect(term).toBe(' Power ');
  expect(suggestions.slice(-2)).toEqual([
    { url: '/category/power-tools', text: 'Power Tools, 3 products' },
    { url: '/search?q=Power', text: expect.stringMatching(/^See all \d+ matches$/) },
  ]);
  expect(textsOf('tool').slice(-1)).toEqual([`See all ${products.length} matches`]);
  expect(suggestedFor('tool', []).suggestions).toHaveLength(7);
});

test('a product says why it is there, unless its name has the term', () => {
  const [ratchet, set] = suggestedFor('ratchet', []).suggestions;
  expect([ratchet?.text, ratchet?.reason]).toEqual(['3/8 in. Air Ratchet', undefined]);
  expect(set?.reason).toMatch(/^A ratchet and socket set/);
  expect(suggestedFor('power tools', []).suggestions[0]?.reason).toBe('Power Tools');
});

test('without a match, the page shows the closest, and without those there is no page', () => {
  expect(textsOf('cordless grinder').at(-1)).toBe('See the closest we have');
  expect(textsOf('zzzzzz')).toEqual([]);
  expect(suggestedFor('grindr', []).term).toBe('grinder');
});
