import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Location, useLocation } from 'react-router-dom';

/**
 * Taking the picture of the old page costs a frame. A device that draws a page within this many
 * milliseconds has the time for it; on any other the new page comes first, and at once.
 */
const quickPage = 4;

/**
 * Hands the shown location to the page: the address's own, or, while one page fades into the next
 * (https://drafts.csswg.org/css-view-transitions-1/), still the one before it.
 */
export function PageFade({ children }: { children: (shown: Location) => ReactNode }) {
  const location = useLocation();
  const [settled, setSettled] = useState(location);
  const isQuick = useRef(false);
  const started = useRef(0);

  const isSettled = location === settled;
  const isNewPage = location.pathname !== settled.pathname;
  const isFading = isNewPage && isQuick.current && canFade();
  const shown = isFading ? settled : location;
  // The page is drawn after this line and before the effect: what lies between is its cost.
  if (!isSettled && !isFading) started.current = performance.now();

  useLayoutEffect(() => {
    if (isSettled) return;
    if (isFading) {
      fade(() => setSettled(location));
    } else {
      isQuick.current = performance.now() - started.current <= quickPage;
      setSettled(location);
    }
  }, [location, isSettled, isFading]);

  return useMemo(() => children(shown), [children, shown]);
}

/** A browser that refuses to say whether it can, cannot. */
function canFade() {
  try {
    return (
      'startViewTransition' in document &&
      !window.matchMedia('(prefers-reduced-motion: reduce)').matches
    );
  } catch {
    return false;
  }
}

function fade(swap: () => void) {
  const page = document.querySelector('main');
  const show = () => {
    page?.toggleAttribute('inert', false);
    flushSync(swap);
  };
  // While its picture is taken, the old page can no longer be pressed.
  page?.toggleAttribute('inert', true);
  try {
    // A fade that is cut short by the next one is no error.
    document.startViewTransition(show).ready.catch(() => undefined);
  } catch {
    show();
  }
}
