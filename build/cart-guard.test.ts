import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartGuard } from './cart-guard.ts';

const page = { inert: false, dataset: {} as Record<string, string> };
/** The elements of the page: #root, and the start notice, which the app removes when it has started. */
let elements: string[];

beforeEach(() => {
  vi.useFakeTimers();
  elements = ['#start-notice', '#root'];
  Object.assign(page, { inert: false, dataset: {} });
});

afterEach(() => {
  vi.useRealTimers();
});

function open(search: string, state: unknown = null) {
  const document = {
    documentElement: page,
    querySelectorAll: () => [],
    querySelector: (selector: string) => (elements.includes(selector) ? {} : null),
  };
  new Function('location', 'history', 'document', cartGuard)({ search }, { state }, document);
}

test('a page with a cart in its URL is inert until it says after ten seconds that it could not start', () => {
  open('?items=jack:1');
  expect(page).toEqual({ inert: true, dataset: { opensCart: '' } });
  vi.advanceTimersByTime(9999);
  expect(page.inert).toBe(true);
  vi.advanceTimersByTime(1);
  expect(page).toEqual({ inert: false, dataset: { opensCart: 'failed' } });
});

test('a page whose HTML has not arrived after ten seconds can be used', () => {
  elements = [];
  open('?items=jack:1');
  vi.advanceTimersByTime(10_000);
  expect(page.inert).toBe(false);
});

test('a page with a cart in its history entry is inert too', () => {
  open('', { idx: 0, cart: 'items=jack:1' });
  expect(page).toEqual({ inert: true, dataset: { opensCart: '' } });
});

test.each([null, { idx: 0 }])('a page without a cart is never inert: %o', (state) => {
  open('?sort=rating', state);
  vi.advanceTimersByTime(10_000);
  expect(page).toEqual({ inert: false, dataset: {} });
});

test('an app that has started and is being reloaded with an update stays inert', () => {
  open('?items=jack:1');
  elements = ['#root'];
  page.inert = true;
  vi.advanceTimersByTime(10_000);
  expect(page).toEqual({ inert: true, dataset: { opensCart: '' } });
});
