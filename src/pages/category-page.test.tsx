import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentUrl, heading, linkTo, main, openStore, section } from '../../test/open-store.tsx';

test('two or three products say which is for what, with three facts that tell them apart', () => {
  openStore('/category/air-tools');
  const [impact, ratchet] = main().getAllByRole('article') as [HTMLElement, HTMLElement];
  within(impact).getByText('Lug nuts and axle nuts');
  within(ratchet).getByText('Where a hand does not fit');
  const terms = main().getAllByRole('term');
  expect(terms).toHaveLength(9);
  // All three have it.
  expect(terms.map(({ textContent }) => textContent)).not.toContain('Power source');
  const [, torque] = within(impact).getAllByRole('definition');
  expect(torque?.textContent).toBe('950\u00a0ft-lb (1,290\u00a0N·m)');
});

test('below a category is what works with it, from other categories, with a button that adds it', async () => {
  const shopper = openStore('/category/air-tools');
  const region = within(section('Works with Air Tools'));
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
    '/compare?tools=angle-grinder-5in,dual-action-polisher-6in,digital-heat-gun',
  );
  expect(main().queryByRole('table')).toBeNull();
});

test.each(['garden-tools', '__proto__', 'constructor', 'power%20tools'])(
  'an unknown slug (%s) redirects to all products',
  (slug) => {
    openStore(`/category/${slug}`);
    expect(currentUrl()).toBe('/products');
    expect(heading()).toBe('All Tools');
  },
);
