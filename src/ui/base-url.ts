import { useIsHydrated } from './is-hydrated.ts';

/** A root-relative path with the base path of the build in front. */
export const withBase = (path: string): string => import.meta.env.BASE_URL.slice(0, -1) + path;

/** The absolute URL of a path. It has no origin while React hydrates, because prerendered pages do not know theirs. */
export function useAbsoluteUrl(path: string): string {
  const origin = useIsHydrated() ? window.location.origin : '';
  return origin + withBase(path);
}
