import { paths } from '../paths';
import { Link } from '../ui/link';

export type Breadcrumb = { readonly name: string; readonly url: string };

type BreadcrumbsProps = {
  /** The pages between home and this one, outermost first. */
  breadcrumbs?: readonly Breadcrumb[];
  current: string;
};

/** One row. If it is too long, the pages after the first are cut off, and then the current one. Very large text gets more rows. */
export function Breadcrumbs({ breadcrumbs = [], current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="-ml-2 flex text-small/11 text-muted max-[20rem]:flex-wrap">
        {[{ name: 'Home', url: paths.home }, ...breadcrumbs].map(({ name, url }) => (
          <li
            key={url}
            className="flex not-first:min-w-16 not-first:shrink-9999 not-first:before:content-['/']"
          >
            <Link to={url} className="block truncate px-2 underline underline-offset-[0.25em]">
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="truncate before:mr-2 before:content-['/']">
          {current}
        </li>
      </ol>
    </nav>
  );
}
