import { useLayoutEffect, useState } from 'react';
import { setHistoryField } from '../ui/browser.ts';
import { pageLoadType } from '../ui/start-state.ts';

/**
 * Keeps the scroll position of the shown page in `history.state`, which survives a reload. The browser restores it itself, but not in
 * a page that was too short for it: a shell, or one whose main part is a later part, as this component is.
 */
export function KeepPosition() {
  const [endBefore] = useState(() => document.documentElement.scrollHeight - window.innerHeight);

  useLayoutEffect(() => {
    const position = Number(window.history.state?.scrollY ?? 0);
    const isShell = document.documentElement.dataset.url === undefined;
    const restored = isShell || window.scrollY === 0 ? window.scrollY : endBefore;
    // Entering the same URL again keeps the history entry, but the page must start at its top.
    if (pageLoadType() !== 'navigate' && position > restored) window.scrollTo(0, position);
    const saveInEntry = () => setHistoryField('scrollY', window.scrollY);
    saveInEntry();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onScroll() {
      // Safari before 26.2 has no `scrollend`.
      clearTimeout(timer);
      timer = setTimeout(saveInEntry, 150);
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [endBefore]);

  return null;
}
