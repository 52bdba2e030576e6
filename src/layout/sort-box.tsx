import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sortOrders } from '../catalogue/sort';
import { withListingValue } from '../paths';

/** Sorts where the shopper stands: the address changes in place, the focus and the scroll stay. */
export function SortBox({ order }: { order: string }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        className="select"
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
