import type { ReactNode } from 'react';
import { paths } from '../paths';
import { LinkButton } from '../ui/link-button';
import { Page } from './page';

type InformationPageProps = {
  name: string;
  /** What the page is there to say, before anything else. */
  lead: ReactNode;
  children?: ReactNode;
};

export function InformationPage({ name, lead, children }: InformationPageProps) {
  return (
    <Page name={name}>
      <div className="prose">
        <p className="text-xl font-semibold">{lead}</p>
        {children}
        <p className="mt-4">
          <LinkButton variant="secondary" to={paths.products}>
            Browse All Products
          </LinkButton>
        </p>
      </div>
    </Page>
  );
}
