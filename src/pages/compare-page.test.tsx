import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentUrl, heading, main, openStore } from '../../test/open-store.tsx';
import { listedProducts } from '../catalogue/catalogue.ts';

const grinder = '5 in. Variable-Speed Angle Grinder';
const polisher = '6 in. Dual-Action Polisher';
const compared = () => within(main().getByRole('table', { name: 'Comparison' }));
const columns = () =>
  compared()
    .getAllByRole('columnheader')
    .slice(1)
    .map((cell) => cell.getAttribute('aria-label'));
const row = (name: string) =>
  compared()
    .getAllByRole('row')
    .map((each) => [...each.children].map((cell) => cell.textContent))
    .find(([first]) => first === name);
const inRow = (name: string, selector: string) => [
  ...(compared()
    .getAllByRole('rowheader', { name })
    .at(-1)
    ?.closest('tr')
    ?.querySelectorAll(selector) ?? []),
];
/** For each value of a row, whether it is bold. */
const bold = (name: string) =>
  inRow(name, 'td').map((cell) => cell.classList.contains('font-semibold'));
const barWidths = (name: string) => inRow(name, 'rect').map((bar) => bar.getAttribute('width'));

test('two products are compared row by row, and one can be removed', async () => {
  const shopper = openStore('/compare?tools=dual-action-polisher-6in,angle-grinder-5in');
  expect(heading()).toBe('Compare 2 tools');
  expect(document.title).toBe('Compare 2 tools | Torque Bay');
  expect(columns()).toEqual([polisher, grinder]);
  const [, head] = compared().getAllByRole('columnheader') as HTMLElement[];
  within(head as HTMLElement).getByText('$189.99');
  within(head as HTMLElement).getByRole('button', { name: `Add to Cart: ${polisher}` });
  const link = within(head as HTMLElement).getByRole('link', { name: polisher });
  expect(link.getAttribute('href')).toBe(
    '/product/dual-action-polisher-6in?choosing=dual-action-polisher-6in,angle-grinder-5in',
  );
  // On a phone.
  expect(link.querySelector('[aria-hidden]')?.textContent).toBe('Dual-Action Polisher');
  expect(row('Rating')).toEqual(['Rating', '4.7\u00a0of 5', '4.6\u00a0of 5']);
  expect(row('Item')).toEqual(['Item', 'TB-1020', 'TB-1010']);
  expect(row('Power source')?.[1]).toBe(row('Power source')?.[2]);
  expect(main().queryByText(/^Left out/)).toBeNull();
  await shopper.click(
    compared().getByRole('link', { name: `Remove ${polisher} from the comparison` }),
  );
  expect(currentUrl()).toBe('/compare?tools=angle-grinder-5in');
  expect(heading()).toBe('Compare 1 tool');
  expect(document.title).toBe('Compare 1 tool | Torque Bay');
  await shopper.click(main().getByRole('link', { name: `${polisher}: add to the comparison` }));
  expect(columns()).toEqual([grinder, polisher]);
  await shopper.click(screen.getByRole('link', { name: 'Clear comparison' }));
  expect(currentUrl()).toBe('/compare');
  expect(document.title).toBe('Compare tools | Torque Bay');
  expect(main().queryByRole('table')).toBeNull();
});

test.each([
  '/products?compare=angle-grinder-5in,digital-heat-gun',
  '/category/hand-tools?compare=angle-grinder-5in,digital-heat-gun&choosing=1',
  '/search?q=zzz&compare=angle-grinder-5in&compare=digital-heat-gun',
])('an old link to a comparison leads to it: %s', (url) => {
  openStore(url);
  expect(currentUrl()).toBe('/compare?tools=angle-grinder-5in,digital-heat-gun');
  expect(heading()).toBe('Compare 2 tools');
});

test('an old link to a product, which was kept with the comparison, leads to the product', () => {
  openStore('/product/digital-heat-gun?compare=angle-grinder-5in');
  expect(heading()).toBe('1500W Digital Heat Gun');
});

test('what cannot be compared is left out, and a line says so', () => {
  openStore('/compare?tools=zzz,angle-grinder-5in,angle-grinder-5in,__proto__');
  expect(columns()).toEqual([grinder]);
  main().getByText(
    'Left out of this comparison: 3 entries naming no tool of this store, naming one twice, or beyond 4 tools.',
  );
});

test.each([
  ['zzz,angle-grinder-5in', 1],
  ['zzz', 0],
])('of %s one entry is left out, and %i is compared', (entries, count) => {
  openStore(`/compare?tools=${entries}`);
  main().getByText(
    'Left out of this comparison: 1 entry naming no tool of this store, naming one twice, or beyond 4 tools.',
  );
  expect(main().queryAllByRole('table')).toHaveLength(count);
});

test.each([
  `Remove ${grinder} from the comparison`,
  'Clear comparison',
  `${polisher}: add to the comparison`,
])('after "%s", which disappears, the focus moves to the heading', async (name) => {
  const shopper = openStore('/compare?tools=angle-grinder-5in,digital-heat-gun');
  await shopper.click(main().getByRole('link', { name }));
  expect(document.activeElement).toBe(main().getByRole('heading', { level: 1 }));
});

test('the value that is better is bold and has the bar to compare it; others are regular', () => {
  openStore('/compare?tools=air-impact-wrench-half-in,air-ratchet-three-eighths-in');
  expect(bold('Weight')).toEqual([false, true]);
  expect(bold('Price')).toEqual([false, true]);
  // Nobody knows which is better.
  expect(bold('No-load speed')).toEqual([false, false]);
  expect(barWidths('Weight')).toEqual(['100%', '59%']);
  expect(barWidths('No-load speed')).toEqual([]);
});

test('rows are in groups, and what one tool alone has is folded below them', () => {
  openStore('/compare?tools=angle-grinder-5in,dual-action-polisher-6in,socket-set-40pc');
  const groups = compared()
    .getAllByRole('rowheader')
    .filter((cell) => cell.getAttribute('scope') === 'rowgroup')
    .map((cell) => cell.textContent);
  expect(groups).toEqual(['Work', 'Power', 'Size', 'Price and box']);
  expect(row('Disc diameter')).toBeUndefined();
  const [own] = main().getAllByText(/^Only the Angle Grinder: \d+ facts$/);
  const folded = within(own?.closest('details') as HTMLElement);
  expect(folded.getByText('Disc diameter').nextSibling?.textContent).toBe(
    '5\u00a0in. (125\u00a0mm)',
  );
});

test('what a tool needs is not in its box', () => {
  openStore('/compare?tools=angle-grinder-5in,digital-heat-gun');
  expect(row('In the box')?.[1]).toMatch(/^1\sangle grinder · .* disc, 5\sin\.$/);
  expect(row('Good to know')?.[1]).toBe(
    'A cutting disc needs a closed guard, which is not included.',
  );
});

test('the tools stand in their columns, to one scale, and before them a hand', () => {
  openStore('/compare?tools=click-torque-wrench-half-in,air-impact-wrench-half-in');
  const drawings = within(compared().getByRole('row', { name: /^Gloved hand/ }));
  const cells = drawings.getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Click Torque Wrench',
    'Air Impact Wrench',
  ]);
  // The unit of the attributes is the font size, which is an inch.
  expect(cells.map((cell) => cell.querySelector('svg')?.getAttribute('width'))).toEqual([
    '24em',
    '7.4em',
  ]);
  main().getByText('To one scale: one hole is 1 in. (25 mm).');
});

test('what is not compared yet can be added, up to four, first what is of the same category', async () => {
  const shopper = openStore('/compare?tools=angle-grinder-5in,digital-heat-gun,hvlp-spray-gun');
  const addable = () => main().queryAllByRole('link', { name: /: add to the comparison$/ });
  expect(addable()).toHaveLength(listedProducts.length - 3);
  expect(addable()[0]?.textContent).toBe(polisher);
  const choose = main().getByRole('link', { name: 'Choose with all details' });
  expect(choose.getAttribute('href')).toBe(
    '/products?choosing=angle-grinder-5in,digital-heat-gun,hvlp-spray-gun',
  );
  await shopper.click(addable()[0] as HTMLElement);
  expect(heading()).toBe('Compare 4 tools');
  expect(main().queryByRole('heading', { name: 'Add a tool' })).toBeNull();
});

test('Differences only hides the rows whose values are the same, and is in the URL', async () => {
  const url = '/compare?tools=dual-action-polisher-6in,angle-grinder-5in';
  const shopper = openStore(url);
  const toggle = () => main().getByRole('switch', { name: 'Differences only' });
  expect(toggle()).toHaveProperty('checked', false);
  await shopper.click(toggle());
  expect(currentUrl()).toBe(`${url}&differences=only`);
  expect(toggle()).toHaveProperty('checked', true);
  expect(row('Power source')).toBeUndefined();
  // An item number is no difference.
  expect(row('Item')).toBeUndefined();
  expect(row('Rating')).toEqual(['Rating', '4.7\u00a0of 5', '4.6\u00a0of 5']);
  expect(document.activeElement).toBe(toggle());
  await shopper.click(toggle());
  expect(currentUrl()).toBe(url);
  expect(row('Power source')).toBeDefined();
});

test('a URL with Differences only opens with them', () => {
  openStore('/compare?differences=only&tools=dual-action-polisher-6in,angle-grinder-5in');
  expect(row('Power source')).toBeUndefined();
});

test('one product has no switch and all its rows', () => {
  openStore('/compare?tools=angle-grinder-5in&differences=only');
  expect(row('Rating')).toEqual(['Rating', '4.6\u00a0of 5']);
  expect(main().queryByRole('switch')).toBeNull();
  expect(main().queryByText(/^Only the/)).toBeNull();
});

test('each tool has one Add to Cart', () => {
  openStore('/compare?tools=click-torque-wrench-half-in,air-impact-wrench-half-in');
  expect(main().getAllByRole('button', { name: /^Add to Cart/ })).toHaveLength(2);
});

test('a tool whose battery is not in the box is compared as Tool only', () => {
  openStore('/compare?tools=led-work-light-20v,cordless-impact-wrench-20v');
  const [, light, wrench] = compared().getAllByRole('columnheader') as HTMLElement[];
  expect(within(light as HTMLElement).getByText('Tool only').parentElement?.textContent).toBe(
    'Price $69.99 Tool only',
  );
  expect(within(wrench as HTMLElement).queryByText('Tool only')).toBeNull();
});

test.each(['', '?tools=', '?tools=,'])('"%s" compares nothing', (query) => {
  openStore(`/compare${query}`);
  expect(heading()).toBe('Compare tools');
  main().getByRole('heading', { name: 'Choose up to 4 tools' });
  expect(main().queryByText(/^Left out|Clear/)).toBeNull();
  expect(main().queryByRole('table')).toBeNull();
});

test('products of other categories are compared too', () => {
  openStore('/compare?tools=air-impact-wrench-half-in,cordless-impact-wrench-20v');
  expect(columns()).toEqual([
    '1/2 in. Composite Air Impact Wrench',
    '20V Brushless 1/2 in. Impact Wrench Kit',
  ]);
  expect(row('Breakaway torque')).toEqual([
    'Breakaway torque',
    '950\u00a0ft-lb (1,290\u00a0N·m)',
    '1,000\u00a0ft-lb (1,360\u00a0N·m)',
  ]);
  expect(row('Noise level')).toEqual(['Noise level', '92\u00a0dB(A)', 'Not stated']);
});
