import { cleanup, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { heading, linkTo, main, openStore } from '../../test/open-store';

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

test('a search without results shows a message and a link to all products', () => {
  openStore('/search?q=left-handed%20screwdriver');
  expect(heading()).toBe('No results found');
  main().getByText('No products found for "left-handed screwdriver". Try a different search term.');
  expect(linkTo('Browse All Products')).toBe('/products');
});

test('a search for several words without results shows the products that have some of them', () => {
  openStore('/search?q=pneumatic+left-handed+ratchet');
  expect(heading()).toBe('No results found');
  const some = within(main().getByRole('region', { name: 'Matching some of your words' }));
  expect(some.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toContain(
    '3/8 in. Air Ratchet',
  );
  main().getByRole('region', { name: 'Shop by Category' });
  expect(main().queryByRole('region', { name: 'Best Sellers' })).toBeNull();
});

test('a search for one word without results shows best sellers', () => {
  openStore('/search?q=zzz');
  main().getByRole('region', { name: 'Best Sellers' });
  expect(main().queryByText('Matching some of your words')).toBeNull();
});

const inSpecifications = () =>
  within(main().getByRole('region', { name: 'Found in specifications' }));
const specificationLines = () =>
  inSpecifications()
    .getAllByRole('listitem')
    .map((line) => line.textContent);

const marked = () =>
  [...main().getByRole('region', { name: 'Found in specifications' }).querySelectorAll('mark')].map(
    ({ textContent }) => textContent,
  );

test('below the no-results text are the products whose specifications cover the term', () => {
  openStore('/search?q=200+Nm');
  main().getByText('No products found for "200 Nm". Try a different search term.');
  expect(specificationLines()).toEqual([
    '1/2 in. Click Torque WrenchTorque range Covers 200 N·m: 41 to 339',
  ]);
  expect(linkTo('1/2 in. Click Torque Wrench', inSpecifications())).toBe(
    '/product/click-torque-wrench-half-in',
  );
  expect(marked()).toEqual(['Covers 200 N·m: 41 to 339']);
});

test('below the results are the products with the term in their specifications only', () => {
  openStore('/search?q=brightness');
  expect(heading()).toBe('No results found');
  cleanup();
  openStore('/search?q=hammer');
  expect(heading()).toBe('Showing 1 results for "hammer"');
  expect(main().queryByText('Found in specifications')).toBeNull();
  cleanup();
  openStore('/search?q=lithium');
  expect(heading()).toBe('Showing 1 results for "lithium"');
  expect(specificationLines()).toEqual([
    'Pro OBD-II Scan TabletPower source Rechargeable lithium-ion battery',
    '20V LED Work LightPower source 20V lithium-ion (Li-ion) battery',
  ]);
  expect(marked()).toEqual(['lithium', 'lithium']);
  cleanup();
  openStore('/search?q=power+source');
  expect(marked()).toContain('Power source');
});

test('a slip of one letter is offered as a link', () => {
  openStore('/search?q=angle+grindr');
  expect(linkTo('angle grinder')).toBe('/search?q=angle+grinder');
  expect(main().getByText('Did you mean').parentElement?.textContent).toBe(
    'Did you mean angle grinder?',
  );
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
