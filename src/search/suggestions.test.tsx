import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentUrl, heading, main, openStore } from '../../test/open-store';
import { products } from '../catalogue/products';

const box = () => screen.getByLabelText<HTMLInputElement>('Search products');
const options = () => screen.queryAllByRole('option').filter((o) => o.closest('[role=listbox]'));
const chosen = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('typing suggests up to 6 products with image and price, then all results', async () => {
  const shopper = openStore('/');
  await shopper.type(box(), 'tool');
  const list = screen.getByRole('listbox', { name: 'Suggestions' });
  expect(options().map((option) => option.textContent)).toEqual([
    '5 in. Variable-Speed Angle Grinder$129.99',
    '6 in. Dual-Action Polisher$189.99',
    '1500W Digital Heat Gun$79.99',
    'Pro OBD-II Scan Tablet$899.99',
    'True-RMS Automotive Multimeter$119.99',
    '12V Battery and Charging System Tester$149.99',
    `See all ${products.length} results`,
  ]);
  expect(within(list).getAllByRole('presentation')).toHaveLength(6);
  expect(screen.getByRole('combobox', { name: 'Search products', expanded: true })).toBe(box());
  expect(document.getElementById(box().getAttribute('aria-controls') ?? '')).toBe(list);
  expect(box().getAttribute('aria-autocomplete')).toBe('list');
  expect(document.activeElement).toBe(box());
});

test('the arrow keys cycle through the suggestions and the search box', async () => {
  const shopper = openStore('/');
  await shopper.type(box(), 'ratchet');
  expect(chosen()).toBeUndefined();
  const seen: (string | null | undefined)[] = [];
  for (let press = 0; press < 5; press++) {
    await shopper.keyboard('{ArrowDown}');
    seen.push(chosen());
  }
  expect(seen).toEqual([
    '3/8 in. Air Ratchet$109.99',
    '40-Piece 1/4 in. Socket Set$59.99',
    'See all 2 results',
    undefined,
    '3/8 in. Air Ratchet$109.99',
  ]);
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Air Ratchet');
  await shopper.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toBe('See all 2 results');
});

test('Enter opens the selected product', async () => {
  const shopper = openStore('/');
  await shopper.type(box(), 'ratchet{ArrowDown}{Enter}');
  expect(currentUrl()).toBe('/product/air-ratchet-three-eighths-in');
  expect(options()).toEqual([]);
  expect(box().value).toBe('');
});

test('Enter on the last suggestion shows all results', async () => {
  const shopper = openStore('/');
  await shopper.type(box(), ' ratchet {ArrowUp}{Enter}');
  expect(currentUrl()).toBe('/search?q=ratchet');
});

test('Enter without a selected suggestion searches', async () => {
  const shopper = openStore('/');
  await shopper.type(box(), 'ratchet{ArrowDown}{ArrowUp}{Enter}');
  expect(heading()).toBe('Showing 2 results for "ratchet"');
});

test('a click on a suggestion opens the product', async () => {
  const shopper = openStore('/');
  await shopper.type(box(), 'ratchet');
  await shopper.click(screen.getByRole('option', { name: /Socket Set/ }));
  expect(currentUrl()).toBe('/product/socket-set-40pc');
});

test('a click with Alt, which downloads, keeps the text as one that is not submitted', async () => {
  const shopper = openStore('/');
  await shopper.type(box(), 'ratchet');
  // jsdom cannot download.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await shopper.keyboard('{Alt>}');
  await shopper.click(screen.getByRole('option', { name: /Socket Set/ }));
  await shopper.keyboard('{/Alt}');
  expect(currentUrl()).toBe('/');
  await shopper.click(screen.getByRole('link', { name: 'Specials' }));
  expect(box().value).toBe('ratchet');
});

test('Escape closes the suggestions and keeps the text, and an arrow key opens them again', async () => {
  const shopper = openStore('/products');
  await shopper.type(box(), 'ratchet{ArrowDown}{Escape}');
  expect(options()).toEqual([]);
  expect(box().value).toBe('ratchet');
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(box().hasAttribute('aria-controls')).toBe(false);
  expect(box().hasAttribute('aria-activedescendant')).toBe(false);
  await shopper.keyboard('{ArrowDown}');
  expect(options()).toHaveLength(3);
  expect(chosen()).toBeUndefined();
});

test('a second Escape clears the search box', async () => {
  const shopper = openStore('/products');
  await shopper.type(box(), 'ratchet{Escape}{Escape}');
  expect(box().value).toBe('');
  await shopper.click(screen.getByRole('link', { name: 'Specials' }));
  expect(box().value).toBe('');
});

test('Enter after Escape searches for the text in the search box', async () => {
  const shopper = openStore('/');
  await shopper.type(box(), 'ratchet{ArrowDown}{Escape}{Enter}');
  expect(currentUrl()).toBe('/search?q=ratchet');
});

test('the focus stays in the search box: no option is a tab stop, and a click moves no focus', async () => {
  const shopper = openStore('/');
  await shopper.type(box(), 'ratchet');
  expect(options().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1]);
  const [option] = options() as [HTMLElement];
  // `fireEvent` returns false if the component has called `preventDefault`.
  expect(fireEvent.pointerDown(option)).toBe(false);
  expect(fireEvent.mouseDown(option)).toBe(false);
});

test('moving focus out of the search box closes the suggestions', async () => {
  const shopper = openStore('/');
  await shopper.type(box(), 'ratchet');
  await shopper.tab();
  expect(options()).toEqual([]);
});

test.each(['zzz', '   ', '<b>'])(
  '"%s" has no suggestions, and the search box is a collapsed combobox',
  async (term) => {
    const shopper = openStore('/');
    await shopper.type(box(), term);
    expect(options()).toEqual([]);
    screen.getByRole('combobox', { name: 'Search products', expanded: false });
  },
);

test('the matched text is highlighted in suggestions and in results', async () => {
  const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
  const shopper = openStore('/');
  await shopper.type(box(), 'RATCH');
  expect(marks()).toEqual(['Ratch']);
  await shopper.keyboard('{Enter}');
  // In a name, in the words around the match in a description, and in a specification.
  expect(marks()).toEqual(['Ratch', 'ratch', 'ratch']);
  main().getByRole('link', { name: '3/8 in. Air Ratchet' });
  expect(main().getByText(/and socket set/).textContent).toBe('A ratchet and socket set (socket…');
});

test('the product with exactly the typed item number is the first suggestion', async () => {
  const shopper = openStore('/');
  await shopper.type(box(), 'tb-1120');
  expect(options().map((option) => option.textContent)).toEqual([
    '1/2 in. Click Torque Wrench$139.99',
  ]);
  await shopper.keyboard('{ArrowDown}{Enter}');
  expect(currentUrl()).toBe('/product/click-torque-wrench-half-in');
});
