import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { currentUrl, linkTo, main, openStore } from '../../test/open-store.tsx';

const grinder = '5 in. Variable-Speed Angle Grinder';
const wrench = '1/2 in. Composite Air Impact Wrench';
const link = (name: string) => main().getByRole('link', { name });

test('a card adds its product to the comparison of the page and removes it', async () => {
  const shopper = openStore('/products?sort=price-low');
  await shopper.click(link(`Compare ${grinder}`));
  expect(currentUrl()).toBe('/products?sort=price-low&compare=angle-grinder-5in');
  await shopper.click(link(`Compare ${wrench}`));
  expect(currentUrl()).toBe(
    '/products?sort=price-low&compare=angle-grinder-5in,air-impact-wrench-half-in',
  );
  main().getByText('Comparing 2 of 4');
  expect(document.activeElement).toBe(link(`Stop comparing ${wrench}`));
  await shopper.click(link(`Stop comparing ${grinder}`));
  expect(currentUrl()).toBe('/products?sort=price-low&compare=air-impact-wrench-half-in');
});

test('a clicked card keeps its place on the screen when the comparison appears and disappears', async () => {
  const shopper = openStore('/products');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    const isComparing = main().queryByRole('region', { name: 'Comparison' }) !== null;
    return { top: isComparing ? 1600 : 700 } as DOMRect;
  });
  expect(link(`Compare ${grinder}`).textContent).toBe('Compare');
  await shopper.click(link(`Compare ${grinder}`));
  expect(window.scrollBy).toHaveBeenCalledExactlyOnceWith(0, 900);
  expect(link(`Stop comparing ${grinder}`).textContent).toBe('Comparing');
  await shopper.click(link(`Stop comparing ${grinder}`));
  expect(window.scrollBy).toHaveBeenCalledTimes(2);
  expect(window.scrollBy).toHaveBeenLastCalledWith(0, -900);
});

test('the results of a search are compared on the search page', async () => {
  const shopper = openStore('/search?q=impact');
  await shopper.click(link(`Compare ${wrench}`));
  expect(currentUrl()).toBe('/search?q=impact&compare=air-impact-wrench-half-in');
});

test('four products are compared, and no card offers a fifth', () => {
  openStore('/products?compare=angle-grinder-5in,digital-heat-gun,socket-set-40pc,hvlp-spray-gun');
  main().getByText('Comparing 4 of 4');
  expect(main().getAllByRole('link', { name: /^Stop comparing/ })).toHaveLength(4);
  expect(main().queryAllByRole('link', { name: /^Compare/ })).toEqual([]);
});

test('Show Comparison moves the focus to the table', async () => {
  const shopper = openStore('/products?compare=angle-grinder-5in');
  await shopper.click(main().getByRole('button', { name: 'Show Comparison' }));
  expect(document.activeElement).toBe(main().getByRole('heading', { name: 'Compare' }));
});

test('a product page adds its product to the comparison and removes it, and a bar leads to the table', async () => {
  const shopper = openStore('/products?compare=angle-grinder-5in');
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
  expect(linkTo('Compare Pro OBD-II Scan Tablet')).toBe('/products?compare=obd2-scan-tablet');
});
