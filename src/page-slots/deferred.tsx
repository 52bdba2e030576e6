import { createContext, type ReactNode, use } from 'react';

export const IsCompleteContext = createContext(true);

type DeferredProps = {
  /** In its place until then. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** A part of a page that is not in the first screen: a page that a click opens renders it after the first frame. */
export function Deferred({ fallback, children }: DeferredProps) {
  return use(IsCompleteContext) ? children : fallback;
}

/** Keeps the footer below the screen. */
export const screenful = <div className="min-h-dvh" />;
