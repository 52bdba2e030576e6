import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

type LaunchQueue = { setConsumer: (consumer: (launch: { targetURL?: string }) => void) => void };
declare global {
  interface Window {
    launchQueue?: LaunchQueue;
  }
}

const openedAt = window.location.href;
const home = new URL(import.meta.env.BASE_URL, openedAt).href;

/**
 * A second launch of the installed app (a shortcut, a shared link) comes to the window that is open,
 * which goes there inside the app and so keeps its cart.
 */
export function Launch() {
  const navigate = useNavigate();
  const isOwnLaunch = useRef(true);

  useEffect(() => {
    window.launchQueue?.setConsumer(({ targetURL }) => {
      const isFirst = isOwnLaunch.current && targetURL === openedAt;
      isOwnLaunch.current = false;
      if (!isFirst && targetURL?.startsWith(home)) navigate(targetURL.slice(home.length - 1));
    });
  }, [navigate]);

  return null;
}
