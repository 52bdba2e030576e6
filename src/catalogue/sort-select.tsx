import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withListingValue } from '../paths';
import { sortOrders } from './sort';

/** Replaces the sort order in the URL; focus and scroll position stay. */
export function SortSelect({ order }: { order: string }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        className="min-h-target-primary cursor-pointer rounded-control border border-edge bg-surface px-3"
        value={sortOrders.some((known) => known.id === order) ? order : ''}
        onChange={(event) => {
          const sorted = withListingValue(search, 'sort', event.target.value);
          navigate(withListingValue(sorted, 'page', ''), { replace: true });
        }}
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
