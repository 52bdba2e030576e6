import { useEffect, useRef } from 'react';
import { openSharedCart } from '../cart/open-shared-cart.ts';
import { removeSavedCart } from '../cart/saved-cart.ts';
import { useNavigate } from '../navigation/router.ts';
import { canonicalPath } from '../paths.ts';
import { pageLoadType } from '../ui/start-state.ts';

declare global {
  interface Window {
    launchQueue?: { setConsumer: (consumer: (launch: { targetURL?: string }) => void) => void };
  }
}

/** Read on import, before main.tsx makes the URL canonical. */
const firstUrl = window.location.href;
const base = import.meta.env.BASE_URL;

/**
 * A second launch of the installed app (a shortcut, a shared link) navigates inside the open window,
 * which keeps its cart: https://developer.mozilla.org/docs/Web/API/LaunchQueue
 */
export function LaunchHandler() {
  const navigate = useNavigate();
  const isFirstLaunch = useRef(true);

  useEffect(() => {
    let isSetting = true;
    window.launchQueue?.setConsumer(({ targetURL }) => {
      // The browser also reports the launch that opened this window, and again after each reload.
      const isOpeningLaunch = isFirstLaunch.current && targetURL === firstUrl;
      const isRepeated = isSetting && pageLoadType() === 'reload';
      isFirstLaunch.current = false;
      if (isOpeningLaunch || isRepeated || !targetURL) return;
      const { origin, pathname, search, hash } = new URL(targetURL);
      const path = canonicalPath(pathname, base);
      if (origin !== window.location.origin || !path.startsWith(base)) return;
      // The window may still be hidden.
      removeSavedCart();
      navigate(path.slice(base.length - 1) + openSharedCart(search) + hash);
    });
    isSetting = false;
  }, [navigate]);

  return null;
}
