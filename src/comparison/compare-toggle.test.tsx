import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentUrl, heading, linkTo, main, openStore } from '../../test/open-store.tsx';
import { products } from '../catalogue/products.ts';
import { Listing } from '../listing/listing.tsx';

const grinder = '5 in. Variable-Speed Angle Grinder';
const wrench = '1/2 in. Composite Air Impact Wrench';
const link = (name: string) => main().getByRole('link', { name });

const bar = () => within(main().getByRole('region', { name: 'Chosen tools' }));

test('the button above the products turns on a tick for each, and turns them off', async () => {
  const shopper = openStore('/products?sort=price-low');
  const ticks = () => main().queryAllByRole('link', { name: /^Comp.* \S+ in\./ });
  expect(ticks()).toEqual([]);
  await shopper.click(link('Compare'));
  expect(currentUrl()).toBe('/products?sort=price-low&choosing=');
  expect(ticks().length).toBeGreaterThan(1);
  await shopper.click(link(`Compare ${grinder}`));
  expect(document.activeElement).toBe(link(`Comparing ${grinder}: stop`));
  await shopper.click(link('Cancel comparing'));
  expect(currentUrl()).toBe('/products?sort=price-low');
  expect(document.activeElement).toBe(link('Compare'));
  expect(ticks()).toEqual([]);
});

test('before hydration the button is a link to the same page', () => {
  openStore('/category/power-tools', <Listing products={products} />);
  expect(linkTo('Compare')).toBe('/category/power-tools?choosing=');
});

test('a card adds its product to those that are chosen and removes it, and the products stay', async () => {
  const shopper = openStore('/products?sort=price-low&choosing=');
  await shopper.click(link(`Compare ${grinder}`));
  expect(currentUrl()).toBe('/products?sort=price-low&choosing=angle-grinder-5in');
  await shopper.click(link(`Compare ${wrench}`));
  expect(currentUrl()).toBe(
    '/products?sort=price-low&choosing=angle-grinder-5in,air-impact-wrench-half-in',
  );
  bar().getByText('Comparing 2 of 4');
  expect(heading()).toBe('All Tools');
  expect(main().queryByRole('table')).toBeNull();
  expect(document.activeElement).toBe(link(`Comparing ${wrench}: stop`));
  expect(link(`Comparing ${wrench}: stop`).textContent).toBe('Comparing');
  expect(link(`Comparing ${wrench}: stop`).querySelector('svg')).not.toBeNull();
  await shopper.click(link(`Comparing ${grinder}: stop`));
  expect(currentUrl()).toBe('/products?sort=price-low&choosing=air-impact-wrench-half-in');
  await shopper.click(link(`Comparing ${wrench}: stop`));
  expect(currentUrl()).toBe('/products?sort=price-low&choosing=');
  expect(main().queryByRole('region', { name: 'Chosen tools' })).toBeNull();
});

test('a tick that is clicked has the focus also where the browser does not move it there', () => {
  openStore('/products?choosing=');
  const tick = () => link(`Compare ${grinder}`);
  expect(tick().textContent).toBe('Compare');
  expect(tick().querySelector('svg')).toBeNull();
  // A click that opens a tab leaves the focus where it is.
  fireEvent.click(tick(), { ctrlKey: true });
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(tick());
  expect(document.activeElement).toBe(link(`Comparing ${grinder}: stop`));
});

test('the bar has each chosen product with a cross, and its Compare opens the comparison', async () => {
  const shopper = openStore(
    '/products?choosing=angle-grinder-5in,air-impact-wrench-half-in,socket-set-40pc',
  );
  await shopper.click(bar().getByRole('link', { name: `Remove ${grinder} from the comparison` }));
  expect(currentUrl()).toBe('/products?choosing=air-impact-wrench-half-in,socket-set-40pc');
  await shopper.click(bar().getByRole('link', { name: 'Compare' }));
  expect(currentUrl()).toBe('/compare?tools=air-impact-wrench-half-in,socket-set-40pc');
  expect(heading()).toBe('Compare 2 tools');
  expect(document.activeElement).toBe(main().getByRole('heading', { level: 1 }));
  expect(main().queryByRole('article')).toBeNull();
});

test('the results of a search are ticked on the search page', async () => {
  const shopper = openStore('/search?q=tool');
  await shopper.click(link('Compare'));
  await shopper.click(link(`Compare ${wrench}`));
  expect(currentUrl()).toBe('/search?q=tool&choosing=air-impact-wrench-half-in');
  // One tool alone is no comparison yet: its page offers the others.
  expect(bar().queryByRole('link', { name: 'Compare' })).toBeNull();
  await shopper.click(bar().getByRole('link', { name: 'Choose one more' }));
  expect(currentUrl()).toBe('/compare?tools=air-impact-wrench-half-in');
  main().getByRole('heading', { name: 'Add a tool' });
});

test('four products are ticked, and no other can be', () => {
  openStore('/products?choosing=angle-grinder-5in,digital-heat-gun,socket-set-40pc,hvlp-spray-gun');
  bar().getByText('Comparing 4 of 4');
  expect(main().getAllByRole('link', { name: /^Comparing / })).toHaveLength(4);
  expect(main().queryByRole('link', { name: /^Compare / })).toBeNull();
});

test('a product page ticks its product and removes the tick, and a bar leads to the comparison', async () => {
  const shopper = openStore('/products?choosing=angle-grinder-5in');
  const [card] = main().getAllByRole('article').slice(-1) as [HTMLElement];
  await shopper.click(within(card).getByRole('link', { name: '40-Piece 1/4 in. Socket Set' }));
  expect(currentUrl()).toBe('/product/socket-set-40pc?choosing=angle-grinder-5in');
  main().getByText('Comparing 1 of 4');
  await shopper.click(link('Compare'));
  expect(currentUrl()).toBe('/product/socket-set-40pc?choosing=angle-grinder-5in,socket-set-40pc');
  main().getByText('Comparing 2 of 4');
  expect(linkTo('Show Comparison')).toBe('/compare?tools=angle-grinder-5in,socket-set-40pc');
  await shopper.click(link('Stop Comparing'));
  expect(currentUrl()).toBe('/product/socket-set-40pc?choosing=angle-grinder-5in');
});

test('with four ticked products a product page does not offer a fifth', () => {
  openStore(
    '/product/socket-set-40pc?choosing=angle-grinder-5in,digital-heat-gun,hvlp-spray-gun,obd2-scan-tablet',
  );
  main().getByText('Comparing 4 of 4');
  expect(main().queryByRole('link', { name: 'Compare' })).toBeNull();
});
