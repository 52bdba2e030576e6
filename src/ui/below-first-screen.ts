import { createContext, type ReactNode, use } from 'react';

export const IsWholePageContext = createContext(true);

/**
 * Whether the page around a component is rendered whole. While a page is rendered ahead, and in the first frame after a
 * click, it has only what the first screen of a phone shows. The rest follows in a transition, which input can interrupt.
 */
export const useIsWholePage = () => use(IsWholePageContext);

/** The part of a page that is below the first screen of a phone. */
export const BelowFirstScreen = ({ children }: { children: ReactNode }) =>
  useIsWholePage() && children;
