import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openStore } from '../../test/open-store.tsx';

// Each product three times, so that the index is built while the browser is idle.
vi.mock('../catalogue/products.ts', async (load) => {
  const { products } = await load<typeof import('../catalogue/products.ts')>();
  const copies = [1, 2, 3].flatMap((copy) =>
    products.map((product) => ({ ...product, id: `${product.id}-copy-${copy}` })),
  );
  return { products: copies };
});

test('in a large catalogue suggestions follow once the index is built, and until then nothing is claimed', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const user = openStore('/');
  const field = screen.getByRole('combobox', { name: 'Search products' });
  await user.type(field, 'grinder');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.queryByText('No match')).toBeNull();
  while (idle.length > 0) act(() => idle.shift()?.());
  expect(await screen.findAllByRole('option')).not.toHaveLength(0);
  await user.clear(field);
  await user.type(field, 'zzz');
  await screen.findByText('No match');
  vi.unstubAllGlobals();
});
