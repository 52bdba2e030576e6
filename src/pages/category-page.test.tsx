import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { currentUrl, heading, linkTo, main, openStore } from '../../test/open-store.tsx';

const grinder = '5 in. Variable-Speed Angle Grinder';
const polisher = '6 in. Dual-Action Polisher';
const compared = () => within(main().getByRole('region', { name: 'Comparison' }));
const columns = () =>
  compared()
    .getAllByRole('columnheader')
    .slice(1)
    .map((cell) => within(cell).getAllByRole('link')[0]?.textContent);
const row = (name: string) =>
  compared()
    .getAllByRole('row')
    .map((each) => [...each.children].map((cell) => cell.textContent))
    .find(([first]) => first === name);
/** Which values of a row are bold. */
const bold = (name: string) =>
  [
    ...(compared().getByRole('rowheader', { name }).closest('tr')?.querySelectorAll('td') ?? []),
  ].map((cell) => cell.classList.contains('font-semibold'));

test('on a category page cards show the item number in place of the category', () => {
  openStore('/category/power-tools');
  const [card] = main().getAllByRole('article') as [HTMLElement];
  within(card).getByText('TB-1010');
  expect(within(card).queryByText('Power Tools')).toBeNull();
});

test('two or three products show five specifications each, beside the photograph', () => {
  openStore('/category/power-tools');
  const [card] = main().getAllByRole('article') as [HTMLElement];
  expect(within(card).getAllByRole('term')).toHaveLength(5);
  within(card).getByText('Rated current');
});

test('a category page links to the comparison of all its products', () => {
  openStore('/category/power-tools');
  expect(linkTo('Compare All 3')).toBe(
    '/category/power-tools?compare=angle-grinder-5in,dual-action-polisher-6in,digital-heat-gun',
  );
  expect(main().queryByRole('region', { name: 'Compare' })).toBeNull();
});

test('two products are compared row by row, and one can be removed', async () => {
  const shopper = openStore(
    '/category/power-tools?compare=dual-action-polisher-6in,angle-grinder-5in',
  );
  expect(heading()).toBe('Power Tools');
  expect(columns()).toEqual([polisher, grinder]);
  const [, head] = compared().getAllByRole('columnheader') as HTMLElement[];
  within(head as HTMLElement).getByText('$189.99');
  within(head as HTMLElement).getByRole('button', { name: `Add to Cart: ${polisher}` });
  expect(row('Rating')).toEqual(['Rating', '4.7\u00a0of 5', '4.6\u00a0of 5']);
  expect(row('Item')).toEqual(['Item', 'TB-1020', 'TB-1010']);
  expect(row('Power source')?.[1]).toBe(row('Power source')?.[2]);
  expect(main().queryByText(/^Left out|^Choose another/)).toBeNull();
  await shopper.click(
    compared().getByRole('link', { name: `Remove ${polisher} from the comparison` }),
  );
  expect(currentUrl()).toBe('/category/power-tools?compare=angle-grinder-5in');
  main().getByText('Choose another tool below to compare it with this one.');
  await shopper.click(main().getByRole('link', { name: `Compare ${polisher}` }));
  expect(columns()).toEqual([grinder, polisher]);
  await shopper.click(screen.getByRole('link', { name: 'Clear comparison' }));
  expect(currentUrl()).toBe('/category/power-tools');
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
  expect(main().queryAllByText(/^Choose another tool/)).toHaveLength(count);
});

test('after Remove the focus moves to the comparison; without one, to the heading of the page', async () => {
  const shopper = openStore('/category/power-tools?compare=angle-grinder-5in,digital-heat-gun');
  const remove = (name: string) =>
    shopper.click(compared().getByRole('link', { name: `Remove ${name} from the comparison` }));
  await remove(grinder);
  expect(document.activeElement).toBe(main().getByRole('heading', { name: 'Compare' }));
  await remove('1500W Digital Heat Gun');
  expect(document.activeElement).toBe(main().getByRole('heading', { level: 1 }));
});

test('after Clear comparison the focus moves to the heading of the page', async () => {
  const shopper = openStore('/category/power-tools?compare=angle-grinder-5in,digital-heat-gun');
  await shopper.click(screen.getByRole('link', { name: 'Clear comparison' }));
  expect(document.activeElement).toBe(main().getByRole('heading', { level: 1 }));
});

test('of two products the values that differ are bold, and the item numbers are not', () => {
  openStore('/category/power-tools?compare=dual-action-polisher-6in,angle-grinder-5in');
  main().getByText('Bold: differs');
  expect(bold('Rating')).toEqual([true, true]);
  expect(bold('Power source')).toEqual([false, false]);
  expect(bold('Item')).toEqual([false, false]);
});

test('of three products the value that differs from the other two is bold', () => {
  openStore('/products?compare=dual-action-polisher-6in,angle-grinder-5in,obd2-scan-tablet');
  expect(bold('Power source')).toEqual([false, false, true]);
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

test('one product has no switch, nothing bold and all its rows', () => {
  openStore('/category/power-tools?compare=angle-grinder-5in&differences=only');
  expect(row('Rating')).toEqual(['Rating', '4.6\u00a0of 5']);
  expect(main().queryByRole('switch')).toBeNull();
  expect(main().queryByText('Bold: differs')).toBeNull();
});

test('above each value of three and four products is the short name of its tool, hidden from screen readers', () => {
  openStore('/products?compare=angle-grinder-5in,digital-heat-gun,cordless-impact-wrench-20v');
  const names = compared().getAllByText('Impact Wrench Kit');
  for (const name of names) expect(name.getAttribute('aria-hidden')).toBe('true');
});

test('a tool whose battery is not in the box is compared as Tool only', () => {
  openStore('/products?compare=led-work-light-20v,cordless-impact-wrench-20v');
  const [, light, wrench] = compared().getAllByRole('columnheader') as HTMLElement[];
  within(light as HTMLElement).getByText('Tool only');
  expect(within(wrench as HTMLElement).queryByText('Tool only')).toBeNull();
});

test('a page that is opened with a comparison starts at it', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const started = () =>
    scroll.mock.contexts.map(
      (each) => within(each as HTMLElement).getByRole('heading').textContent,
    );
  const shopper = openStore('/product/socket-set-40pc?compare=angle-grinder-5in,socket-set-40pc');
  expect(started()).toEqual([]);
  await shopper.click(main().getByRole('link', { name: 'Show Comparison' }));
  expect(heading()).toBe('All Tools');
  expect(started()).toEqual(['Compare']);
  await shopper.click(main().getByRole('link', { name: 'List' }));
  expect(started()).toEqual(['Compare']);
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
  expect(row('Noise level')).toEqual(['Noise level', '92\u00a0dB(A)', '–']);
});
