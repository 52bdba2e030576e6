import { createContext, type ReactNode } from 'react';

/** What the app tells shoppers about itself, such as an update. The prerendered HTML has none of it: pwa/app-notices.tsx. */
export type Notices = {
  /** Above the header. */
  page?: ReactNode;
  /** In the header, in place of the promise of free shipping. */
  header?: ReactNode;
  /** In the footer, beside the copyright. */
  about?: ReactNode;
  /** On the account page. */
  device?: ReactNode;
  /** On a product page, below the note that it was added. */
  added?: ReactNode;
  /** On the contact page. */
  contact?: ReactNode;
};

/** For the pages, which have the notices that stand in them. */
export const NoticesContext = createContext<Notices>({});
