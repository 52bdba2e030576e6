import type { ComponentType, ReactNode } from 'react';
import { create } from 'zustand';

/** start/later.ts has the parts, and declares their types here. */
// biome-ignore lint/suspicious/noEmptyInterface: a type could not be declared in two files.
export interface LaterParts {}

/** Set by start/later.ts. Exported for that file and for tests. */
export const laterPartsStore = create<{ laterParts?: LaterParts }>(() => ({}));

/** The parts that are loaded right after the app has started (src/start/start.ts); undefined until then, as in prerendered HTML. */
export const useLaterParts = () => laterPartsStore(({ laterParts }) => laterParts);

/** A component that is loaded right after the app has started. Until then, `fallback` stands in its place. */
export const laterPart = <Props extends object>(
  componentIn: (laterParts: LaterParts) => ComponentType<Props>,
  fallback: ReactNode = null,
) =>
  function LaterPart(props: Props) {
    const laterParts = useLaterParts();
    if (!laterParts) return fallback;
    const Part = componentIn(laterParts);
    return <Part {...props} />;
  };
