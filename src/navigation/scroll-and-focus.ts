import { useLayoutEffect, useRef } from 'react';
import {
  type Location,
  type NavigationType,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { focusHeading } from '../ui/browser.ts';

/** Moves the focus and scrolls after a navigation: `moveAfter`. Scroll positions are kept in memory; keep-position.ts saves one. */
export function ScrollAndFocus() {
  const { key, pathname, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const latest = useRef({ key, pathname, search, hash });
  const positions = useRef(new Map<string, number>());

  useLayoutEffect(() => {
    function onScroll() {
      // The browser restores entries with a hash itself. The entry of the skip link also shares its key with others.
      const { key: shownKey, hash: shownHash } = latest.current;
      if (shownHash === '') positions.current.set(shownKey, window.scrollY);
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  useLayoutEffect(() => {
    const previous = latest.current;
    latest.current = { key, pathname, search, hash };
    const move = moveAfter(previous, latest.current, navigationType);
    if (move === 'stay') {
      // A replaced entry has another key, and no scroll event follows.
      if (hash === '' && key !== previous.key) positions.current.set(key, window.scrollY);
      return;
    }
    focusHeading({ preventScroll: true });
    window.scrollTo(0, move === 'restore' ? (positions.current.get(key) ?? 0) : 0);
  }, [key, pathname, search, hash, navigationType]);

  return null;
}

type HistoryEntry = Omit<Location, 'state'>;

/** The effect of a navigation: focus and scroll position stay, or the focus moves to the heading and the page scrolls. */
export function moveAfter(
  previous: HistoryEntry,
  next: HistoryEntry,
  type: `${NavigationType}`,
): 'stay' | 'top' | 'restore' {
  const isSamePath = previous.pathname === next.pathname;
  const isSameQuery = previous.search === next.search;
  // The page has just loaded, or a link to a hash was followed without the router.
  if (previous.key === next.key) return 'stay';
  // The browser scrolls to the element of the hash, or the hash opens a dialog.
  if (next.hash !== '') return 'stay';
  // Back, or a replaced URL, removes the hash, which closes the dialog.
  if (isSamePath && previous.hash !== '' && type !== 'PUSH') return 'stay';
  // Back and Forward.
  if (type === 'POP') return 'restore';
  // The page has replaced its own query: another sort order, another tick, or without the lines of a shared cart.
  if (isSamePath && !isSameQuery && type === 'REPLACE') return 'stay';
  return 'top';
}
