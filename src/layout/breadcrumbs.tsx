import { paths } from '../paths';
import { Link } from '../ui/link';

export type Breadcrumb = { readonly name: string; readonly url: string };

type BreadcrumbsProps = {
  /** The pages between home and this one, outermost first. */
  breadcrumbs?: readonly Breadcrumb[];
  current: string;
};

const entryClass =
  "inline-flex items-center not-first:before:px-1.5 not-first:before:content-['/']";

export function Breadcrumbs({ breadcrumbs = [], current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex flex-wrap items-center text-small text-muted">
        {[{ name: 'Home', url: paths.home }, ...breadcrumbs].map(({ name, url }) => (
          <li key={url} className={entryClass}>
            <Link
              to={url}
              className="inline-flex min-h-target min-w-target items-center underline underline-offset-[0.25em]"
            >
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page" className={`wrap-anywhere ${entryClass}`}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
