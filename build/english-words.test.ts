import { expect, test } from 'vitest';
import { products } from '../src/catalogue/products.ts';
import { englishWords } from './english-words.ts';

const stems = englishWords(products).split(' ');

test('English words that differ from a word of the catalogue by a slip are kept', () => {
  expect(stems).toEqual(expect.arrayContaining(['hatchet', 'mower', 'sander', 'winch']));
});

test('words that are spelled otherwise in another country are kept too', () => {
  expect(stems).toContain('miter');
});

test.each(['socket', 'wrench', 'ladder', 'ocket'])('%s is not kept', (word) => {
  expect(stems).not.toContain(word);
});

test('the list stays small', () => {
  expect(stems.length).toBeLessThan(1000);
});
