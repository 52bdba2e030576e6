import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';

/** The browsers' own histories go no further back. */
const historyLength = 50;

/**
 * Does by hand what the browser does for a page load and not for in-app navigation: the focus goes
 * to the new page's heading and the page to its top, or, on back and forward, to where it was. An
 * address that changes in place (another order of the same listing) is no arrival.
 */
export function PageArrival({ location }: { location: Location }) {
  const { key, pathname, search, hash } = location;
  const arrival = useNavigationType();
  const shown = useRef({ key, pathname, search });
  const scrolled = useRef(new Map<string, number>());

  useEffect(() => {
    function remember() {
      const { current: places } = scrolled;
      const [oldest = ''] = places.set(shown.current.key, window.scrollY).keys();
      if (places.size > historyLength) places.delete(oldest);
    }
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    const previous = shown.current;
    shown.current = { key, pathname, search };
    if (previous.key === key || hash !== '') return;
    const isSamePath = previous.pathname === pathname;
    if (arrival === 'REPLACE' && isSamePath && previous.search !== search) return;
    document.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo(0, arrival === 'POP' ? (scrolled.current.get(key) ?? 0) : 0);
  }, [key, pathname, search, hash, arrival]);

  return null;
}
