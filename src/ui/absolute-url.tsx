import { useSyncExternalStore } from 'react';
import { withBase } from './with-base';

const neverChanges = () => () => undefined;

/** A URL of the store with its origin, which it has not while React hydrates: pages are prerendered for any host. */
export function useAbsoluteUrl(url: string): string {
  const origin = useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  );
  return origin + withBase(url);
}
