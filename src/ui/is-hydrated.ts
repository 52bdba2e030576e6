import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while React hydrates: pages are prerendered for any host, and without the query and the hash of the URL. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
