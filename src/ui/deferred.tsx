import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';

/** Whether the parts of a page that are below the first screen of a phone can be rendered. */
const IsFirstFrameDoneContext = createContext(true);

/** A phone in portrait; other screens show more of a page, and other devices are faster. */
const isNarrow = () => window.screen.width < 768;

type FirstFrameProps = {
  /** Rendered for a click. */
  startsAtTop: boolean;
  /** Hidden and not clicked yet: there is no first frame. */
  isAhead: boolean;
  children: ReactNode;
};

/** A page that renders its deferred parts after its first frame, if a click opens it on a phone. */
export function FirstFrame({ startsAtTop, isAhead, children }: FirstFrameProps) {
  const [isWhole] = useState(() => !(startsAtTop && isNarrow()));
  const isDone = useDeferredValue(isWhole || !isAhead, isWhole);
  return <IsFirstFrameDoneContext value={isDone}>{children}</IsFirstFrameDoneContext>;
}

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
