import { createContext, type ReactNode, use } from 'react';

export const IsWholeContext = createContext(true);

/**
 * Whether the page around the component is rendered whole. In the first frame after a click, and while it is rendered ahead,
 * it has only what the first screen of a phone shows; the rest follows in a transition, which leaves room for input.
 */
export const useIsWhole = () => use(IsWholeContext);

/** The part of a page that is below the first screen of a phone. */
export const Deferred = ({ children }: { children: ReactNode }) => useIsWhole() && children;
