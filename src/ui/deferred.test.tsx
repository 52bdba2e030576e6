import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../../test/open-store';

const allTools = () => screen.getByRole('link', { name: 'All Tools' });
const cardsAhead = () => document.querySelectorAll('[aria-hidden] article');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('CSS', { supports: () => true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function renderAhead(width: number) {
  vi.stubGlobal('screen', { width });
  const shopper = openStore('/cart');
  fireEvent.pointerDown(allTools());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  return shopper;
}

test('on a phone only the first screen of a page is rendered ahead, the rest after the click', async () => {
  const shopper = await renderAhead(390);
  expect(cardsAhead()).toHaveLength(4);
  await shopper.click(allTools());
  expect(within(screen.getByRole('main')).getAllByRole('article')).toHaveLength(14);
});

test('on a wide screen the whole page is rendered ahead', async () => {
  await renderAhead(1440);
  expect(cardsAhead()).toHaveLength(14);
});
