import { useLocation } from 'react-router-dom';
import { withListingValue } from '../paths';
import { Link } from '../ui/link';

type PaginationProps = { number: number; count: number };

/** The pages beside the one that is shown, as links, so that back and bookmarks work. */
export function Pagination({ number, count }: PaginationProps) {
  const { search } = useLocation();
  if (count === 1) return null;
  const pageUrl = (page: number) => withListingValue(search, 'page', page === 1 ? '' : `${page}`);
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-x-6">
      {number > 1 && (
        <Link to={pageUrl(number - 1)} rel="prev" className="inline-link">
          Previous page
        </Link>
      )}
      <p className="tabular-nums">{`Page ${number} of ${count}`}</p>
      {number < count && (
        <Link to={pageUrl(number + 1)} rel="next" className="inline-link">
          Next page
        </Link>
      )}
    </nav>
  );
}
