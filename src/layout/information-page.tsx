import type { ReactNode } from 'react';
import { paths } from '../paths';
import { LinkButton } from '../ui/button';
import { Page } from './page';
import { ServiceColumn } from './service-column';

type InformationPageProps = {
  name: string;
  /** The sentence that the page is about. */
  lead: ReactNode;
  children?: ReactNode;
  /** A `section` below the text, as wide as the page, instead of a second column. */
  section?: ReactNode;
};

/** The children are plain headings, paragraphs and lists. */
export function InformationPage({ name, lead, children, section }: InformationPageProps) {
  const text = (
    <div className="flex max-w-2xl flex-col gap-4 [&_h2]:mt-4 [&_h2]:text-section [&_ol]:list-decimal [&_ol]:pl-4 [&_ul]:list-disc [&_ul]:pl-4">
      <p className="text-large font-semibold">{lead}</p>
      {children}
      <p className="mt-4">
        <LinkButton variant="secondary" to={paths.products}>
          Browse All Products
        </LinkButton>
      </p>
    </div>
  );
  return (
    <Page name={name}>
      {section ? (
        <>
          {text}
          {section}
        </>
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
          {text}
          <ServiceColumn page={name} />
        </div>
      )}
    </Page>
  );
}
