import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { AboutLine } from './about-line';
import { InstallBar } from './install-bar';
import { LaunchHandler } from './launch-handler';
import { OfflineIndicator } from './offline-indicator';
import { UpdateBar } from './update-bar';

/** Rendered after hydration and outside #root, because it is not part of the prerendered HTML. */
export function AppControls() {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  if (!isMounted) return null;
  return createPortal(
    // On a phone it leaves space for the buy bar.
    <section
      aria-label="App"
      className="bg-graphite text-text scheme-dark max-md:pb-18 print:hidden"
    >
      <LaunchHandler />
      <AboutLine />
      <OfflineIndicator />
      <div
        aria-live="polite"
        className="pointer-events-none fixed inset-x-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-20 ml-auto flex max-w-lg flex-col gap-2 max-md:bottom-[calc(4.5rem+max(0.75rem,env(safe-area-inset-bottom)))]"
      >
        <InstallBar />
        <UpdateBar />
      </div>
    </section>,
    document.body,
  );
}
