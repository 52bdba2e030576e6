import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { linkTo, openStore } from '../../test/open-store.tsx';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { ToolsToScale } from './tools-to-scale.tsx';

test('the longest tool sets the scale, and each name leads to its tool', () => {
  const [tool] = products as [Product];
  const long = { ...tool, id: 'long', name: 'Bar', sideView: [24, 3] as const };
  const short = { ...tool, id: 'short', name: 'Meter', sideView: [4, 8] as const };
  openStore(
    '/compare',
    <table>
      <tbody>
        <ToolsToScale tools={[short, long]} />
      </tbody>
    </table>,
  );
  expect(screen.getByRole('row').style.getPropertyValue('--inches')).toBe('52');
  expect(linkTo('Bar')).toBe('/product/long?choosing=short,long');
});
