import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isSameListing } from '../paths';
import { focusHeading } from '../ui/focus-heading';

/** Chromium and Firefox keep at most 50 history entries. */
const historyLength = 50;

/** After so many milliseconds without a scroll event, scrolling has ended. */
const scrollPause = 150;

/**
 * Focus management and scroll restoration. After a navigation the focus moves to the heading of the page, and the page
 * scrolls to its top, or with Back and Forward to its previous position. Nothing moves if only the sort order or the compared
 * products change, if the URL has a hash, or if Back removes the hash. Positions are kept in memory; that of the shown page
 * is also in `history.state`, which outlives a reload.
 */
export function ScrollAndFocus() {
  const { key, pathname, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const latest = useRef({ key, pathname, search, hash });
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    function savePosition() {
      // The browser restores an entry with a hash. An entry that the skip link adds has no key of its own.
      if (latest.current.hash !== '') return;
      const saved = positions.current;
      saved.set(latest.current.key, window.scrollY);
      // A Map iterates in insertion order.
      const [oldest = ''] = saved.keys();
      if (saved.size > historyLength) saved.delete(oldest);
    }
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, []);

  // The browser cannot restore the position of a page that is rendered later.
  useLayoutEffect(() => {
    const savedPosition = () => Number(window.history.state?.scrollY ?? 0);
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // The same URL entered again keeps its history entry, but starts at the top.
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
