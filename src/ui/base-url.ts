import { useIsHydrated } from './is-hydrated';

/** The URL of a path that begins with `/`, on a host whose base path may be longer. */
export const withBase = (path: string): string => import.meta.env.BASE_URL.slice(0, -1) + path;

/** A URL of the store with its origin, which it has not while React hydrates. */
export function useAbsoluteUrl(url: string): string {
  const origin = useIsHydrated() ? window.location.origin : '';
  return origin + withBase(url);
}
