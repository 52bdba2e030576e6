import { type FormEvent, useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, searchParameter, searchTermIn, searchUrl } from '../paths';
import { Icon } from '../ui/icon';

/** A real GET form with an uncontrolled box, so that it also works before the app has started. */
export function SearchBox() {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const id = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const term = String(new FormData(event.currentTarget).get(searchParameter)).trim();
    if (term !== '') navigate(searchUrl(term));
  }

  return (
    <form role="search" action={paths.search} onSubmit={submit} className="flex">
      <label htmlFor={id} className="sr-only">
        Search products
      </label>
      <input
        // Each page shows its own term, not what was last typed on another.
        key={key}
        id={id}
        type="search"
        name={searchParameter}
        defaultValue={pathname === paths.search ? searchTermIn(search) : ''}
        placeholder="Search products"
        autoComplete="off"
        enterKeyHint="search"
        className="search-field"
      />
      <button type="submit" className="search-button" aria-label="Search">
        <Icon name="search" />
      </button>
    </form>
  );
}
