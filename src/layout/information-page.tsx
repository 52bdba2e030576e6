import { type ReactNode, useId } from 'react';
import { type PageName, pages, pagesOf } from '../paths.ts';
import { store } from '../store.ts';
import { LinkButton } from '../ui/button.tsx';
import { Card, CardLink } from '../ui/card.tsx';
import { textLinkClass } from '../ui/inline-link.tsx';
import { Page } from './page.tsx';
import { PhoneLink } from './phone-link.tsx';

type InformationPageProps = {
  id: PageName;
  lead: ReactNode;
  /** Terms with their values, below that sentence: a table, so without full stops. A term without a value is left out. */
  terms?: readonly (readonly [term: string, value: ReactNode])[];
  children?: ReactNode;
  /** A `section` below the text, as wide as the page, instead of a second column. */
  wideSection?: ReactNode;
  /** Cards or a list of links below the text, as wide as their column. */
  cards?: ReactNode;
};

export const TextHeading = ({ children }: { children: string }) => (
  <h2 className="mt-4 text-section">{children}</h2>
);

export const listClass = 'list-disc pl-4';

/** The children are headings, paragraphs and lists. */
export function InformationPage({
  id,
  lead,
  terms = [],
  children,
  wideSection,
  cards,
}: InformationPageProps) {
  const stated = terms.filter(([, value]) => value);
  const text = (
    <div className="flex flex-col gap-4">
      <div className="flex max-w-2xl flex-col gap-4">
        <p className="text-large font-semibold">{lead}</p>
        {stated.length > 0 && (
          <dl className="border-t border-line wrap-anywhere">
            {stated.map(([term, value]) => (
              <div
                key={term}
                className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-2"
              >
                <dt className="w-[10rem] max-w-full text-muted">{term}</dt>
                <dd className="flex-1 basis-64 font-semibold">
                  {typeof value === 'string' ? value.replace(/\.$/, '') : value}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {children}
      </div>
      {cards}
      <p className="mt-4">
        <LinkButton variant="secondary" to={pages.products.path}>
          Browse All Products
        </LinkButton>
      </p>
    </div>
  );
  return (
    <Page name={pages[id].name}>
      {wideSection ? (
        <>
          {text}
          {wideSection}
        </>
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_clamp(20rem,27vw,26rem)] lg:gap-x-8">
          {text}
          <ServiceColumn path={pages[id].path} />
        </div>
      )}
    </Page>
  );
}

export const servicePages = pagesOf(store).flatMap(([, { name, path, summary }]) =>
  summary ? { name, url: path, summary } : [],
);

/** The phone number and links to the other service pages. The contact page already has the number in its text. */
function ServiceColumn({ path }: { path: string }) {
  const id = useId();
  return (
    <Card className="flex flex-col gap-4 p-4 print:hidden">
      {path !== pages.contact.path && (
        <div>
          <h2 className="text-large">Call us</h2>
          <PhoneLink>{`Call ${store.phone.shown}`}</PhoneLink>
          <p>Have the item number from the product&apos;s page ready.</p>
        </div>
      )}
      <nav aria-labelledby={id}>
        <h2 id={id} className="text-large">
          Answers without a call
        </h2>
        <ul>
          {servicePages
            .filter(({ url }) => url !== path)
            .map(({ name, url, summary }) => (
              <li key={url} className="relative py-3">
                <span className={textLinkClass}>
                  <CardLink to={url}>{name}</CardLink>
                </span>
                {`: ${summary}.`}
              </li>
            ))}
        </ul>
      </nav>
    </Card>
  );
}
