// The only door to the router. The names and signatures are those of React Router; inside a page they are about that page, which may be
// hidden: rendered ahead, or kept for Back (page-slots.tsx).

import {
  type AnchorHTMLAttributes,
  createContext,
  createElement,
  type EffectCallback,
  type MouseEvent,
  type RefAttributes,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
} from 'react';
import {
  createPath,
  type Location,
  type NavigateFunction,
  type NavigateOptions,
  type Path as RouterPath,
  resolvePath,
  type To,
  useLocation as useRouterLocation,
  useNavigate as useRouterNavigate,
  useNavigationType as useRouterNavigationType,
} from 'react-router-dom';
import { withBase } from '../paths.ts';

export type Path = RouterPath;

/** Of the window: a page may have been rendered before the navigation. */
export const useNavigationType = useRouterNavigationType;

/** The page around a component: its location, which stays the same while the page is hidden. Undefined outside of pages. */
export const PageLocationContext = createContext<Location | undefined>(undefined);

/** Whether the page around a component is the one on the screen. Only `Navigate` asks. */
export const IsShownContext = createContext(true);

/**
 * The location of the page; outside of pages that of the window. In a page `key` is `default` unless the URL has a hash, so that a page
 * rendered ahead is not rendered again when it is opened.
 */
export function useLocation(): Location {
  const page = use(PageLocationContext);
  // React renders all readers of a changed context again, so a page must not read the router's.
  // biome-ignore lint/correctness/useHookAtTopLevel: a component is inside a page for as long as it lives, or never.
  return page ?? useRouterLocation();
}

/** Relative URLs are resolved against the page. */
export function useNavigate(): NavigateFunction {
  const { pathname } = useLocation();
  return useCallback(
    (to: To | number, options?: NavigateOptions) =>
      typeof to === 'number' ? navigate(to) : navigate(resolvePath(to, pathname), options),
    [pathname],
  );
}

type NavigateProps = NavigateOptions & { readonly to: To };

/** Navigates once the page is shown: a page that is rendered ahead does not take the shopper away from another. */
export function Navigate({ to, replace = false, state }: NavigateProps): null {
  const navigateTo = useNavigate();
  const isShown = use(IsShownContext);
  useEffect(() => {
    if (isShown) navigateTo(to, { replace, state });
  }, [isShown, navigateTo, to, replace, state]);
  return null;
}

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  RefAttributes<HTMLAnchorElement> &
  Pick<NavigateOptions, 'replace' | 'state'> & { readonly to: To };

/** A link to a page of the store. A click with a key, or on a link with a target, is left to the browser. */
export function Link({ to, replace, state, onClick, ...props }: LinkProps) {
  const path = usePath(to);
  const href = withBase(path);
  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || props.target) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    // Opening the same URL again adds no history entry, as in the browser.
    const isSame = href === pathname + search + hash;
    navigate(path, { replace: replace ?? isSame, state });
  }
  return createElement('a', { ...props, href, onClick: open });
}

/** Whether a click opens the link in this tab. Other clicks open a tab or a window, or download. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

/** Only a relative URL depends on the location, so other links are not rendered again when it changes. */
function usePath(to: To): string {
  if (typeof to === 'string' && to.startsWith('/')) return to;
  // biome-ignore lint/correctness/useHookAtTopLevel: a link is relative or not for as long as it lives.
  return createPath(resolvePath(to, useLocation().pathname));
}

let navigate: NavigateFunction = () => {
  throw new Error('A link needs <ConnectRouter> below its router.');
};

/**
 * Takes the navigate function of the router for all links. React Router's hook reads the location, so in a link it would render the link
 * again at each navigation.
 */
export function ConnectRouter(): null {
  const latest = useRouterNavigate();
  useLayoutEffect(() => {
    navigate = latest;
  });
  return null;
}

/** Calls back after the first render and after each navigation. The callback can return a function that cleans up. */
export function useAfterNavigation(callback: EffectCallback) {
  const location = useLocation();
  const onNavigation = useEffectEvent(callback);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect does not read the location, but runs when it changes.
  useEffect(() => onNavigation(), [location]);
}

/** React Router 6 warns if these flags are not set. Without transitions a click renders the next page synchronously. */
export const routerFlags = { v7_startTransition: false, v7_relativeSplatPath: true };
