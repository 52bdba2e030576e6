import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentUrl, heading, linkTo, main, openStore } from '../../test/open-store.tsx';

const grinder = '5 in. Variable-Speed Angle Grinder';
const wrench = '1/2 in. Composite Air Impact Wrench';
const link = (name: string) => main().getByRole('link', { name });

const bar = () => within(main().getByRole('region', { name: 'Chosen tools' }));

test('a card adds its product to those that are chosen and removes it, and the products stay', async () => {
  const shopper = openStore('/products?sort=price-low');
  await shopper.click(link(`Compare ${grinder}`));
  expect(currentUrl()).toBe('/products?sort=price-low&compare=angle-grinder-5in&choosing=1');
  await shopper.click(link(`Compare ${wrench}`));
  expect(currentUrl()).toBe(
    '/products?sort=price-low&compare=angle-grinder-5in,air-impact-wrench-half-in&choosing=1',
  );
  bar().getByText('Comparing 2 of 4');
  expect(heading()).toBe('All Tools');
  expect(main().queryByRole('table')).toBeNull();
  expect(document.activeElement).toBe(link(`Stop comparing ${wrench}`));
  expect(link(`Stop comparing ${wrench}`).textContent).toBe('Comparing');
  await shopper.click(link(`Stop comparing ${grinder}`));
  expect(currentUrl()).toBe(
    '/products?sort=price-low&compare=air-impact-wrench-half-in&choosing=1',
  );
  await shopper.click(link(`Stop comparing ${wrench}`));
  expect(currentUrl()).toBe('/products?sort=price-low');
  expect(main().queryByRole('region', { name: 'Chosen tools' })).toBeNull();
});

test('the bar has each chosen product with a cross, and its Compare opens the comparison', async () => {
  const shopper = openStore(
    '/products?compare=angle-grinder-5in,air-impact-wrench-half-in,socket-set-40pc&choosing=1',
  );
  await shopper.click(bar().getByRole('link', { name: `Remove ${grinder} from the comparison` }));
  expect(currentUrl()).toBe(
    '/products?compare=air-impact-wrench-half-in,socket-set-40pc&choosing=1',
  );
  await shopper.click(bar().getByRole('link', { name: 'Compare' }));
  expect(currentUrl()).toBe('/products?compare=air-impact-wrench-half-in,socket-set-40pc');
  expect(heading()).toBe('Compare 2 tools');
  expect(document.activeElement).toBe(main().getByRole('heading', { level: 1 }));
  expect(main().queryByRole('article')).toBeNull();
});

test('the results of a search are compared on the search page', async () => {
  const shopper = openStore('/search?q=impact');
  await shopper.click(link(`Compare ${wrench}`));
  expect(currentUrl()).toBe('/search?q=impact&compare=air-impact-wrench-half-in&choosing=1');
  // One tool alone is no comparison yet: its page offers the others.
  expect(bar().queryByRole('link', { name: 'Compare' })).toBeNull();
  await shopper.click(bar().getByRole('link', { name: 'Choose one more' }));
  expect(currentUrl()).toBe('/search?q=impact&compare=air-impact-wrench-half-in');
  main().getByRole('heading', { name: 'Add a tool' });
});

test('four products are compared, and the other cards say so in place of their link', () => {
  openStore(
    '/products?compare=angle-grinder-5in,digital-heat-gun,socket-set-40pc,hvlp-spray-gun&choosing=1',
  );
  bar().getByText('Comparing 4 of 4');
  expect(main().getAllByRole('link', { name: /^Stop comparing/ })).toHaveLength(4);
  const others = main().getAllByRole('link', { name: /^Compare .*: 4 of 4 chosen$/ });
  expect(others).toHaveLength(10);
  expect(others[0]?.textContent).toBe('Compare4 of 4');
  expect(others[0]?.ariaDisabled).toBe('true');
  expect(others[0]?.hasAttribute('href')).toBe(false);
});

test('a product page adds its product to the comparison and removes it, and a bar leads to the table', async () => {
  const shopper = openStore('/products?compare=angle-grinder-5in&choosing=1');
  const [card] = main().getAllByRole('article').slice(-1) as [HTMLElement];
  await shopper.click(within(card).getByRole('link', { name: '40-Piece 1/4 in. Socket Set' }));
  expect(currentUrl()).toBe('/product/socket-set-40pc?compare=angle-grinder-5in');
  main().getByText('Comparing 1 of 4');
  await shopper.click(link('Compare'));
  expect(currentUrl()).toBe('/product/socket-set-40pc?compare=angle-grinder-5in,socket-set-40pc');
  main().getByText('Comparing 2 of 4');
  expect(linkTo('Show Comparison')).toBe('/products?compare=angle-grinder-5in,socket-set-40pc');
  await shopper.click(link('Stop Comparing'));
  expect(currentUrl()).toBe('/product/socket-set-40pc?compare=angle-grinder-5in');
});

test('with four compared products a product page does not offer a fifth', () => {
  openStore(
    '/product/socket-set-40pc?compare=angle-grinder-5in,digital-heat-gun,hvlp-spray-gun,obd2-scan-tablet',
  );
  main().getByText('Comparing 4 of 4');
  expect(main().queryByRole('link', { name: 'Compare' })).toBeNull();
});

test('a page without a comparison starts one among all products', () => {
  openStore('/');
  expect(linkTo('Compare Pro OBD-II Scan Tablet')).toBe(
    '/products?compare=obd2-scan-tablet&choosing=1',
  );
});
