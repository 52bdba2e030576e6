import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentUrl, heading, linkTo, main, openStore } from '../../test/open-store.tsx';

const grinder = '5 in. Variable-Speed Angle Grinder';
const polisher = '6 in. Dual-Action Polisher';
const compared = () => within(main().getByRole('region', { name: 'Comparison' }));
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
/** Which values of a row are bold. */
const bold = (name: string) =>
  [
    ...(compared()
      .getAllByRole('rowheader', { name })
      .at(-1)
      ?.closest('tr')
      ?.querySelectorAll('td') ?? []),
  ].map((cell) => cell.classList.contains('font-semibold'));

test('on a category page cards show the item number in place of the category', () => {
  openStore('/category/power-tools');
  const [card] = main().getAllByRole('article') as [HTMLElement];
  within(card).getByText('Item TB-1010');
  expect(within(card).queryByText('Power Tools')).toBeNull();
});

test('two or three products say which is for what, with three facts that tell them apart', () => {
  openStore('/category/air-tools');
  const [impact, ratchet] = main().getAllByRole('article') as [HTMLElement, HTMLElement];
  within(impact).getByText('Lug nuts and axle nuts');
  within(ratchet).getByText('Where a hand does not fit');
  const terms = main().getAllByRole('term');
  expect(terms).toHaveLength(9);
  // All three have it.
  expect(terms.map(({ textContent }) => textContent)).not.toContain('Power source');
  within(impact).getByText('950 ft-lb');
  within(impact).getByText('(1,290 N·m)');
});

test('below a category is what works with it, from other categories, with a button that adds it', async () => {
  const shopper = openStore('/category/air-tools');
  const region = within(main().getByRole('region', { name: 'Works with Air Tools' }));
  const names = region.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(names).toContain('1/2 in. Click Torque Wrench');
  expect(names).not.toContain('3/8 in. Air Ratchet');
  await shopper.click(
    region.getByRole('button', { name: 'Add to Cart: 1/2 in. Click Torque Wrench' }),
  );
  screen.getByRole('link', { name: 'Cart, 1 item' });
});

test('a category page links to the comparison of all its products', () => {
  openStore('/category/power-tools');
  expect(linkTo('Compare All 3')).toBe(
    '/category/power-tools?compare=angle-grinder-5in,dual-action-polisher-6in,digital-heat-gun',
  );
  expect(main().queryByRole('table')).toBeNull();
});

test('two products are compared row by row, and one can be removed', async () => {
  const shopper = openStore(
    '/category/power-tools?compare=dual-action-polisher-6in,angle-grinder-5in',
  );
  expect(heading()).toBe('Compare 2 tools');
  expect(document.title).toBe('Compare 2 tools | Torque Bay');
  expect(columns()).toEqual([polisher, grinder]);
  const [, head] = compared().getAllByRole('columnheader') as HTMLElement[];
  within(head as HTMLElement).getByText('$189.99');
  within(head as HTMLElement).getByRole('button', { name: `Add to Cart: ${polisher}` });
  expect(row('Rating')).toEqual(['Rating', '4.7\u00a0of 5', '4.6\u00a0of 5']);
  expect(row('Item')).toEqual(['Item', 'TB-1020', 'TB-1010']);
  expect(row('Power source')?.[1]).toBe(row('Power source')?.[2]);
  expect(main().queryByText(/^Left out/)).toBeNull();
  await shopper.click(
    compared().getByRole('link', { name: `Remove ${polisher} from the comparison` }),
  );
  expect(currentUrl()).toBe('/category/power-tools?compare=angle-grinder-5in');
  expect(heading()).toBe('Compare 1 tool');
  expect(document.title).toBe('Compare 1 tool | Torque Bay');
  await shopper.click(main().getByRole('link', { name: `Add ${polisher} to the comparison` }));
  expect(columns()).toEqual([grinder, polisher]);
  await shopper.click(screen.getByRole('link', { name: 'Clear comparison' }));
  expect(currentUrl()).toBe('/category/power-tools');
  expect(document.title).toBe('Power Tools | Torque Bay');
});

test.each([
  ['/products', 'Compare 2 tools | Torque Bay'],
  ['/search?q=impact', 'Compare 2 tools | Torque Bay'],
  ['/search?q=zzz', 'Compare 2 tools | Torque Bay'],
  ['/products?choosing=1', 'All Tools | Torque Bay'],
])('a comparison on %s has the title %s', (url, title) => {
  openStore(`${url}${url.includes('?') ? '&' : '?'}compare=angle-grinder-5in,digital-heat-gun`);
  expect(document.title).toBe(title);
  expect(title).toContain(heading());
});

test('what cannot be compared is left out, and a line says so', () => {
  openStore('/category/power-tools?compare=zzz,angle-grinder-5in,angle-grinder-5in,__proto__');
  expect(columns()).toEqual([grinder]);
  main().getByText(
    'Left out of this comparison: 3 entries naming no tool of this store, naming one twice, or beyond 4 tools.',
  );
});

test.each([
  ['zzz,angle-grinder-5in', 1],
  ['zzz', 0],
])('of %s one entry is left out, and %i is compared', (entries, count) => {
  openStore(`/category/power-tools?compare=${entries}`);
  main().getByText(
    'Left out of this comparison: 1 entry naming no tool of this store, naming one twice, or beyond 4 tools.',
  );
  expect(main().queryAllByRole('table')).toHaveLength(count);
});

test.each([
  `Remove ${grinder} from the comparison`,
  'Clear comparison',
  `Add ${polisher} to the comparison`,
])('after "%s", which disappears, the focus moves to the heading', async (name) => {
  const shopper = openStore('/category/power-tools?compare=angle-grinder-5in,digital-heat-gun');
  await shopper.click(main().getByRole('link', { name }));
  expect(document.activeElement).toBe(main().getByRole('heading', { level: 1 }));
});

test('the value that is better is bold and has the bar to compare it; others are regular', () => {
  openStore('/products?compare=air-impact-wrench-half-in,cordless-impact-wrench-20v');
  expect(bold('Breakaway torque')).toEqual([false, true]);
  expect(bold('Weight')).toEqual([true, false]);
  expect(bold('Price')).toEqual([true, false]);
  // Nobody knows which is better, or nothing to compare it with.
  expect(bold('No-load speed')).toEqual([false, false]);
  expect(bold('Noise level')).toEqual([false, false]);
});

test('all rows are there in groups, also those that one tool alone has', () => {
  openStore('/products?compare=obd2-scan-tablet,angle-grinder-5in,socket-set-40pc');
  const groups = compared()
    .getAllByRole('rowheader')
    .filter((cell) => cell.getAttribute('scope') === 'rowgroup')
    .map((cell) => cell.textContent);
  expect(groups).toEqual(['Work', 'Power', 'Size', 'In the box', 'Price']);
  expect(row('Disc diameter')?.slice(1)).toEqual([
    'Not stated',
    '5\u00a0in. (125\u00a0mm)',
    'Not stated',
  ]);
  expect(main().queryByText('–')).toBeNull();
});

test('the tools stand on a mat to one scale, with what a screen reader says about their sizes', () => {
  openStore('/products?compare=click-torque-wrench-half-in,air-impact-wrench-half-in');
  const [mat] = main().getAllByRole('img', {
    name: 'Click Torque Wrench 24 in. long, Air Impact Wrench 7.6 in. high, same scale',
  });
  expect(mat?.querySelectorAll('image')).toHaveLength(2);
  main().getByText('Same scale. One square is 1 in. (25 mm).');
  main().getByText('Printed at 10 %. One square is 1 in. of the tool.');
});

test('what is not compared yet can be added, up to four', async () => {
  const shopper = openStore('/products?compare=angle-grinder-5in,digital-heat-gun,hvlp-spray-gun');
  const addable = () => main().queryAllByRole('link', { name: /^Add .* to the comparison$/ });
  expect(addable()).toHaveLength(11);
  const choose = main().getByRole('link', { name: 'Choose with all details' });
  expect(choose.getAttribute('href')).toBe(
    '/products?compare=angle-grinder-5in,digital-heat-gun,hvlp-spray-gun&choosing=1',
  );
  await shopper.click(addable()[0] as HTMLElement);
  expect(heading()).toBe('Compare 4 tools');
  expect(main().queryByRole('heading', { name: 'Add a tool' })).toBeNull();
});

test('Differences only hides the rows whose values are the same, and is in the URL', async () => {
  const url = '/category/power-tools?compare=dual-action-polisher-6in,angle-grinder-5in';
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
  openStore('/products?differences=only&compare=dual-action-polisher-6in,angle-grinder-5in');
  expect(row('Power source')).toBeUndefined();
});

test('one product has no switch and all its rows', () => {
  openStore('/category/power-tools?compare=angle-grinder-5in&differences=only');
  expect(row('Rating')).toEqual(['Rating', '4.6\u00a0of 5']);
  expect(main().queryByRole('switch')).toBeNull();
});

test('each tool has one Add to Cart, and its ruler has numbers from 0 on, also on a phone', () => {
  openStore('/products?compare=click-torque-wrench-half-in,air-impact-wrench-half-in');
  expect(compared().getAllByRole('button', { name: /^Add to Cart/ })).toHaveLength(2);
  const [bench, wrench, impact] = [...document.querySelectorAll('figure [aria-hidden]')].map(
    (part) => [...part.querySelectorAll('text')].map(({ textContent }) => textContent),
  );
  expect(wrench).toEqual(['0', '5', '10', '15', '20']);
  expect(impact).toEqual(['0', '5']);
  expect(bench).toEqual([...(wrench ?? []), ...(impact ?? [])]);
});

test('a tool whose battery is not in the box is compared as Tool only', () => {
  openStore('/products?compare=led-work-light-20v,cordless-impact-wrench-20v');
  const [, light, wrench] = compared().getAllByRole('columnheader') as HTMLElement[];
  within(light as HTMLElement).getByText('Tool only');
  expect(within(wrench as HTMLElement).queryByText('Tool only')).toBeNull();
});

test.each(['', '?compare=', '?compare=,'])('"%s" compares nothing', (query) => {
  openStore(`/category/power-tools${query}`);
  expect(main().queryByText(/^Left out/)).toBeNull();
  expect(main().queryByRole('table')).toBeNull();
});

test('products of other categories are compared too', () => {
  openStore('/category/air-tools?compare=air-impact-wrench-half-in,cordless-impact-wrench-20v');
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
