import { type ReactNode, use } from 'react';
import { IsWholePageContext } from './page-context.ts';

/** The part of a page that is below the first screen of a phone. */
export const BelowFirstScreen = ({ children }: { children: ReactNode }) =>
  use(IsWholePageContext) && children;
