import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { main, openStore } from '../../../test/open-store.tsx';

const namesIn = (region: string) =>
  within(main().getByRole('region', { name: region }))
    .getAllByRole('heading', { level: 3 })
    .map((name) => name.textContent);

test('a product page lists the other products of its category, but none that it works with', () => {
  openStore('/product/air-impact-wrench-half-in');
  expect(namesIn('Works with')).toContain('3/8 in. Air Ratchet');
  expect(namesIn('More from Air Tools')).toEqual(['HVLP Gravity-Feed Spray Gun']);
});
