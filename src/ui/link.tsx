import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { withBase } from './base-url.ts';

/** `to` is a root-relative URL without the base path. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean };

/**
 * A link to a page of the store. React Router's `<Link>` reads the location, and React renders all readers of a changed context
 * again, even below another provider. So each navigation would render every link of every kept page.
 */
export function Link({ to, replace, onClick, ...props }: LinkProps) {
  const { navigator } = useContext(NavigationContext);
  const href = withBase(to);
  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    // Opening the same URL again adds no history entry, as in the browser.
    const isSame = href === pathname + search + hash;
    if (replace || isSame) navigator.replace(href);
    else navigator.push(href);
  }
  return <a {...props} href={href} onClick={open} />;
}

/** Whether a click opens the link in this tab. Other clicks open a tab or a window, or download. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
