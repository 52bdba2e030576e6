import type { ReactNode } from 'react';
import { paths } from '../paths';
import { LinkButton } from '../ui/link-button';
import { Page } from './page';

type InformationPageProps = { name: string; children: ReactNode };

/** A page that says one thing, with a way on. */
export function InformationPage({ name, children }: InformationPageProps) {
  return (
    <Page name={name}>
      <div className="flex max-w-prose flex-col items-start gap-6 rounded-card bg-surface p-6">
        {children}
        <LinkButton variant="secondary" to={paths.products}>
          Browse All Products
        </LinkButton>
      </div>
    </Page>
  );
}
