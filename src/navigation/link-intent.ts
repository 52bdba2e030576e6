import { useEffect, useEffectEvent } from 'react';
import type { Path } from 'react-router-dom';
import { withBase } from '../paths.ts';

/**
 * Calls back when a link of the store is about to be clicked, with its URL without the base path. Calls back without a URL
 * if the touch turns out to be a scroll.
 */
export function useLinkIntent(onIntent: (url?: Path) => void) {
  const onLatestIntent = useEffectEvent(onIntent);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onEvent({ type, target }: Event) {
      clearTimeout(timer);
      if (type === 'pointercancel') return onLatestIntent();
      const link = target instanceof Element && target.closest('a');
      const url = link && storeUrl(link.href);
      if (!url) return;
      if (type === 'pointerdown') onLatestIntent(url);
      // Once the pointer or the focus has rested on a link this long, a click is likely.
      else timer = setTimeout(() => onLatestIntent(url), 65);
    }
    const types = ['pointerdown', 'pointercancel', 'pointerover', 'focusin'];
    for (const type of types) document.addEventListener(type, onEvent);
    return () => {
      clearTimeout(timer);
      for (const type of types) document.removeEventListener(type, onEvent);
    };
  }, []);
}

/** Undefined for a link to another site. */
function storeUrl(href: string): Path | undefined {
  const { origin } = window.location;
  const base = origin + withBase('/');
  if (!href.startsWith(base)) return undefined;
  const { pathname, search } = new URL(href.slice(base.length - 1), origin);
  return { pathname, search, hash: '' };
}
