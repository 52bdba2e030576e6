// What a page tells its components about itself: navigation/page-slots.tsx. There are two contexts, because with a single one
// each change would render the users of both again.
import { createContext, type ReactNode, use } from 'react';

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
