import { useLocation, useNavigate } from 'react-router-dom';
import { queryValue, withQueryValue } from '../paths.ts';
import { Checkbox } from '../ui/checkbox.tsx';

/** The value of `differences` in the URL. */
export const onlyDifferences = 'only';

/** A switch for the rows in which all values are the same. */
export function DifferencesOnly() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <label className="flex min-h-target cursor-pointer items-center gap-2 print:hidden">
      <Checkbox
        role="switch"
        checked={queryValue(search, 'differences') === onlyDifferences}
        onChange={({ target }) => {
          const value = target.checked ? onlyDifferences : '';
          navigate(pathname + withQueryValue(search, 'differences', value), { replace: true });
        }}
      />
      Differences only
    </label>
  );
}
