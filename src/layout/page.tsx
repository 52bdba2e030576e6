import { Fragment, type ReactNode } from 'react';
import { Link } from '../navigation/router.ts';
import { type PageName, pages } from '../paths.ts';
import { InlineLink } from '../ui/inline-link.tsx';

type Breadcrumb = { readonly name: string; readonly url: string };

type PageProps = {
  /** The name of the page in the breadcrumbs. */
  name: string;
  /** The heading, if it differs from the name; `null` if the page has its heading among its children. */
  title?: string | null;
  /** The pages between home and this one, outermost first; `null` if the page has no breadcrumbs, or among its children. */
  breadcrumbs?: readonly Breadcrumb[] | null;
  children: ReactNode;
};

/** The space after each section, and after the last part. */
const sectionsClass = 'pb-section [--section-margin:calc(theme(spacing.section)-1rem)] print:pb-0';

export function Page({ name, title = name, breadcrumbs = [], children }: PageProps) {
  return (
    <div
      className={`page-width flex flex-col gap-2 md:gap-4 ${sectionsClass} ${breadcrumbs ? 'md:pt-2' : 'pt-3'}`}
    >
      {breadcrumbs && <Breadcrumbs breadcrumbs={breadcrumbs} current={name} />}
      {title && <PageHeading>{title}</PageHeading>}
      {children}
    </div>
  );
}

type PageHeadingProps = { children: ReactNode; className?: string };

/** The only `h1` of a page. It can take the focus, because navigation moves it there. */
export const PageHeading = ({ children, className = '' }: PageHeadingProps) => (
  <h1 tabIndex={-1} className={`text-title wrap-anywhere ${className}`}>
    {children}
  </h1>
);

/** A link in text to a page, with its name. */
export const PageLink = ({ page }: { page: PageName }) => (
  <InlineLink to={pages[page].path}>{pages[page].name}</InlineLink>
);

type BreadcrumbsProps = {
  breadcrumbs?: readonly Breadcrumb[];
  current: string;
  className?: string;
};

/** Very large text wraps. */
const oneRowClass = 'flex text-small/11 text-muted max-[20rem]:flex-wrap';

/** One row, without the current page on a phone, where its heading follows. */
export function Breadcrumbs({ breadcrumbs = [], current, className = '' }: BreadcrumbsProps) {
  return (
    <nav
      // Replaced as a whole, because React cannot change texts beside links once the browser has translated them.
      key={breadcrumbs.at(-1)?.url}
      aria-label="Breadcrumb"
      className={`relative z-1 -ml-2 phone:-mb-2 print:hidden ${oneRowClass} ${className}`}
    >
      {[{ name: 'Home', url: pages.home.path }, ...breadcrumbs].map(({ name, url }, index) => (
        <Fragment key={url}>
          {index > 0 && <span aria-hidden>/</span>}
          <Link to={url} className="truncate px-2 underline underline-offset-4">
            {name}
          </Link>
        </Fragment>
      ))}
      {/* The heading says it next. */}
      <span aria-hidden className="truncate before:mr-2 before:content-['/'] phone:hidden">
        {current}
      </span>
    </nav>
  );
}
