import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { AboutLine } from './about-line';
import { InstallBar } from './install-bar';
import { Launch } from './launch';
import { OfflineNote } from './offline-note';
import { UpdateBar } from './update-bar';

/** What makes an app of the store. It joins the page after its start, outside what was prerendered. */
export function AppParts() {
  const [isStarted, setIsStarted] = useState(false);
  useEffect(() => setIsStarted(true), []);
  if (!isStarted) return null;
  return createPortal(
    <section aria-label="App" className="app-parts">
      <Launch />
      <AboutLine />
      <div aria-live="polite" className="app-bars">
        <OfflineNote />
        <InstallBar />
        <UpdateBar />
      </div>
    </section>,
    document.body,
  );
}
