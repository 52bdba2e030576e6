import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { button, heading, main, openStore } from '../../test/open-store.tsx';
import { appNotices } from './app-notices.tsx';
import { isInAppBrowser, listenForBeforeInstallPrompt } from './install.tsx';
import { noticeAfter, noVisit } from './page-notice.tsx';

const prompt = vi.fn(() => Promise.resolve());

/** As the browser does if the store can be installed. Returns whether its own prompt was prevented. */
function offerInstallation() {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return event.defaultPrevented;
}

beforeAll(listenForBeforeInstallPrompt);
afterEach(() => {
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  Reflect.deleteProperty(navigator, 'standalone');
});

const open = (url: string) => openStore(url, undefined, { notices: appNotices });
const notice = () => screen.queryByRole('region', { name: 'Notice' });
const navigationLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
const focused = () => document.activeElement?.textContent;

test('the invitation to install waits until a shopper with a cart has left the product and the cart', async () => {
  const shopper = open('/product/led-work-light-20v');
  expect(offerInstallation()).toBe(true);
  await shopper.click(navigationLink('Air Tools'));
  expect(notice()).toBeNull();
  await shopper.click(button('Browser: back'));
  await shopper.click(button('Add to Cart'));
  expect(notice()).toBeNull();
  await shopper.click(screen.getByRole('link', { name: 'Cart, 1 item' }));
  expect(notice()).toBeNull();
  await shopper.click(navigationLink('Specials'));
  expect(notice()?.textContent).toContain('Install the store: it opens from your home screen');
  await shopper.click(within(notice() as HTMLElement).getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(notice()).toBeNull();
  expect(focused()).toBe('Specials');
});

test('it also comes after three products were opened, and stays dismissed', async () => {
  const shopper = open('/category/air-tools');
  offerInstallation();
  for (const index of [0, 1, 2]) {
    expect(notice()).toBeNull();
    const card = main().getAllByRole('article')[index] as HTMLElement;
    await shopper.click(within(within(card).getByRole('heading')).getByRole('link'));
    await shopper.click(button('Browser: back'));
    expect(heading()).toBe('Air Tools');
  }
  await shopper.click(navigationLink('Specials'));
  expect(notice()).not.toBeNull();
  await shopper.click(button('Not now'));
  expect(notice()).toBeNull();
  expect(focused()).toBe('Specials');
  await shopper.click(navigationLink('Air Tools'));
  expect(notice()).toBeNull();
});

test('an event that came before the app was loaded counts too', async () => {
  window.earlyInstallPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
  act(listenForBeforeInstallPrompt);
  window.earlyInstallPrompt = undefined;
  open('/returns');
  button('Install');
});

test('the footer installs the store, too', async () => {
  const shopper = open('/returns');
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  offerInstallation();
  await shopper.click(button('Install'));
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  expect(focused()).toBe('Returns');
});

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, false],
  [`${iPhone} CriOS/137.0.7151.79 Mobile/15E148 Safari/604.1`, false],
  [`${iPhone} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`, false],
  [`${iPhone} Version/18.0 EdgiOS/136.0 Mobile/15E148 Safari/605.1.15`, false],
  [`${iPhone} Mobile/15E148 Instagram 383.0.0.21.85 (iPhone15,2; iOS 18_5)`, true],
  [`${iPhone} Mobile/22F76 [FBAN/FBIOS;FBAV/516.0.0.49.95;FBDV/iPhone14,5]`, true],
  [`${iPhone} Mobile/15E148 musical_ly_39.7.0 BytedanceWebview/d8a21c6`, true],
  [`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1 [Pinterest/iOS]`, true],
  [`${iPhone} Mobile/15E148 Safari Line/15.7.0`, true],
  [`${iPhone} GSA/370.0 Mobile/15E148 Safari/604.1`, true],
])('%s is the browser of another app: %s', (userAgent, isInApp) => {
  expect(isInAppBrowser(userAgent)).toBe(isInApp);
});

test('in the browser of another app on iOS the invitation names Safari', async () => {
  Object.assign(navigator, { standalone: false });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${iPhone} Mobile/15E148 Instagram 383`);
  const shopper = open('/product/led-work-light-20v');
  await shopper.click(button('Add to Cart'));
  await shopper.click(navigationLink('Specials'));
  expect(notice()?.textContent).toContain('To install the store, open this page in Safari.');
});

test('on iOS the invitation shows the steps', async () => {
  Object.assign(navigator, { standalone: false });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${iPhone} Mobile/15E148 Safari/604.1`);
  const shopper = open('/product/led-work-light-20v');
  await shopper.click(button('Add to Cart'));
  await shopper.click(navigationLink('Specials'));
  expect(notice()?.textContent).toContain(
    'To install the store, tap Share, then Add to Home Screen.',
  );
});

type Step = [pathname: string, change?: Partial<Parameters<typeof noticeAfter>[1]>];

const product = (number: number) => `/product/tool-${number}`;

test.each<[what: string, steps: Step[], notice: string]>([
  ['an update comes with the next page', [['/'], ['/cart', { isUpdateOffered: true }]], 'update'],
  ['not with the first', [['/', { isUpdateOffered: true, type: 'POP' }]], 'none'],
  ['nor with Back', [['/cart'], ['/', { isUpdateOffered: true, type: 'POP' }]], 'none'],
  [
    'which leaves one that is shown',
    [
      ['/', { isUpdateOffered: true }],
      ['/cart', { type: 'POP' }],
    ],
    'update',
  ],
  [
    'a cart alone invites nobody',
    [
      ['/', { hasCart: true }],
      ['/specials', { hasCart: true }],
    ],
    'none',
  ],
  ['nor does the product', [['/'], [product(1), { hasCart: true }]], 'none'],
  ['leaving it does', [[product(1)], ['/', { hasCart: true }]], 'install'],
  ['leaving the cart does', [['/cart'], ['/', { hasCart: true }]], 'install'],
  ['leaving two products does not', [[product(1)], [product(2)], ['/']], 'none'],
  ['leaving three does', [[product(1)], [product(2)], [product(3)], ['/']], 'install'],
  [
    'the same one three times does not',
    [[product(1)], ['/'], [product(1)], ['/'], [product(1)], ['/']],
    'none',
  ],
  [
    'an invitation is not repeated on a product',
    [['/cart'], ['/', { hasCart: true }], [product(1)]],
    'none',
  ],
  [
    'but on the next other page',
    [['/cart'], ['/', { hasCart: true }], [product(1)], ['/returns']],
    'install',
  ],
  ['an update comes first', [['/cart'], ['/', { hasCart: true, isUpdateOffered: true }]], 'update'],
])('%s', (_, steps, notice) => {
  const visit = { type: 'PUSH', hasCart: false, isUpdateOffered: false } as const;
  const state = steps.reduce(
    (before, [pathname, change]) => noticeAfter(before, { ...visit, pathname, ...change }),
    noVisit,
  );
  expect(state.notice).toBe(notice);
});
