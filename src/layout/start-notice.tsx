import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../ui/focus-heading.ts';

/** Shown while the app has failed to start (src/start-state.ts). It is part of the prerendered HTML. */
export function StartNotice() {
  const reload = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    // The app has started after all, which hides this notice. The focus must not disappear with the link.
    if (document.activeElement === reload.current) focusHeading({ preventScroll: true });
  }, []);
  return (
    <p
      role="alert"
      className="fixed inset-x-0 bottom-0 z-30 hidden bg-surface px-gutter py-2 font-semibold text-text shadow-overlay in-data-[start=failed]:block forced-colors:border print:hidden"
    >
      This page could not start yet: links work, the cart does not.{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty href is the current URL, with its query. */}
      <a ref={reload} href="" className="inline-flex min-h-target items-center text-link underline">
        Reload
      </a>
    </p>
  );
}
