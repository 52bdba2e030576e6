import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { currentUrl, openStore } from '../../test/open-store.tsx';
import { LaunchHandler } from './launch-handler.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'launchQueue');
  window.history.replaceState(null, '');
});

const { href: firstUrl, origin } = window.location;

/** Opens the installed app. Returns what the browser calls at each launch. */
function openApp(queued?: string) {
  let launch: Parameters<NonNullable<Window['launchQueue']>['setConsumer']>[0] = () => undefined;
  window.launchQueue = {
    setConsumer: (consumer) => {
      launch = consumer;
      if (queued) consumer({ targetURL: queued });
    },
  };
  openStore('/cart?items=socket-set-40pc:1', undefined, { beside: <LaunchHandler /> });
  return (targetURL: string) => act(() => launch({ targetURL }));
}

test('the launch that opened the window does not navigate, the next one with its URL does', () => {
  const launch = openApp();
  launch(firstUrl);
  expect(currentUrl()).toBe('/cart');
  launch(firstUrl);
  expect(currentUrl()).toBe('/');
});

test('after a reload the browser reports the last launch again, which adds nothing and navigates nowhere', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never]);
  const launch = openApp(`${origin}/specials?items=led-work-light-20v:2`);
  expect(currentUrl()).toBe('/cart');
  screen.getByRole('link', { name: 'Cart, 1 item' });
  launch(`${origin}/specials?items=led-work-light-20v:2`);
  expect(currentUrl()).toBe('/specials');
  screen.getByRole('link', { name: 'Cart, 3 items' });
});

test('a second launch navigates in the open window and keeps its cart', () => {
  const launch = openApp();
  for (const [url, opened] of [
    ['/specials', '/specials'],
    ['/cart?items=led-work-light-20v:2', '/cart'],
    ['/product/led-work-light-20v.html', '/product/led-work-light-20v'],
    ['/index.html', '/'],
    ['//evil.example/x', '/evil.example/x'],
    ['/product/%', '/products'],
    ['/cart.html?items=hvlp-spray-gun:1', '/cart'],
  ] as const) {
    launch(origin + url);
    expect(currentUrl(), url).toBe(opened);
  }
  screen.getByRole('link', { name: 'Cart, 4 items' });
  launch('https://elsewhere.example/specials');
  expect(currentUrl()).toBe('/cart');
});

test('the entry that a launch leaves does not keep the cart of the hidden window', () => {
  const launch = openApp();
  const facts = { name: '40-Piece 1/4 in. Socket Set', price: 59.99, currency: 'USD' };
  const lines = [{ productId: 'socket-set-40pc', quantity: 1, ...facts }];
  const saved = { lines, jobName: '', version: {}, typedOrder: '', kept: {} };
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(window.history.state.cart).toEqual(saved);
  const replaceState = vi.spyOn(window.history, 'replaceState');
  launch(`${origin}/specials`);
  // The first call is before the navigation, the second one saves the cart in the new entry.
  expect(replaceState.mock.calls.map(([state]) => state.cart)).toEqual([undefined, saved]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(window.history.state.cart).toBeUndefined();
});
