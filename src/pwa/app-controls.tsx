import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { isProductPath } from '../paths';
import { AboutLine } from './about-line';
import { LaunchHandler } from './launch-handler';
import { OfflineNotice } from './offline-notice';
import { PageNotice } from './page-notice';
import { UpdateNotice, useUrlWithCart } from './update-notice';

/** Rendered after hydration and into elements of their own, because they are not part of the prerendered HTML. */
export function AppControls() {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  const { key, pathname } = useLocation();
  /** The history entry on which the shopper has checked for updates. */
  const [checkedAt, setCheckedAt] = useState<string>();
  const urlWithCart = useUrlWithCart();
  if (!isMounted) return null;
  const isChecked = checkedAt === key;
  const notice = document.querySelector('#notice');
  return (
    <>
      <LaunchHandler />
      <OfflineNotice />
      {notice && createPortal(<PageNotice isHidden={isChecked} urlToLoad={urlWithCart} />, notice)}
      {createPortal(
        // On a phone it leaves space for the buy bar of a product, with the note of what has been added.
        <section
          aria-label="App"
          className={`bg-graphite text-text scheme-dark print:hidden ${isProductPath(pathname) ? 'max-md:tall:pb-buy-bar' : ''}`}
        >
          <AboutLine onCheck={() => setCheckedAt(key)} />
          <div aria-live="polite">{isChecked && <UpdateNotice urlToLoad={urlWithCart} />}</div>
        </section>,
        document.body,
      )}
    </>
  );
}
