// Facts about the browser, and the few things that the store asks of it directly.
import { useSyncExternalStore } from 'react';
import { withBase } from '../paths.ts';

const neverChanges = () => () => undefined;

/** False while React hydrates: pages are prerendered for any host, and without the query and the hash of the URL. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** The absolute URL of a path. It has no origin while React hydrates, because prerendered pages do not know theirs. */
export function useAbsoluteUrl(path: string): string {
  const origin = useIsHydrated() ? window.location.origin : '';
  return origin + withBase(path);
}

/** Moves the focus to the heading of the page that is shown: after navigation, or when the focused control is removed. */
export function focusHeading(options?: FocusOptions) {
  document.querySelector<HTMLElement>('h1:not([aria-hidden] *)')?.focus(options);
}

/** Changes one field of the state of the current history entry, which React Router and others also use. */
export function setHistoryField(field: string, value: unknown) {
  window.history.replaceState({ ...window.history.state, [field]: value }, '');
}

/** Only Chromium has this setting: https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
export const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Runs the callback when the browser is idle, at the latest after five seconds. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  const request = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  const cancel = window.cancelIdleCallback ?? clearTimeout;
  const id = request(callback, { timeout: 5000 });
  return () => cancel(id);
}
