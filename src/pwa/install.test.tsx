import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { button, heading, main, openStore } from '../../test/open-store.tsx';
import { isInAppBrowser, listenForBeforeInstallPrompt, useInstallPrompt } from './install.tsx';
import { useWorkerState } from './registration.ts';

const prompt = vi.fn(() => Promise.resolve());

/** As the browser does if the store can be installed. Returns whether its own prompt was prevented. */
function offerInstallation() {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return event.defaultPrevented;
}

beforeAll(listenForBeforeInstallPrompt);
beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  act(() => useWorkerState.setState(useWorkerState.getInitialState()));
  Reflect.deleteProperty(navigator, 'standalone');
});

const open = (url: string) => openStore(url);
const offer = () => screen.queryByRole('region', { name: 'Install the store' });
const navigationLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });

/** The offer comes once a visit, and each test is one. */
const newVisit = () =>
  act(() => useInstallPrompt.setState(useInstallPrompt.getInitialState(), true));

test('the installation is offered below "Added", with its size, on one product of the visit', async () => {
  newVisit();
  document.head.innerHTML = '<meta name="precache-size" content="2.7 MB">';
  const shopper = open('/product/led-work-light-20v');
  expect(offerInstallation()).toBe(true);
  expect(offer()).toBeNull();
  await shopper.click(button('Add to Cart'));
  main().getByText('No signal in the bay? Install the store, 2.7 MB');
  await shopper.click(navigationLink('Air Tools'));
  expect(offer()).toBeNull();
  await shopper.click(await main().findByRole('link', { name: '3/8 in. Air Ratchet' }));
  await shopper.click(button('Add to Cart'));
  expect(offer()).toBeNull();
});

test('the offer can be closed, and opens the prompt of the browser', async () => {
  newVisit();
  const shopper = open('/product/led-work-light-20v');
  offerInstallation();
  await shopper.click(button('Add to Cart'));
  await shopper.click(within(offer() as HTMLElement).getByRole('button', { name: 'Close' }));
  expect(offer()).toBeNull();
  expect(document.activeElement?.textContent).toBe(heading());
  await shopper.click(button('Increase quantity of 20V LED Work Light'));
  expect(offer()).toBeNull();
});

test.each([
  ['has no service workers', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
  [
    'refuses them, because cookies are blocked',
    () => useWorkerState.setState({ precache: 'unavailable' }),
  ],
])('a browser that %s is promised nothing offline, and offered no installation', (_, prepare) => {
  newVisit();
  prepare();
  open('/account');
  offerInstallation();
  expect(offer()).toBeNull();
  // iOS.
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  act(() => useInstallPrompt.setState({ event: undefined }));
  expect(offer()).toBeNull();
  expect(screen.queryByText(/No signal in the bay|Works with no signal/)).toBeNull();
});

test('the account page installs the store, too', async () => {
  newVisit();
  const shopper = open('/account');
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  offerInstallation();
  await shopper.click(button('Install'));
  expect(prompt).toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  expect(document.activeElement?.textContent).toBe(heading());
});

test('an event that came before the app was loaded counts too', async () => {
  newVisit();
  window.earlyInstallPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
  act(listenForBeforeInstallPrompt);
  window.earlyInstallPrompt = undefined;
  open('/account');
  button('Install');
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

test.each([
  [`${iPhone} Mobile/15E148 Instagram 383`, 'To install the store, open this page in Safari.'],
  [
    `${iPhone} Mobile/15E148 Safari/604.1`,
    'To install the store, tap Share, then Add to Home Screen.',
  ],
])('on iOS (%s) the offer has the steps', async (userAgent, steps) => {
  newVisit();
  Object.assign(navigator, { standalone: false });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const shopper = open('/product/led-work-light-20v');
  await shopper.click(button('Add to Cart'));
  expect(offer()?.textContent).toContain(`No signal in the bay? ${steps}`);
});

test('an update comes with the next page, not with Back, which leaves one that is shown', async () => {
  const notice = () => screen.queryByRole('region', { name: 'Notice' });
  const shopper = open('/returns');
  const untilShown = (page: string) => screen.findByRole('heading', { level: 1, name: page });
  await shopper.click(navigationLink('Air Tools'));
  await untilShown('Air Tools');
  act(() => useWorkerState.setState({ update: 'waiting' }));
  expect(notice()).toBeNull();
  await shopper.click(button('Browser: back'));
  await untilShown('Returns');
  expect(notice()).toBeNull();
  await shopper.click(navigationLink('Specials'));
  await untilShown('Specials');
  expect(notice()?.textContent).toContain('A new version of the store is ready.');
  await shopper.click(button('Browser: back'));
  await untilShown('Returns');
  expect(notice()).not.toBeNull();
});
