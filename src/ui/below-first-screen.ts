import { createContext, type ReactNode, use } from 'react';

/**
 * Whether the surrounding page is fully rendered. While a page is rendered ahead, and in the first frame after a click, it has
 * only what the first screen of a phone shows. The rest follows in a transition, which input can interrupt.
 */
export const IsWholePageContext = createContext(true);

/** The part of a page that is below the first screen of a phone. A click does not wait for it. */
export const BelowFirstScreen = ({ children }: { children: ReactNode }) =>
  use(IsWholePageContext) && children;
