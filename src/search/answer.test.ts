import { expect, test } from 'vitest';
import { searchCatalogue } from './search-catalogue.ts';

test.each([
  ['450 Nm', '2 tools with more than 450 N·m'],
  ['16 mm wrench', '1 set has a 16 mm wrench'],
  ['8 mm sockets', '1 set has an 8 mm socket'],
  ['12 mm size', '2 sets have 12 mm'],
  ['4.5 CFM', '1 tool needing at most 4.5 CFM'],
  ['60 dB', undefined],
  ['82 dB', '1 tool with 82 dB(A)'],
  ['200 Nm', '3 tools for "200 Nm"'],
  ['click  wrench 1/2', '1 tool for "click  wrench 1/2"'],
  ['Bosch torque wrench', undefined],
  ['tb 1120', 'Item TB-1120'],
  ['tb-11', '5 tools for "tb-11"'],
  ['grindr', 'Showing results for "grinder"'],
  ['torque wrench', undefined],
])('the answer to "%s" is: %s', (term, answer) => {
  expect(searchCatalogue(term).answer).toBe(answer);
});
