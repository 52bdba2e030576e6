import { createContext, type ReactNode, use } from 'react';

export const IsCompleteContext = createContext(true);

type DeferredProps = {
  /** In its place until then. By default it keeps the footer below the screen. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** A part of a page that is not in the first screen: a page that a click opens renders it after the first frame. */
export function Deferred({ fallback = <div className="min-h-dvh" />, children }: DeferredProps) {
  return use(IsCompleteContext) ? children : fallback;
}
