import { usePageUrl } from '../page-slots/page-url';
import { withListingValue } from '../paths';
import { InlineLink } from '../ui/inline-link';

type PaginationProps = { number: number; count: number };

/** Links to the previous and the next page. */
export function Pagination({ number, count }: PaginationProps) {
  const { pathname, search } = usePageUrl();
  if (count === 1) return null;
  const pageUrl = (page: number) =>
    pathname + withListingValue(search, 'page', page === 1 ? '' : `${page}`);
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center justify-center gap-x-4 print:hidden"
    >
      {number > 1 && (
        <InlineLink to={pageUrl(number - 1)} rel="prev">
          Previous page
        </InlineLink>
      )}
      <p className="tabular-nums">{`Page ${number} of ${count}`}</p>
      {number < count && (
        <InlineLink to={pageUrl(number + 1)} rel="next">
          Next page
        </InlineLink>
      )}
    </nav>
  );
}
