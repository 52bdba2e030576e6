import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { heading, linkTo, main, openStore, section } from '../../test/open-store.tsx';

test('the results show their count and the search term', () => {
  openStore('/search?q=torque%20wrench');
  main().getByText('Showing 1 results for "torque wrench"');
  expect(main().getAllByRole('article')).toHaveLength(1);
  expect(linkTo('1/2 in. Click Torque Wrench')).toBe('/product/click-torque-wrench-half-in');
});

test('the search term is trimmed', () => {
  openStore('/search?q=%20%20DRIVE+%20');
  main().getByText('Showing 5 results for "DRIVE"');
});

const cards = (part = main()) => part.getAllByRole('article').map(nameAndReason);
/** The name on a card, and the line that says why it is there. */
const nameAndReason = (card: HTMLElement) => {
  const name = within(card).getByRole('heading');
  return [name.textContent, name.parentElement?.lastElementChild?.textContent];
};

const noResults = (term: string) => `No products found for "${term}". Try a different search term.`;

test.each([
  ['200 Nm', '3 tools have these words'],
  ['tb 1120', '1 tool has these words'],
  ['angle grindr', 'Tools for "angle grinder"'],
  ['cordless grinder', 'The closest we have'],
])('without results for "%s", the specified texts come first, then "%s"', (term, name) => {
  openStore(`/search?${new URLSearchParams({ q: term })}`);
  expect(heading()).toBe('No results found');
  const sections = main().getAllByRole('heading', { level: 2 });
  expect(sections.map(({ textContent }) => textContent)).toEqual([name, 'Shop by Category']);
  const text = document.querySelector('main')?.textContent ?? '';
  expect(text.split('No results found')).toHaveLength(2);
  expect(text.split(noResults(term))).toHaveLength(2);
  expect(text.indexOf(noResults(term))).toBeLessThan(text.indexOf(name));
  const shown = within(section(name));
  expect(shown.getAllByRole('heading', { level: 3 })).toHaveLength(cards(shown).length);
  expect(linkTo('Ask us: 1-800-555-0142')).toBe('tel:+18005550142');
  expect(main().queryByText('Browse All Products')).toBeNull();
  // An image would look like a result.
  expect(main().queryByRole('img', { name: /case with every recess empty/ })).toBeNull();
});

test.each([
  [
    '200 Nm',
    [
      ['1/2 in. Click Torque Wrench', 'Torque range 41 to 339 N·m: includes 200 N·m'],
      ['1/2 in. Composite Air Impact Wrench', 'Breakaway torque 1,290 N·m: more than 200 N·m'],
      ['20V Brushless 1/2 in. Impact Wrench Kit', 'Breakaway torque 1,360 N·m: more than 200 N·m'],
    ],
  ],
  ['tb 1120', [['1/2 in. Click Torque Wrench', 'Item TB-1120']]],
  ['torch', [['20V LED Work Light', 'Also called torch']]],
  ['cordless grinder', [['5 in. Variable-Speed Angle Grinder', 'Matches grinder, not cordless']]],
])('without results, "%s" says why each tool is shown', (term, shown) => {
  openStore(`/search?${new URLSearchParams({ q: term })}`);
  expect(cards()).toEqual(shown);
  expect(main().getAllByRole('button', { name: /^Add to Cart/ })).toHaveLength(shown.length);
});

test('the corrected term is highlighted', () => {
  openStore('/search?q=angle+grindr');
  expect([...document.querySelectorAll('main mark')].map((mark) => mark.textContent)).toEqual([
    'Angle Grinder',
  ]);
});

test('below the results are the other matches', () => {
  openStore('/search?q=lithium');
  expect(heading()).toBe('Showing 1 results for "lithium"');
  expect(main().getAllByRole('article')).toHaveLength(3);
  const others = within(section('Other Matches'));
  expect(cards(others)).toEqual([
    ['Pro OBD-II Scan Tablet', 'Power source: Rechargeable lithium-ion battery'],
    ['20V LED Work Light', 'Power source: 20V lithium-ion (Li-ion) battery'],
  ]);
  expect(others.getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

test('results alone have no other matches', () => {
  openStore('/search?q=hammer');
  expect(heading()).toBe('Showing 1 results for "hammer"');
  expect(main().queryByText('Other Matches')).toBeNull();
});

test('a search that finds nothing shows no product, but links to all and to the categories, and the phone number', () => {
  openStore('/search?q=left-handed%20screwdriver');
  expect(heading()).toBe('No results found');
  main().getByText('No products found for "left-handed screwdriver". Try a different search term.');
  expect(linkTo('Browse All Products')).toBe('/products');
  expect(main().queryAllByRole('article')).toEqual([]);
  // An image would look like a result.
  expect(main().queryByRole('img', { name: /case with every recess empty/ })).toBeNull();
  expect(main().queryByText('The closest we have')).toBeNull();
  section('Shop by Category');
  expect(linkTo('Ask us: 1-800-555-0142')).toBe('tel:+18005550142');
});

test.each(['/search', '/search?q=', '/search?q=%20%20', '/search?', '/search?p=x'])(
  '%s asks for a search term',
  (url) => {
    openStore(url);
    expect(heading()).toBe('No results found');
    main().getByText('Please enter a search term.');
    expect(main().queryAllByRole('article')).toHaveLength(0);
  },
);

const hostileTerms = [
  '<img src=x onerror=alert(1)>',
  '"quoted"',
  'back\\slash',
  '.*',
  '100%',
  'a&b=c',
  '#hash',
  '🔧🔩',
  '\u202eright to left\u200f',
  'x'.repeat(3000),
];

test.each(hostileTerms)('the search term %s is shown as text', (term) => {
  openStore(`/search?${new URLSearchParams({ q: term })}`);
  const message = `No products found for "${term}". Try a different search term.`;
  main().getByText((_, element) => element?.tagName === 'P' && element.textContent === message);
});

test('percent-encoding that is not UTF-8 is shown as a replacement character', () => {
  openStore('/search?q=%E0%A4%A');
  main().getByText('No products found for "\ufffd%A". Try a different search term.');
});
