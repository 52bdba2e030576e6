import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { main, openStore } from '../../test/open-store';

const box = () => screen.getByLabelText<HTMLInputElement>('Search products');

test.each(['Control', 'Meta', 'Alt'])('the / shortcut ignores %s+/', async (key) => {
  const shopper = openStore('/products');
  await shopper.keyboard(`{${key}>}/{/${key}}`);
  expect(document.activeElement).toBe(document.body);
});

test('the / key moves focus to the search box, except in form fields or when turned off', async () => {
  const shopper = openStore('/products');
  await shopper.keyboard('/');
  expect(document.activeElement).toBe(box());
  await shopper.keyboard('1/2');
  expect(box().value).toBe('1/2');
  await shopper.click(main().getByRole('combobox', { name: 'Sort by' }));
  await shopper.keyboard('/');
  expect(document.activeElement).not.toBe(box());
  await shopper.click(screen.getByRole('checkbox', { name: 'Press / to search' }));
  screen.getByRole('checkbox').blur();
  await shopper.keyboard('/');
  expect(document.activeElement).toBe(document.body);
});
