import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isSameListing } from '../paths';
import { focusHeading } from '../ui/focus-heading';

/** Chromium and Firefox keep at most 50 history entries. */
const historyLength = 50;

/** Scrolling has ended after this many milliseconds without a scroll event. */
const scrollPause = 150;

/**
 * Manages focus and restores the scroll position. A navigation moves the focus to the heading of the page and scrolls to
 * the top; Back and Forward scroll to the previous position. Neither moves if only the sort order or the compared products
 * change, if the URL has a hash, or if Back removes the hash. Positions are kept in memory. The position of the shown page
 * is also kept in `history.state`, which survives a reload.
 */
export function ScrollAndFocus() {
  const { key, pathname, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const latest = useRef({ key, pathname, search, hash });
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    function savePosition() {
      // The browser restores entries with a hash itself. The entry of the skip link also shares its key with others.
      if (latest.current.hash !== '') return;
      const saved = positions.current;
      saved.set(latest.current.key, window.scrollY);
      // A Map iterates in insertion order, so the first key is the oldest.
      const [oldest = ''] = saved.keys();
      if (saved.size > historyLength) saved.delete(oldest);
    }
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, []);

  // After a reload the browser cannot restore the scroll position itself, because React renders the page later.
  useLayoutEffect(() => {
    const savedPosition = () => Number(window.history.state?.scrollY ?? 0);
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Entering the same URL again keeps the history entry, but the page must start at its top.
    if (load?.type !== 'navigate' && savedPosition() > window.scrollY) {
      window.scrollTo(0, savedPosition());
    }
    function saveInEntry() {
      const { scrollY } = window;
      if (savedPosition() === scrollY) return;
      window.history.replaceState({ ...window.history.state, scrollY }, '');
    }
    saveInEntry();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onScroll() {
      clearTimeout(timer);
      timer = setTimeout(saveInEntry, scrollPause);
    }
    // Safari before 26.2 has no scrollend event.
    const [type, listener] =
      'onscrollend' in window ? ['scrollend', saveInEntry] : ['scroll', onScroll];
    window.addEventListener(type, listener);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(type, listener);
    };
  }, []);

  useLayoutEffect(() => {
    const previous = latest.current;
    latest.current = { key, pathname, search, hash };
    if (previous.key === key || hash !== '') return;
    const isSamePath = previous.pathname === pathname;
    if (isSamePath && previous.hash !== '' && navigationType !== 'PUSH') return;
    const isSamePage = navigationType === 'REPLACE' || isSameListing(previous.search, search);
    if (isSamePath && previous.search !== search && isSamePage && navigationType !== 'POP') return;
    focusHeading({ preventScroll: true });
    window.scrollTo(0, navigationType === 'POP' ? (positions.current.get(key) ?? 0) : 0);
  }, [key, pathname, search, hash, navigationType]);

  return null;
}
