import { expect, test } from 'vitest';
import { products } from '../../src/catalogue/products.ts';
import { searchCatalogue } from '../../src/search/search-catalogue.ts';
import { type Question, questions } from './counter-questions.ts';

/** The questions that the search does not answer yet. A question that it answers must go from this list. */
const unanswered = ['impact without a hose', 'break loose rusted lug nuts', 'tighten lug nuts'];

/** The faults of the search page, from top to bottom; empty if it has none. */
function faultsOf({ term, first, also, never }: Question): string[] {
  const { results, matches, closest } = searchCatalogue(term, products);
  const others = [...matches, ...closest].map(({ product }) => product);
  const ids = [...results, ...others].map(({ id }) => id);
  return [
    ...(first.includes(ids[0] ?? '') ? [] : [`first is ${ids[0]}`]),
    ...also.filter((id) => !ids.includes(id)).map((id) => `lacks ${id}`),
    ...never.filter((id) => ids.includes(id)).map((id) => `shows ${id}`),
  ];
}

const all = Object.values(questions).flat();

test('there are 27 questions in each of the three groups, and no question is there twice', () => {
  expect(Object.values(questions).map(({ length }) => length)).toEqual([27, 27, 27]);
  expect(new Set(all.map(({ term }) => term)).size).toBe(81);
});

test('the search page answers each question that is not listed as unanswered', () => {
  const failing = all.filter((question) => faultsOf(question).length > 0);
  const report = failing.map((each) => `"${each.term}": ${faultsOf(each).join(', ')}`).join('\n');
  expect(failing.map(({ term }) => term).sort(), report).toEqual(unanswered.toSorted());
});

test('the search page answers at least 95 % of the questions', () => {
  expect(1 - unanswered.length / all.length).toBeGreaterThanOrEqual(0.95);
});
