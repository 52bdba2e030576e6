import { createContext, type ReactNode, use } from 'react';

export const IsWholePageContext = createContext(true);

/**
 * Whether the page around a component is rendered whole. In the first frame after a click, and while it is rendered ahead, a page
 * has only what the first screen of a phone shows; the rest follows in a transition, which leaves room for input.
 */
export const useIsWholePage = () => use(IsWholePageContext);

/** The part of a page that is below the first screen of a phone. */
export const BelowFirstScreen = ({ children }: { children: ReactNode }) =>
  useIsWholePage() && children;
