import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { button, currentUrl, heading, main, openStore, section } from '../../test/open-store.tsx';
import { products } from '../catalogue/products.ts';

const box = () => screen.getByLabelText<HTMLInputElement>('Search products');
const options = () => screen.queryAllByRole('option').filter((o) => o.closest('[role=listbox]'));
const texts = () => options().map((option) => option.textContent);
const status = () => within(screen.getByRole('search')).getByRole('status').textContent;
const chosen = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

/** Enters a text at once, which is much faster than by its letters, and then presses keys. */
async function enter(shopper: UserEvent, textAndKeys: string) {
  const [text = ''] = textAndKeys.split('{', 1);
  await shopper.click(box());
  if (text) await shopper.paste(text);
  const keys = textAndKeys.slice(text.length);
  if (keys) await shopper.keyboard(keys);
}

test('typing suggests up to 6 products with image, the number that decides and price, then the search page', async () => {
  const shopper = openStore('/');
  await shopper.type(box(), 'tool');
  const list = screen.getByRole('listbox', { name: 'Suggestions' });
  expect(options().map((option) => option.textContent)).toEqual([
    '5 in. Variable-Speed Angle GrinderPower Tools12 A$129.99',
    '6 in. Dual-Action PolisherPower Tools7 A$189.99',
    '1500W Digital Heat GunPower Tools12.5 A$79.99',
    'Pro OBD-II Scan TabletDiagnostic Tools8 h$899.99',
    'True-RMS Automotive MultimeterDiagnostic Tools600 V$119.99',
    '12V Battery and Charging System TesterDiagnostic Tools16 V$149.99',
    `See all ${products.length} matches`,
  ]);
  expect(within(list).getAllByRole('presentation')).toHaveLength(6);
  expect(screen.getByRole('combobox', { name: 'Search products', expanded: true })).toBe(box());
  expect(document.getElementById(box().getAttribute('aria-controls') ?? '')).toBe(list);
  expect(box().getAttribute('aria-autocomplete')).toBe('list');
  expect(document.activeElement).toBe(box());
});

test('the arrow keys cycle through the suggestions and the search box', async () => {
  const shopper = openStore('/contact');
  await enter(shopper, 'ratchet');
  expect(chosen()).toBeUndefined();
  const seen: (string | null | undefined)[] = [];
  for (let press = 0; press < 5; press++) {
    await shopper.keyboard('{ArrowDown}');
    seen.push(chosen());
  }
  expect(seen).toEqual([
    '3/8 in. Air Ratchet60 ft-lb$109.99',
    '40-Piece 1/4 in. Socket SetA ratchet and socket set (socket wrench…4 to 14 mm$59.99',
    'See all 2 matches',
    undefined,
    '3/8 in. Air Ratchet60 ft-lb$109.99',
  ]);
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Air Ratchet');
  await shopper.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toBe('See all 2 matches');
});

test.each([
  ['ratchet{ArrowDown}{Enter}', '/product/air-ratchet-three-eighths-in', ''],
  [' ratchet {ArrowUp}{Enter}', '/search?q=ratchet', 'ratchet'],
  ['ratchet{ArrowDown}{ArrowUp}{Enter}', '/search?q=ratchet', 'ratchet'],
  ['ratchet{ArrowDown}{Escape}{Enter}', '/search?q=ratchet', 'ratchet'],
])('the keys %s open %s', async (keys, url, text) => {
  const shopper = openStore('/contact');
  await enter(shopper, keys);
  expect(currentUrl()).toBe(url);
  expect(options()).toEqual([]);
  expect(box().value).toBe(text);
});

test('a click with Alt, which downloads, keeps the text as one that is not submitted', async () => {
  const shopper = openStore('/contact');
  await enter(shopper, 'ratchet');
  // jsdom cannot download.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await shopper.keyboard('{Alt>}');
  await shopper.click(screen.getByRole('option', { name: /Socket Set/ }));
  await shopper.keyboard('{/Alt}');
  expect(currentUrl()).toBe('/contact');
  await shopper.click(screen.getByRole('link', { name: 'Specials' }));
  expect(box().value).toBe('ratchet');
});

test('Escape closes the suggestions and keeps the text, and an arrow key opens them again', async () => {
  const shopper = openStore('/returns');
  await enter(shopper, 'ratchet{ArrowDown}{Escape}');
  expect(options()).toEqual([]);
  expect(box().value).toBe('ratchet');
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(box().hasAttribute('aria-controls')).toBe(false);
  expect(box().hasAttribute('aria-activedescendant')).toBe(false);
  await shopper.keyboard('{ArrowDown}');
  expect(options()).toHaveLength(3);
  expect(chosen()).toBeUndefined();
});

test('the focus stays in the search box: no option is a tab stop, and a click moves no focus', async () => {
  const shopper = openStore('/contact');
  await enter(shopper, 'ratchet');
  expect(options().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1]);
  const [option] = options() as [HTMLElement];
  // `fireEvent` returns false if the component has called `preventDefault`.
  expect(fireEvent.pointerDown(option)).toBe(false);
  expect(fireEvent.mouseDown(option)).toBe(false);
});

test('the matched text is highlighted in suggestions and in results', async () => {
  const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
  const shopper = openStore('/contact');
  await enter(shopper, 'RATCH');
  // In a name, and in the words around the match in a description.
  expect(marks()).toEqual(['Ratch', 'ratch', 'ratch']);
  await shopper.keyboard('{Enter}');
  expect(marks()).toEqual(['Ratch', 'ratch', 'ratch']);
  main().getByRole('link', { name: '3/8 in. Air Ratchet' });
  expect(main().getByText(/and socket set/).textContent).toBe('A ratchet and socket set (socket…');
});

test.each([
  ['tb-112', ['1/2 in. Click Torque WrenchItem TB-1120250 ft-lb$139.99', 'See all 1 match']],
  ['torch', ['20V LED Work LightAlso called torch22 h$69.99', 'See all 1 match']],
  [
    '450 Nm',
    [
      '1/2 in. Composite Air Impact WrenchBreakaway torque 1,290 N·m: more than 450 N·m950 ft-lb$229.99',
      '20V Brushless 1/2 in. Impact Wrench KitBreakaway torque 1,360 N·m: more than 450 N·m1,000 ft-lb$349.99',
      'See all 2 matches',
    ],
  ],
  ['angle grindr', ['5 in. Variable-Speed Angle Grinder12 A$129.99', 'See all 1 match']],
  [
    'cordless grinder',
    [
      '5 in. Variable-Speed Angle GrinderMatches grinder, not cordless12 A$129.99',
      'See the closest we have',
    ],
  ],
])('without results, "%s" suggests %j', async (term, suggested) => {
  const shopper = openStore('/contact');
  await enter(shopper, term);
  expect(texts()).toEqual(suggested);
  expect(status()).toBe('');
});

test('a category whose name starts with the term is suggested', async () => {
  const shopper = openStore('/contact');
  await enter(shopper, 'air t');
  expect(texts().slice(3)).toEqual(['Air Tools, 3 products', 'See all 3 matches']);
  await shopper.click(screen.getByRole('option', { name: 'Air Tools, 3 products' }));
  expect(currentUrl()).toBe('/category/air-tools');
});

test('the corrected term is highlighted, and its results are one click away', async () => {
  const shopper = openStore('/contact');
  await enter(shopper, 'rachet');
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'Ratchet',
    'ratchet',
  ]);
  await shopper.keyboard('{ArrowUp}{Enter}');
  expect(currentUrl()).toBe('/search?q=rachet');
  section('Tools for "ratchet"');
});

test('"No match" is a status, which goes with the next text that has suggestions', async () => {
  const shopper = openStore('/contact');
  expect(within(screen.getByRole('search')).queryByRole('status')).toBeNull();
  await shopper.type(box(), 'xw');
  expect(status()).toBe('No match');
  expect(screen.queryByRole('listbox')).toBeNull();
  screen.getByRole('combobox', { name: 'Search products', expanded: false });
  await shopper.type(box(), '{Backspace}{Backspace}wrench');
  expect(status()).toBe('');
});

test('the search page is counted with its other matches', async () => {
  const shopper = openStore('/contact');
  await enter(shopper, 'lithium');
  expect(texts().at(-1)).toBe('See all 3 matches');
  await shopper.keyboard('{Enter}');
  await main().findByRole('heading', { name: 'Other Matches' });
  expect(main().getAllByRole('article')).toHaveLength(3);
});

test('"No match" offers all tools and the phone number, also with the Tab key', async () => {
  const shopper = openStore('/contact');
  const offered = (name: string) =>
    within(screen.getByRole('search')).queryByRole('link', { name });
  await enter(shopper, 'zzz');
  expect(offered('1-800-555-0142')?.getAttribute('href')).toBe('tel:+18005550142');
  // Clear, Search, All Tools.
  for (let press = 0; press < 3; press++) await shopper.tab();
  expect(document.activeElement).toBe(offered('All Tools'));
  await shopper.tab();
  await shopper.tab();
  expect(offered('All Tools')).toBeNull();
  await shopper.clear(box());
  await enter(shopper, 'zzz');
  await shopper.click(offered('All Tools') as HTMLElement);
  expect(heading()).toBe('All Tools');
  expect(offered('All Tools')).toBeNull();
});

test('an empty search box offers three examples', async () => {
  const shopper = openStore('/returns');
  await shopper.click(box());
  expect(texts()).toEqual(['200 N·m', '10 mm socket', 'TB-1040']);
  await shopper.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(currentUrl()).toBe('/search?q=10+mm+socket');
  expect(heading()).toBe('Showing 1 results for "10 mm socket"');
});

test('an empty search box suggests the products that the shopper has seen, the latest first', async () => {
  const shopper = openStore('/returns');
  const seen = products.slice(0, 7).map(({ name }) => name);
  for (const name of [...seen, seen[2] as string]) {
    await shopper.click(box());
    await shopper.paste(name);
    await shopper.keyboard('{ArrowDown}{Enter}');
    expect(heading()).toBe(name);
  }
  await shopper.click(box());
  expect(options().map((option) => (option.querySelector('p') ?? option).textContent)).toEqual([
    ...[2, 6, 5, 4, 3, 1].map((index) => seen[index]),
    ...['200 N·m', '10 mm socket', 'TB-1040'],
  ]);
  await shopper.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(heading()).toBe(seen[6]);
});

test('Escape closes the list of an empty search box, and does not open it', async () => {
  const shopper = openStore('/product/angle-grinder-5in');
  await shopper.click(box());
  expect(options()).toHaveLength(4);
  await shopper.keyboard('{Escape}');
  expect(options()).toEqual([]);
  await shopper.keyboard('{Escape}');
  expect(options()).toEqual([]);
});

const light = () => screen.getByRole('option', { name: /^20V LED Work Light/ });
const list = () => screen.queryByRole('listbox', { name: 'Suggestions' });

// Screen readers choose a suggestion without a mouse event first: the field loses the focus before the click.
test.each([
  ['the suggestion', () => light().focus()],
  ['nothing', () => box().blur()],
])('a suggestion opens although the focus has moved from the field to %s', async (_, moveFocus) => {
  const shopper = openStore('/');
  await shopper.type(box(), 'work light');
  act(moveFocus);
  fireEvent.click(light());
  expect(heading()).toBe('20V LED Work Light');
  expect(list()).toBeNull();
});

test.each([
  ['a tap elsewhere', async () => userEvent.click(document.body)],
  ['moving on to the button', async () => button('Search').focus()],
])('%s closes the suggestions', async (_, leave) => {
  const shopper = openStore('/');
  await shopper.type(box(), 'work light');
  expect(list()).not.toBeNull();
  await act(leave);
  expect(list()).toBeNull();
  expect(currentUrl()).toBe('/');
});
