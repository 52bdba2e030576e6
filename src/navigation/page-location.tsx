import { type ReactNode, useMemo } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  NavigationType,
  type Path,
} from 'react-router-dom';
import { decodablePath } from '../canonical-path.ts';
import { useIsHydrated } from '../ui/is-hydrated.ts';

type PageLocationProps = {
  url: Path;
  /** The key of the history entry. */
  entryKey: string;
  isShown: boolean;
  children: ReactNode;
};

/**
 * Gives the children a location of their own, so that a hidden page sees its own URL. `useLocation` and `<Routes>` read this
 * context: https://github.com/remix-run/react-router/blob/v6/packages/react-router/lib/hooks.tsx. `<Routes location>` does the
 * same, but renders the pages of all slots again with each navigation.
 */
export function PageLocation({ url, entryKey, isShown, children }: PageLocationProps) {
  const isHydrated = useIsHydrated();
  const pathname = decodablePath(url.pathname);
  // Prerendered pages have no query and no hash, so hydration must not see them either.
  const search = isHydrated ? url.search : '';
  // A hash opens the zoom dialog of a product, which reads the key. A hidden page must not open it.
  const hash = isHydrated && isShown ? url.hash : '';
  const key = hash === '' ? 'default' : entryKey;
  // The same object while nothing in it changes, so that a page rendered ahead is not rendered again when it is shown.
  const context = useMemo(
    () => ({
      location: { pathname, search, hash, key, state: null },
      navigationType: NavigationType.Pop,
    }),
    [pathname, search, hash, key],
  );
  return <LocationContext value={context}>{children}</LocationContext>;
}
