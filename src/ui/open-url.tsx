import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type OpenUrl = (url: string, options?: { replace: boolean }) => void;

const OpenUrlContext = createContext<OpenUrl>(() => undefined);

/**
 * Provides a function that navigates to a URL of the store. Unlike React Router's `navigate` it is the same function
 * on every page, so that a navigation does not render every link of the layout again.
 */
export function OpenUrlProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const latest = useRef<OpenUrl>(undefined);
  useLayoutEffect(() => {
    // Like in a browser, the URL of the page adds no history entry.
    latest.current = (url, options) =>
      navigate(url, options ?? { replace: url === pathname + search + hash });
  });
  const openUrl = useCallback<OpenUrl>((...args) => latest.current?.(...args), []);
  return <OpenUrlContext value={openUrl}>{children}</OpenUrlContext>;
}

export const useOpenUrl = () => use(OpenUrlContext);
