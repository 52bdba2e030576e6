import type { ReactNode } from 'react';
import { type Breadcrumb, Breadcrumbs } from './breadcrumbs';
import { PageHeading } from './page-heading';

type PageProps = {
  /** The name of the page in the breadcrumbs. */
  name: string;
  /** The heading, if it differs from the name; `null` if the page has its heading among its children. */
  title?: string | null;
  breadcrumbs?: readonly Breadcrumb[];
  children: ReactNode;
};

export function Page({ name, title = name, breadcrumbs = [], children }: PageProps) {
  return (
    <div className="page-width flex flex-col gap-4 pt-2 pb-section print:pb-0 [&>section]:mt-[calc(theme(spacing.section)-1rem)]">
      <Breadcrumbs breadcrumbs={breadcrumbs} current={name} />
      {title && <PageHeading>{title}</PageHeading>}
      {children}
    </div>
  );
}
