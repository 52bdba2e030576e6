import { useLocation, useNavigate } from 'react-router-dom';
import { listingValue, withListingValue } from '../paths.ts';

/** The value of `differences` in the URL. */
export const onlyDifferences = 'only';

/** A switch for the rows in which all values are the same. */
export function DifferencesOnly() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <label className="flex min-h-target cursor-pointer items-center gap-2 print:hidden">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the browser tells the state of a checkbox.
        role="switch"
        className="size-5 cursor-pointer accent-current"
        checked={listingValue(search, 'differences') === onlyDifferences}
        onChange={({ target }) => {
          const value = target.checked ? onlyDifferences : '';
          navigate(pathname + withListingValue(search, 'differences', value), { replace: true });
        }}
      />
      Differences only
    </label>
  );
}
