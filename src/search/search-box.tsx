import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { paths, productUrl, searchParameter, searchTermIn, searchUrl } from '../paths';
import { Icon } from '../ui/icon';
import { searchProducts } from './search';
import { Suggestions, suggestionId } from './suggestions';

const suggestionLimit = 6;
const nothingChosen = -1;

/** Each page shows its own term, not what was last typed on another. */
export function SearchBox() {
  return <SearchForm key={useLocation().key} />;
}

/**
 * A real GET form with an uncontrolled box, so that it also works before the app has started. While
 * there is something to suggest, the box is a combobox:
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
function SearchForm() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const listId = `${id}-list`;
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState(nothingChosen);

  const found = searchProducts(typed);
  const suggested = found.slice(0, suggestionLimit);
  const isListShown = isOpen && found.length > 0;

  function show(term: string) {
    setTyped(term);
    setIsOpen(true);
    setChosen(nothingChosen);
  }

  function choose(index: number) {
    const product = suggested[index];
    navigate(product ? productUrl(product.id) : searchUrl(typed.trim()));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isListShown && chosen !== nothingChosen) return choose(chosen);
    const term = String(new FormData(event.currentTarget).get(searchParameter)).trim();
    if (term !== '') navigate(searchUrl(term));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (!isListShown) return show(event.currentTarget.value);
      // The products, the way to all results, and the box itself, round and round.
      const stops = suggested.length + 2;
      setChosen(((chosen + 1 + step + stops) % stops) - 1);
    } else if (event.key === 'Escape' && isListShown) {
      event.preventDefault();
      setIsOpen(false);
    }
  }

  const combobox = found.length > 0 && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isListShown,
    'aria-controls': isListShown ? listId : undefined,
    'aria-activedescendant':
      isListShown && chosen !== nothingChosen ? suggestionId(listId, chosen) : undefined,
  };
  return (
    <form role="search" action={useHref(paths.search)} onSubmit={submit} className="search-box">
      <label htmlFor={id} className="sr-only">
        Search products
      </label>
      <input
        {...combobox}
        id={id}
        type="search"
        name={searchParameter}
        defaultValue={pathname === paths.search ? searchTermIn(search) : ''}
        placeholder="Search products"
        autoComplete="off"
        enterKeyHint="search"
        aria-keyshortcuts="/"
        className="search-field"
        onChange={(event) => show(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setIsOpen(false)}
      />
      <button type="submit" className="search-button" aria-label="Search">
        <Icon name="search" />
      </button>
      {isListShown && (
        <Suggestions
          id={listId}
          term={typed}
          suggested={suggested}
          foundCount={found.length}
          chosen={chosen}
          onChoose={choose}
        />
      )}
    </form>
  );
}
