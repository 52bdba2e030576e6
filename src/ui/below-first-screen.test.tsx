import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../../test/open-store.tsx';
import { products } from '../catalogue/products.ts';

const allTools = () => screen.getByRole('link', { name: 'All Tools' });
const shownCards = () => within(screen.getByRole('main')).queryAllByRole('article');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('CSS', { supports: () => true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a click first renders what the first screen of the page shows, then the rest', async () => {
  openStore('/cart');
  // In a browser the click is rendered at once and the rest later. `act` would render both together.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const counts = new Set<number>();
  const observer = new MutationObserver(() => counts.add(shownCards().length));
  observer.observe(document.body, { childList: true, subtree: true });
  allTools().click();
  await vi.waitFor(() => expect(shownCards()).toHaveLength(products.length), 5000);
  observer.disconnect();
  expect([...counts]).toEqual([4, products.length]);
});

test('a page is rendered ahead without what is below the first screen, until a click opens it', async () => {
  const shopper = openStore('/cart');
  fireEvent.pointerDown(allTools());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(document.querySelectorAll('[aria-hidden] article')).toHaveLength(4);
  await shopper.click(allTools());
  await vi.waitFor(() => expect(shownCards()).toHaveLength(products.length), 5000);
});
