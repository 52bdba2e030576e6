import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const neverChanges = () => () => undefined;

/** The query of the URL (`?…`). It is empty while React hydrates, because pages are prerendered without one. */
export function useHydratedSearch(): string {
  const { search } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => search,
    () => '',
  );
}
