import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '../ui/when-idle';

/**
 * Renders a page once while the browser is idle, and drops it: the first navigation finds its code compiled. The page is
 * in the inert document of a `<template>`, where images are not loaded and nothing is shown, found or focused.
 */
export function WarmUp({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<DocumentFragment | null>(null);
  useEffect(
    () =>
      whenIdle(() =>
        // In a transition, which leaves room for input.
        startTransition(() => setPlace(document.createElement('template').content)),
      ),
    [],
  );
  useEffect(() => {
    if (place) return whenIdle(() => setPlace(null));
    return undefined;
  }, [place]);
  return place && createPortal(children, place);
}
