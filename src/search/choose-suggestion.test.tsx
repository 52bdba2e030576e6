// Screen readers choose a suggestion without a mouse event first: the field loses the focus before the click.
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { button, currentUrl, heading, openStore } from '../../test/open-store.tsx';

const field = () => screen.getByRole('combobox', { name: 'Search products' });
const light = () => screen.getByRole('option', { name: /^20V LED Work Light/ });
const list = () => screen.queryByRole('listbox', { name: 'Suggestions' });

test.each([
  ['the suggestion', () => light().focus()],
  ['nothing', () => field().blur()],
])('a suggestion opens although the focus has moved from the field to %s', async (_, moveFocus) => {
  const shopper = openStore('/');
  await shopper.type(field(), 'work light');
  act(moveFocus);
  fireEvent.click(light());
  expect(heading()).toBe('20V LED Work Light');
  expect(list()).toBeNull();
});

test.each([
  ['a tap elsewhere', async () => userEvent.click(document.body)],
  ['moving on to the button', async () => button('Search').focus()],
])('%s closes the suggestions', async (_, leave) => {
  const shopper = openStore('/');
  await shopper.type(field(), 'work light');
  expect(list()).not.toBeNull();
  await act(leave);
  expect(list()).toBeNull();
  expect(currentUrl()).toBe('/');
});
