import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useAfterNavigation, useLocation, useNavigate } from '../navigation/router.ts';
import { pages, queryParameters, searchTermIn, searchUrl, withBase } from '../paths.ts';
import { store } from '../store.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { laterPart } from '../ui/later-part.tsx';
import { useSuggestions } from './use-suggestions.ts';

const SuggestionList = laterPart((parts) => parts.SuggestionList);

/** With the first example that is a measure: `200 N·m`. */
const measure = store.searchExamples.find((example) => /^\d\S* \S+$/.test(example));
const hint = measure ? `Search tools, item no., or ${measure}` : 'Search tools or item no.';

/** Light in the header, which is dark in both schemes. On a dark page a light field would be the brightest part of the screen. */
const partClass = 'bg-surface text-text scheme-light-dark';

/** The placeholder is in the narrow font on a phone. Wide screens have a longer one, in an element of its own. */
const fieldClass = [
  'peer min-h-target-primary min-w-0 flex-1 text-ellipsis px-1 md:pl-2 focus-visible:outline-none',
  'rounded-l-control border border-r-0 border-transparent dark:border-edge',
  'placeholder:text-muted md:tall:placeholder:opacity-0',
  'phone:placeholder:font-display phone:placeholder:text-small phone:placeholder:font-semibold',
  partClass,
].join(' ');

const submitClass = [
  'grid size-target-primary cursor-pointer place-items-center -outline-offset-3 hover:bg-paper',
  'rounded-r-control border border-transparent border-l-line dark:border-edge',
  partClass,
].join(' ');

/** On a phone the focused form takes the whole row of the header, over its other parts, so that a name fits in the field. */
const formClass = [
  'peer/search relative z-1 flex min-w-0 rounded-control [grid-area:search] print:hidden',
  '@min-[20rem]:@max-[30.06rem]:focus-within:[grid-area:2/1/auto/-1]',
  // Between the field and the suggestions there is room for the ring alone.
  'has-[input:focus-visible]:focus-ring has-[input:focus-visible]:outline-offset-0',
].join(' ');

/** Clear of the focus ring. */
const belowFormClass = 'absolute inset-x-0 top-[calc(100%+0.25rem)] z-10';

const boxClass = `${belowFormClass} rounded-card border border-edge p-1 shadow-overlay ${partClass}`;

const clearClass = 'flex h-target-primary items-center dark:border-y dark:border-edge';

const overFieldClass = 'pointer-events-none absolute max-w-full truncate px-2 py-3 pr-14';

/**
 * A GET form with an uncontrolled field, which works before hydration too. The field is a combobox:
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. The children are links for a shopper whose text matches nothing.
 */
export function SearchForm({ children }: { children?: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const pageTerm = pathname === pages.search.path ? searchTermIn(search) : '';
  /** Whether the field has text that was typed and not submitted. Otherwise it has the term of the page. */
  const unsubmitted = useRef(false);
  useEffect(() => {
    // It may have been typed before hydration.
    if (field.current?.value !== field.current?.defaultValue) unsubmitted.current = true;
  }, []);
  useAfterNavigation(() => {
    if (field.current && !unsubmitted.current) field.current.value = pageTerm;
  });
  const list = useSuggestions(form);
  const { suggestions, active, isOpen, isListShown, isNoMatch, close } = list;
  const suggestionId = (index: number) => `${listId}-${index}`;
  const activeId = isListShown && active >= 0 ? suggestionId(active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function suggest(text: string) {
    unsubmitted.current = text !== '';
    list.suggest(text);
  }

  function clear() {
    if (field.current) field.current.value = '';
    field.current?.focus();
    suggest('');
  }

  function open(url: string) {
    unsubmitted.current = false;
    // Like a link to the current URL, this replaces the history entry instead of adding one.
    navigate(url, { replace: url === pathname + search + hash });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const optionUrl = isListShown ? suggestions[active]?.url : undefined;
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
      list.move(step, event.currentTarget.value);
    } else if (event.key === 'Escape') {
      if (isListShown) event.preventDefault();
      else clear();
      close();
    }
  }

  /**
   * The links below *No match* can be reached with the Tab key. VoiceOver on iOS moves the focus to a suggestion, or to nothing,
   * before its click opens it.
   */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
    if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
    const kept = isNoMatch ? currentTarget : document.getElementById(listId);
    if (relatedTarget && !kept?.contains(relatedTarget)) close();
  }

  return (
    <form
      ref={form}
      role="search"
      action={withBase(pages.search.path)}
      onSubmit={submit}
      onFocus={() => setHasFocus(true)}
      onBlur={onBlur}
      className={formClass}
    >
      <input
        ref={field}
        aria-label="Search products"
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
        className={`hidden text-muted scheme-light-dark md:tall:peer-placeholder-shown:block ${overFieldClass}`}
      >
        {hint}
      </span>
      {/* Only while the form has the focus, because the field of a phone is short. */}
      {hasFocus && (
        <span className={`peer-placeholder-shown:hidden ${clearClass} ${partClass}`}>
          <IconButton icon="x" aria-label="Clear" onClick={clear} />
        </span>
      )}
      <button type="submit" className={submitClass} aria-label="Search">
        <Icon name="search" />
      </button>
      {isListShown && (
        <SuggestionList
          id={listId}
          suggestionId={suggestionId}
          className={boxClass}
          list={list}
          onOpen={() => {
            unsubmitted.current = false;
          }}
        />
      )}
      {/* Empty before it says something, because screen readers announce only changes of a status. */}
      {isOpen && (
        <div
          className={isNoMatch ? `flex flex-wrap items-center gap-x-4 px-2 ${boxClass}` : 'sr-only'}
        >
          <p role="status">{isNoMatch ? 'No match' : ''}</p>
          {isNoMatch && children}
        </div>
      )}
    </form>
  );
}
