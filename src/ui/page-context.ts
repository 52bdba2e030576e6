// The facts of a page that its components read: navigation/page-slots.tsx. Each fact has a context, because with a single one
// each change would render the readers of all again.
import { createContext, type ReactNode, use } from 'react';

/**
 * The URL of the surrounding page, for links and queries in a page. Unlike `useLocation` it stays the same while the page is hidden, so
 * a navigation does not render its readers again. `key`: of the history entry, if the URL has a hash.
 */
export const PageLocationContext = createContext({ pathname: '/', search: '', hash: '', key: '' });
export const usePageLocation = () => use(PageLocationContext);

/** Whether the surrounding page is the one on the screen. Other pages are hidden: kept for Back, or rendered ahead. */
export const IsShownContext = createContext(true);

/**
 * Whether the surrounding page is fully rendered. While a page is rendered ahead, and in the first frame after a click, it has
 * only what the first screen of a phone shows. The rest follows in a transition, which input can interrupt.
 */
export const IsWholePageContext = createContext(true);

/** The part of a page that is below the first screen of a phone. */
export const BelowFirstScreen = ({ children }: { children: ReactNode }) =>
  use(IsWholePageContext) && children;
