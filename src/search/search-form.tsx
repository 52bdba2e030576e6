import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, queryParameters, searchTermIn, searchUrl } from '../paths.ts';
import { store } from '../store.ts';
import { useAfterNavigation } from '../ui/after-navigation.ts';
import { withBase } from '../ui/base-url.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useRecentlySeen } from './recently-seen.ts';
import { type Suggested, suggestedFor, suggestedWhenEmpty } from './suggested.ts';
import { SearchStatus, Suggestions, suggestionId } from './suggestions.tsx';
import { useIndexed } from './use-indexed.ts';

const noActiveIndex = -1;

/** With the first example that is a measure: `200 N·m`. */
const measure = store.searchExamples.find((example) => /^\d\S* \S+$/.test(example));
const hint = measure ? `Search tools, item no., or ${measure}` : 'Search tools or item no.';

const noneYet: Suggested = { suggestions: [], term: '' };

const formClass =
  'flex min-w-0 rounded-control has-[input:focus-visible]:focus-ring [grid-area:search] sm:relative print:hidden';

/** Light in the header, which is dark in both schemes. On a dark page a light field would be the brightest part of the screen. */
const partClass = 'text-text scheme-light dark:scheme-dark';

/** The placeholder is in the narrow font on a phone. Wide screens have a longer one, in an element of its own. */
const fieldClass = [
  'peer min-h-target-primary min-w-0 flex-1 text-ellipsis bg-surface px-1 md:pl-2 focus-visible:outline-none',
  'rounded-l-control border border-r-0 border-transparent dark:border-edge',
  'placeholder:text-muted max-md:placeholder:font-display max-md:placeholder:text-small max-md:placeholder:font-semibold md:tall:placeholder:opacity-0',
  partClass,
].join(' ');

const submitClass = [
  'grid size-target-primary cursor-pointer place-items-center bg-surface -outline-offset-3 hover:bg-line',
  'rounded-r-control border border-transparent border-l-line dark:border-edge',
  partClass,
].join(' ');

/**
 * A GET form with an uncontrolled field, which works before hydration too. The field is a combobox:
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. The children are links for a shopper whose text matches nothing.
 */
export function SearchForm({ children }: { children?: ReactNode }) {
  const { key, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const listId = `${id}-list`;
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // React paints the typed text before the suggestions, which take longer.
  const term = useDeferredValue(typed);
  // The location key at which the list was opened. A navigation changes the key, which closes the list.
  const [listShownAt, setListShownAt] = useState<string>();
  const [activeIndex, setActiveIndex] = useState(noActiveIndex);
  const [hasFocus, setHasFocus] = useState(false);
  const seen = useRecentlySeen();

  const isIndexed = useIndexed();
  const suggested = useMemo(() => (isIndexed ? suggestedFor(term) : noneYet), [term, isIndexed]);
  const isBlank = term.trim() === '';
  const suggestions = isBlank ? suggestedWhenEmpty(seen) : suggested.suggestions;
  const isOpen = listShownAt === key;
  const isListShown = isOpen && suggestions.length > 0;
  const isNoMatch = isIndexed && !isBlank && suggestions.length === 0;
  const activeId =
    isListShown && activeIndex !== noActiveIndex ? suggestionId(listId, activeIndex) : undefined;

  // The field shows the term of the page, unless it has text that was typed and not submitted.
  const pageTerm = pathname === paths.search ? searchTermIn(search) : '';
  const unsubmitted = useRef(false);
  useEffect(() => {
    if (field.current?.value !== field.current?.defaultValue) unsubmitted.current = true;
  }, []);
  useAfterNavigation(() => {
    if (field.current && !unsubmitted.current) field.current.value = pageTerm;
  });

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function suggest(text: string) {
    unsubmitted.current = text !== '';
    setTyped(text);
    setListShownAt(key);
    setActiveIndex(noActiveIndex);
  }

  function clear() {
    if (field.current) field.current.value = '';
    suggest('');
  }

  function open(url: string) {
    unsubmitted.current = false;
    // Like a link to the current URL, this replaces the history entry instead of adding one.
    navigate(url, { replace: url === pathname + search + hash });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const optionUrl = isListShown ? suggestions[activeIndex]?.url : undefined;
    if (optionUrl) return open(optionUrl);
    const submitted = field.current?.value.trim() ?? '';
    if (submitted !== '') open(searchUrl(submitted));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // While an input method composes text, it uses these keys itself.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      // While the suggestions for the latest text are still being rendered, the arrow keys already move through them.
      if (!isListShown && typed === term) return suggest(event.currentTarget.value);
      // Cycles through the options and the field itself. While suggestions are still being rendered, this assumes one.
      const stops = Math.max(suggestions.length, 1) + 1;
      setActiveIndex(((activeIndex + 1 + step + stops) % stops) - 1);
    } else if (event.key === 'Escape' && isListShown) {
      event.preventDefault();
      setListShownAt(undefined);
    } else if (event.key === 'Escape') {
      clear();
      setListShownAt(undefined);
    }
  }

  /**
   * The links below *No match* can be reached with the Tab key. VoiceOver on iOS moves the focus to a suggestion, or to nothing,
   * before its click opens it.
   */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
    if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
    const kept = isNoMatch ? currentTarget : document.getElementById(listId);
    if (relatedTarget && !kept?.contains(relatedTarget)) setListShownAt(undefined);
  }

  useEffect(() => {
    if (!isOpen) return;
    const closeIfOutside = ({ target }: PointerEvent) => {
      if (!form.current?.contains(target as Node)) setListShownAt(undefined);
    };
    document.addEventListener('pointerdown', closeIfOutside);
    return () => document.removeEventListener('pointerdown', closeIfOutside);
  }, [isOpen]);

  return (
    <form
      ref={form}
      role="search"
      action={withBase(paths.search)}
      onSubmit={submit}
      onFocus={() => setHasFocus(true)}
      onBlur={onBlur}
      className={formClass}
    >
      <label htmlFor={id} className="sr-only">
        Search products
      </label>
      <input
        ref={field}
        id={id}
        // A combobox must not be of the type `search`.
        type="text"
        inputMode="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={isListShown ? listId : undefined}
        aria-activedescendant={activeId}
        name={queryParameters.search}
        defaultValue={pageTerm}
        placeholder="Search or item no."
        autoComplete="off"
        enterKeyHint="search"
        className={fieldClass}
        onChange={(event) => suggest(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          if (event.target.value === '') suggest('');
        }}
      />
      {/* A placeholder cannot depend on the width. */}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute hidden max-w-full truncate px-2 py-3 pr-14 text-muted scheme-light md:tall:peer-placeholder-shown:block dark:scheme-dark"
      >
        {hint}
      </span>
      {/* Only while the form has the focus, because the field of a phone is short. */}
      {hasFocus && (
        <span
          className={`bg-surface peer-placeholder-shown:hidden dark:border-y dark:border-edge ${partClass}`}
        >
          <IconButton
            icon="x"
            label="Clear"
            onClick={() => {
              clear();
              field.current?.focus();
            }}
          />
        </span>
      )}
      <button type="submit" className={submitClass} aria-label="Search">
        <Icon name="search" />
      </button>
      {isListShown && (
        <Suggestions
          id={listId}
          term={suggested.term}
          suggestions={suggestions}
          activeIndex={activeIndex}
          onOpen={() => {
            unsubmitted.current = false;
          }}
        />
      )}
      {isOpen && <SearchStatus isNoMatch={isNoMatch}>{children}</SearchStatus>}
    </form>
  );
}
