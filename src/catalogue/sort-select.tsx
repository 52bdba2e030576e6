import { useEffect, useId, useRef } from 'react';
import { usePageUrl } from '../page-slots/page-url';
import { withListingValue } from '../paths';
import { useOpenUrl } from '../ui/open-url';
import { sortOrders } from './sort';

/** Replaces the sort order in the URL; focus and scroll position stay. */
export function SortSelect({ order }: { order: string }) {
  const { pathname, search } = usePageUrl();
  const openUrl = useOpenUrl();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const value = sortOrders.some((known) => known.id === order) ? order : '';

  function sortBy(chosen: string, query = search) {
    const sorted = withListingValue(query, 'sort', chosen);
    openUrl(pathname + withListingValue(sorted, 'page', ''), { replace: true });
  }

  // A choice made before hydration, during which the page does not know its query.
  const mounted = useRef({ value, sortBy });
  useEffect(() => {
    const chosen = select.current?.value ?? '';
    if (chosen !== mounted.current.value) mounted.current.sortBy(chosen, window.location.search);
  }, []);

  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 print:hidden">
      <label htmlFor={id}>Sort by</label>
      <select
        ref={select}
        id={id}
        // The browser must not restore a choice: it is in the URL.
        autoComplete="off"
        className="min-h-target-primary max-w-full cursor-pointer rounded-control border border-edge bg-surface px-2"
        value={value}
        onChange={(event) => sortBy(event.target.value)}
      >
        {sortOrders.map(({ id: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
