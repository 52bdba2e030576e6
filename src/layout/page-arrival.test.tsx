import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, heading, main, openStore } from '../../test/open-store';

const focused = () => document.activeElement;
const title = () => screen.getByRole('heading', { level: 1 });
const aisle = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });

test('a page that was just loaded leaves the focus where the browser puts it', () => {
  openStore('/products');
  expect(focused()).toBe(document.body);
});

test('in-app navigation moves the focus to the heading and the page to its top', async () => {
  const shopper = openStore('/');
  await shopper.click(aisle('Hand Tools'));
  expect(heading()).toBe('Hand Tools');
  expect(focused()).toBe(title());
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('a page opened again starts at its top again', async () => {
  const shopper = openStore('/products');
  await shopper.click(aisle('All Tools'));
  expect(focused()).toBe(title());
});

test('going back returns to where the page was scrolled', async () => {
  const shopper = openStore('/products');
  window.scrollY = 640;
  window.dispatchEvent(new Event('scroll'));
  await shopper.click(main().getByRole('link', { name: '20 V LED Work Light' }));
  window.scrollY = 0;
  window.dispatchEvent(new Event('scroll'));
  await shopper.click(button('Browser: back'));
  expect(heading()).toBe('All Tools');
  expect(focused()).toBe(title());
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 640);
});
