import type { ReactNode } from 'react';
import { paths } from '../paths';
import { LinkButton } from '../ui/link-button';
import { Page } from './page';

type InformationPageProps = {
  name: string;
  /** The sentence that the page is about. */
  lead: ReactNode;
  children?: ReactNode;
  /** A `section` below the text, as wide as the page. */
  section?: ReactNode;
};

/** The children are plain headings, paragraphs and lists. */
export function InformationPage({ name, lead, children, section }: InformationPageProps) {
  return (
    <Page name={name}>
      <div className="flex max-w-2xl flex-col gap-3 [&_h2]:mt-3 [&_h2]:text-section [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5">
        <p className="text-large font-semibold">{lead}</p>
        {children}
        <p className="mt-4">
          <LinkButton variant="secondary" to={paths.products}>
            Browse All Products
          </LinkButton>
        </p>
      </div>
      {section}
    </Page>
  );
}
