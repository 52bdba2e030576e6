import { type EffectCallback, useEffect, useEffectEvent } from 'react';
import { useLocation } from '../navigation/router.ts';

/** Calls back after the first render and after each navigation. The callback can return a function that cleans up. */
export function useAfterNavigation(callback: EffectCallback) {
  const location = useLocation();
  const onNavigation = useEffectEvent(callback);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect does not read the location, but runs when it changes.
  useEffect(() => onNavigation(), [location]);
}
