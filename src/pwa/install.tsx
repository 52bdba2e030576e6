// The browser's offer to install the app: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent

import { type ReactNode, useEffect } from 'react';
import { create } from 'zustand';
import { useLocation } from '../navigation/router.ts';
import { focusHeading } from '../ui/browser.ts';
import { IconButton } from '../ui/button.tsx';
import { NoticeButton } from './notice-button.tsx';
import { precacheSize } from './precache-size.ts';
import { useWorkerState } from './registration.ts';

type BeforeInstallPromptEvent = Event & { prompt: () => Promise<unknown> };

declare global {
  interface Window {
    /** The event that came before the app was loaded: src/start/guard.ts. */
    earlyInstallPrompt?: Event | undefined;
  }
}

/** Exported for tests. */
export const useInstallPrompt = create<{
  event?: BeforeInstallPromptEvent | undefined;
  /** The path of the product page that offers the installation: the first on which something was added. Null once it is closed. */
  offeredOn?: string | null;
}>(() => ({}));

/** Prevents the browser's own prompt, so that the store can offer the installation at a better time. */
export function listenForBeforeInstallPrompt() {
  function keep(event: Event) {
    event.preventDefault();
    useInstallPrompt.setState({ event: event as BeforeInstallPromptEvent });
  }
  window.addEventListener('beforeinstallprompt', keep);
  if (window.earlyInstallPrompt) keep(window.earlyInstallPrompt);
  window.addEventListener('appinstalled', forgetPrompt);
}

const forgetPrompt = () => useInstallPrompt.setState({ event: undefined });

/** How the store is installed: with the browser's prompt, or on iOS with these steps. Undefined if it cannot be installed. */
function useInstallText(): string | undefined {
  const { event } = useInstallPrompt();
  const { precache } = useWorkerState();
  // It would not work offline, for which it is offered.
  if (precache === 'unavailable' || !navigator.serviceWorker) return undefined;
  if (event) return `Install the store, ${precacheSize()}`;
  // Only WebKit on iOS has this property: https://developer.apple.com/documentation/webkit/safari-web-content
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  if (standalone !== false) return undefined;
  return isInAppBrowser(navigator.userAgent)
    ? 'To install the store, open this page in Safari.'
    : 'To install the store, tap Share, then Add to Home Screen.';
}

/** Offers the installation. Nothing, if the store cannot be installed or is. */
export function InstallOffer({ children }: { children?: ReactNode }) {
  const text = useInstallText();
  const { event } = useInstallPrompt();
  if (!text) return null;

  /** Opens the browser's prompt, which works only once. */
  function install() {
    forgetPrompt();
    event?.prompt().catch(() => undefined);
  }

  return (
    <section
      aria-label="Install the store"
      className="flex flex-wrap items-center gap-x-2 text-small standalone:hidden print:hidden"
    >
      <p className="grow basis-32">{`No signal in the bay? ${text}`}</p>
      {event && (
        <NoticeButton variant="secondary" onClick={install}>
          Install
        </NoticeButton>
      )}
      {children}
    </section>
  );
}

/** The offer after a product was added: on one product page of a visit, until it is closed. */
export function InstallOfferOnce() {
  const { pathname } = useLocation();
  const { offeredOn } = useInstallPrompt();
  const isOffered = useInstallText() !== undefined;
  useEffect(() => {
    if (isOffered && offeredOn === undefined) useInstallPrompt.setState({ offeredOn: pathname });
  }, [isOffered, offeredOn, pathname]);
  if (offeredOn !== pathname) return null;

  function close() {
    focusHeading({ preventScroll: true });
    useInstallPrompt.setState({ offeredOn: null });
  }

  return (
    <InstallOffer>
      <IconButton icon="x" aria-label="Close" onClick={close} />
    </InstallOffer>
  );
}

/**
 * Whether this is the browser of another app on iOS, such as Instagram, which cannot add a page to the home screen. Safari and the
 * browsers that can (Chrome, Edge, Firefox) name a version of Safari, most others do not.
 */
export const isInAppBrowser = (userAgent: string): boolean =>
  !/Safari\/\d/.test(userAgent) || inAppNames.test(userAgent);

/** Browsers that name a version of Safari as well. GSA is the Google app. */
const inAppNames =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Line|Snapchat|Pinterest|Twitter|LinkedInApp|GSA|DuckDuckGo)\b/;
