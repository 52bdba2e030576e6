import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { button, heading, main, openStore } from '../../test/open-store.tsx';

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

test('the history entry has the position a moment after the last scroll event', () => {
  onTestFinished(() => {
    vi.useRealTimers();
    window.scrollY = 0;
    window.history.replaceState(null, '');
  });
  vi.useFakeTimers();
  openStore('/products');
  const replaceState = vi.spyOn(window.history, 'replaceState');
  for (const position of [100, 300, 640]) {
    window.scrollY = position;
    window.dispatchEvent(new Event('scroll'));
  }
  vi.advanceTimersByTime(1000);
  expect(window.history.state).toEqual({ scrollY: 640 });
  // Safari throws an error after 100 calls within 30 seconds.
  expect(replaceState).toHaveBeenCalledOnce();
});
