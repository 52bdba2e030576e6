import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, heading, main, openStore } from '../../test/open-store';

const focused = () => document.activeElement;
const title = () => screen.getByRole('heading', { level: 1 });
const navigationLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });

test('the first page load does not move focus', () => {
  openStore('/products');
  expect(focused()).toBe(document.body);
});

test('navigation moves focus to the heading and scrolls to the top', async () => {
  const shopper = openStore('/');
  await shopper.click(navigationLink('Hand Tools'));
  expect(heading()).toBe('Hand Tools');
  expect(focused()).toBe(title());
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('a link to the current page moves focus to the heading', async () => {
  const shopper = openStore('/products');
  await shopper.click(navigationLink('All Tools'));
  expect(focused()).toBe(title());
});

test('going back restores the scroll position', async () => {
  const shopper = openStore('/products');
  window.scrollY = 640;
  window.dispatchEvent(new Event('scroll'));
  await shopper.click(main().getByRole('link', { name: '20V LED Work Light' }));
  window.scrollY = 0;
  window.dispatchEvent(new Event('scroll'));
  await shopper.click(button('Browser: back'));
  expect(heading()).toBe('All Tools');
  expect(focused()).toBe(title());
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 640);
});
