import { expect, test } from 'vitest';
import { products } from '../../src/catalogue/products';
import { searchProducts, searchSomeWords } from '../../src/search/search';
import { searchSpecifications } from '../../src/search/specification-search';
import { type Question, questions } from './counter-questions';

/** The ids that the search page of a term shows, in order. */
function idsOnPageOf(term: string): string[] {
  const results = searchProducts(term, products);
  const similar = results.length > 0 ? [] : searchSomeWords(term, products);
  const lines = searchSpecifications(term, products).map(({ product }) => product);
  return [...new Set([...results, ...lines, ...similar].map(({ id }) => id))];
}

/** What is wrong with the answer; empty if nothing is. */
function faultsOf({ term, first, also, never }: Question): string[] {
  const ids = idsOnPageOf(term);
  return [
    ...(first.includes(ids[0] ?? '') ? [] : [`first is ${ids[0]}`]),
    ...also.filter((id) => !ids.includes(id)).map((id) => `lacks ${id}`),
    ...never.filter((id) => ids.includes(id)).map((id) => `shows ${id}`),
  ];
}

const all = Object.values(questions).flat();
test('report', () => {
  const bad = all.flatMap((q) => {
    const f = faultsOf(q);
    return f.length ? [`"${q.term}": ${f.join(', ')}`] : [];
  });
  console.log(all.length, bad.length, `\n${bad.join('\n')}`);
  expect(all.length).toBe(81);
});
