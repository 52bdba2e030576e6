import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { paths, productUrl, searchParameter, searchTermIn, searchUrl } from '../paths';
import { Icon } from '../ui/icon';
import { searchProducts } from './search';
import { Suggestions, suggestionId } from './suggestions';

const suggestionLimit = 6;
const noActiveIndex = -1;

/** Remounted on navigation, so that the field shows the term of the page. */
export function SearchForm() {
  return <Form key={useLocation().key} />;
}

/**
 * A GET form with an uncontrolled field, which works before hydration too. While there are suggestions,
 * the field is a combobox: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
function Form() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const listId = `${id}-list`;
  const [term, setTerm] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(noActiveIndex);

  const results = searchProducts(term);
  const suggestions = results.slice(0, suggestionLimit);
  const isListShown = isOpen && results.length > 0;

  function suggest(typed: string) {
    setTerm(typed);
    setIsOpen(true);
    setActiveIndex(noActiveIndex);
  }

  function select(index: number) {
    const product = suggestions[index];
    navigate(product ? productUrl(product.id) : searchUrl(term.trim()));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isListShown && activeIndex !== noActiveIndex) return select(activeIndex);
    const submitted = String(new FormData(event.currentTarget).get(searchParameter)).trim();
    if (submitted === '') return;
    const url = searchUrl(submitted);
    // The same search again adds no history entry.
    navigate(url, { replace: url === pathname + search });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // These keys belong to the input method while it composes text.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (!isListShown) return suggest(event.currentTarget.value);
      // Cycles through the products, the link to all results and the field itself.
      const stops = suggestions.length + 2;
      setActiveIndex(((activeIndex + 1 + step + stops) % stops) - 1);
    } else if (event.key === 'Escape' && isListShown) {
      event.preventDefault();
      setIsOpen(false);
    }
  }

  const combobox = results.length > 0 && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isListShown,
    'aria-controls': isListShown ? listId : undefined,
    'aria-activedescendant':
      isListShown && activeIndex !== noActiveIndex ? suggestionId(listId, activeIndex) : undefined,
  };
  return (
    <form
      role="search"
      action={useHref(paths.search)}
      onSubmit={submit}
      className="flex min-w-0 flex-1 sm:relative print:hidden"
    >
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
        className="min-h-target-primary min-w-0 flex-1 rounded-l-control bg-field pr-1 pl-2.5 text-on-field placeholder:text-on-field-muted"
        onChange={(event) => suggest(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setIsOpen(false)}
      />
      <button
        type="submit"
        className="grid size-target-primary cursor-pointer place-items-center rounded-r-control bg-brand text-on-brand hover:bg-brand-active forced-colors:border"
        aria-label="Search"
      >
        <Icon name="search" />
      </button>
      {isListShown && (
        <Suggestions
          id={listId}
          term={term}
          products={suggestions}
          resultCount={results.length}
          activeIndex={activeIndex}
          onSelect={select}
        />
      )}
    </form>
  );
}
