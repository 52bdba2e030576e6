import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import { PageTitle } from './page-title';

type PageProps = {
  /** What the page is called in the breadcrumb. */
  name: string;
  /** The heading, where it says more than the name. */
  title?: string;
  trail?: readonly Crumb[];
  children: ReactNode;
};

/** Where am I, what is this, and then the page itself. */
export function Page({ name, title = name, trail = [], children }: PageProps) {
  return (
    <div className="content page">
      <Breadcrumbs trail={trail} current={name} />
      <PageTitle>{title}</PageTitle>
      {children}
    </div>
  );
}
