import type { ComponentType, ReactNode } from 'react';
import { create } from 'zustand';

type LaterParts = typeof import('./later-parts.ts').laterParts;

/** Set by start/later.ts. Exported for that file and for tests. */
export const laterPartsStore = create<{ parts?: LaterParts }>(() => ({}));

/** The parts that are loaded right after the app has started (src/start/start.ts); undefined until then, as in prerendered HTML. */
export const useLaterParts = () => laterPartsStore(({ parts }) => parts);

/** A component that is loaded right after the app has started. Until then, `fallback` stands in its place. */
export const laterPart = <Props extends object>(
  componentIn: (parts: LaterParts) => ComponentType<Props>,
  fallback: ReactNode = null,
) =>
  function LaterPart(props: Props) {
    const parts = useLaterParts();
    if (!parts) return fallback;
    const Part = componentIn(parts);
    return <Part {...props} />;
  };
