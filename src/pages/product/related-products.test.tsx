import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { main, openStore } from '../../../test/open-store';

test('a product page lists the other products of its category', () => {
  openStore('/product/air-impact-wrench-half-in');
  const more = within(main().getByRole('region', { name: 'More from Air Tools' }));
  expect(more.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    '3/8 in. Air Ratchet',
    'HVLP Gravity-Feed Spray Gun',
  ]);
});
