import { useIsHydrated } from './is-hydrated';
import { withBase } from './with-base';

/** A URL of the store with its origin, which it has not while React hydrates. */
export function useAbsoluteUrl(url: string): string {
  const origin = useIsHydrated() ? window.location.origin : '';
  return origin + withBase(url);
}
