import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';

/** Whether the parts of a page that are below the first screen of a phone can be rendered. */
export const IsFirstFrameDoneContext = createContext(true);

/**
 * 0 in the first frame of a page that a click opens on a phone; it then grows to the last step, in transitions. `Infinity`
 * where everything is rendered at once.
 */
export function useStep(last: number) {
  const isFirstFrameDone = use(IsFirstFrameDoneContext);
  const [step, setStep] = useState(isFirstFrameDone ? Number.POSITIVE_INFINITY : 0);
  useEffect(() => {
    if (isFirstFrameDone && step < last) startTransition(() => setStep(step + 1));
  }, [isFirstFrameDone, step, last]);
  return step;
}

type DeferredProps = {
  /** A long page is rendered in several steps, because one would delay input. */
  step?: number;
  /** In its place until then. By default it keeps the footer below the screen. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** A part of a page that is below the first screen of a phone. */
export function Deferred({
  step = 1,
  fallback = <div className="min-h-dvh" />,
  children,
}: DeferredProps) {
  return useStep(step) < step ? fallback : children;
}
