import { useEffect } from 'react';

/**
 * Keeps the screen on while the component is shown, in browsers that can:
 * https://developer.mozilla.org/docs/Web/API/Screen_Wake_Lock_API
 */
export function useScreenWakeLock() {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    function request() {
      const { wakeLock } = navigator as Partial<Navigator>;
      // Rejected while the page is hidden, and on some devices whose battery is low.
      lock = wakeLock?.request('screen').catch(() => undefined);
    }
    request();
    // The browser releases the lock when the page is hidden, for example behind the call.
    document.addEventListener('visibilitychange', request);
    return () => {
      document.removeEventListener('visibilitychange', request);
      lock?.then((sentinel) => sentinel?.release());
    };
  }, []);
}
