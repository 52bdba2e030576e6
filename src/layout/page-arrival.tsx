import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Does by hand what the browser does for a page load and not for in-app navigation: the focus goes
 * to the new page's heading and the page to its top, or, on back and forward, to where it was.
 */
export function PageArrival() {
  const { key, hash } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const shown = useRef(key);
  const scrolled = useRef(new Map<string, number>());

  useEffect(() => {
    const remember = () => scrolled.current.set(shown.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    const isFirstPage = shown.current === key;
    const isWithinPage = hash !== '';
    shown.current = key;
    if (isFirstPage || isWithinPage) return;
    document.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo(0, isBackOrForward ? (scrolled.current.get(key) ?? 0) : 0);
  }, [key, hash, isBackOrForward]);

  return null;
}
