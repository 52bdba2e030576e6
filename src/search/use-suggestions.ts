import { type RefObject, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { categoryOf, findProduct, listedProducts, productsIn } from '../catalogue/catalogue.ts';
import { categories } from '../catalogue/categories.ts';
import type { Product } from '../catalogue/product.ts';
import { categoryUrl, productUrl, searchUrl } from '../paths.ts';
import { store } from '../store.ts';
import { counted } from '../text/counted.ts';
import { fold } from '../text/fold.ts';
import { excerptAround, hasMatch } from '../text/highlighted-text.tsx';
import { whenIdle } from '../ui/when-idle.ts';
import type { ShownProduct } from './find.ts';
import { mostMatches, searchCatalogue } from './search-catalogue.ts';
import { indexWhile } from './word-index.ts';

/**
 * The suggestions for the text of the field of a form, whether their list is open, and which of them the arrow keys have made active.
 */
export function useSuggestions(form: RefObject<HTMLFormElement | null>) {
  const { key } = useLocation();
  const [typed, setTyped] = useState('');
  // React paints the typed text before the suggestions, which take longer.
  const term = useDeferredValue(typed);
  // The location key at which the list was opened. A navigation changes the key, which closes the list.
  const [openedAt, setOpenedAt] = useState<string>();
  // -1 while no suggestion is active.
  const [active, setActive] = useState(-1);
  const seen = useRecentlySeen();
  const isIndexed = useIndexed();
  const found = useMemo(() => suggestedFor(isIndexed ? term : ''), [term, isIndexed]);
  const isBlank = term.trim() === '';
  const suggestions = isBlank ? suggestedWhenEmpty(seen) : found.suggestions;
  const isOpen = openedAt === key;
  const isListShown = isOpen && suggestions.length > 0;

  useEffect(() => {
    const closeIfOutside = ({ target }: PointerEvent) => {
      if (!form.current?.contains(target as Node)) setOpenedAt(undefined);
    };
    document.addEventListener('pointerdown', closeIfOutside);
    return () => document.removeEventListener('pointerdown', closeIfOutside);
  }, [form]);

  function suggest(text: string) {
    setTyped(text);
    setOpenedAt(key);
    setActive(-1);
  }

  /** Moves by one through the suggestions and the field itself, around the ends. Opens a closed list, for the text of the field. */
  function move(step: number, text: string) {
    // While the suggestions for the latest text are still being rendered, the arrow keys already move through them.
    if (!isListShown && typed === term) return suggest(text);
    // While suggestions are still being rendered, this assumes one.
    const stops = Math.max(suggestions.length, 1) + 1;
    setActive(((active + 1 + step + stops) % stops) - 1);
  }

  return {
    suggestions,
    /** What the suggestions highlight. */
    term: found.term,
    active,
    /** Whether the shopper has asked for suggestions, even if there are none. */
    isOpen,
    isListShown,
    isNoMatch: isIndexed && !isBlank && suggestions.length === 0,
    suggest,
    move,
    close: () => setOpenedAt(undefined),
  };
}

/** The products whose pages the shopper has opened during this visit, the latest first. */
function useRecentlySeen(): readonly Product[] {
  const { pathname } = useLocation();
  const [seen, setSeen] = useState<readonly Product[]>([]);
  useEffect(() => {
    const product = findProduct(pathname.slice(productUrl('').length));
    if (product && pathname === productUrl(product.id))
      setSeen((before) => [product, ...before.filter((each) => each !== product)]);
  }, [pathname]);
  return seen;
}

/** So few products are indexed by the key press that needs them. */
const fewProducts = 20;

/**
 * Whether a search answers at once. For a large catalogue that takes seconds on a slow phone, so the index is built in pieces while
 * the browser is idle, from the first visit of the page on.
 */
function useIndexed(): boolean {
  const [left, setLeft] = useState(() => indexWhile(listedProducts, () => false));
  useEffect(() => {
    if (left <= fewProducts) return;
    return whenIdle(() => {
      // In milliseconds. A key press waits for the piece that is running.
      const end = performance.now() + 15;
      setLeft(indexWhile(listedProducts, () => performance.now() < end));
    });
  }, [left]);
  return left <= fewProducts;
}

/** At most this many products are suggested. */
const mostSuggested = 6;

type Suggestion = {
  readonly url: string;
  /** A product is shown with its image and its price. */
  readonly product?: Product;
  readonly text: string;
  /** Why it is suggested, if the text does not contain the term. */
  readonly reason?: string | undefined;
};

const ofProduct = (product: Product, reason?: string): Suggestion => ({
  url: productUrl(product.id),
  product,
  text: product.name,
  reason,
});

/** What an empty field suggests: what the shopper has seen, and examples of what the search understands. */
const suggestedWhenEmpty = (seen: readonly Product[]): Suggestion[] => [
  ...seen.slice(0, mostSuggested).map((product) => ofProduct(product)),
  ...store.searchExamples.map((text) => ({ url: searchUrl(text), text })),
];

/**
 * Up to six products, the closest ones if nothing is found; the categories whose names start with the term; and the search page,
 * with the number of products that it shows. Empty for a blank term. `term` is what the texts highlight.
 */
function suggestedFor(term: string) {
  const { results, matches, closest, corrected = term } = searchCatalogue(term);
  const shown: ShownProduct[] = [
    ...results.map((product) => ({ product })),
    ...matches,
    ...closest,
  ];
  const products = shown
    .slice(0, mostSuggested)
    .map(({ product, reason = reasonIn(product, corrected) }) => ofProduct(product, reason));
  const folded = fold(term);
  const ofCategories = categories
    .filter(({ name }) => folded !== '' && fold(name).startsWith(folded))
    .map((category) => ({
      url: categoryUrl(category.slug),
      text: `${category.name}, ${counted(productsIn(category).length, 'product')}`,
    }));
  const count = results.length + Math.min(matches.length, mostMatches);
  const page = {
    url: searchUrl(term.trim()),
    text:
      closest.length > 0
        ? 'See the closest we have'
        : `See all ${counted(count, 'match', 'matches')}`,
  };
  const pages: Suggestion[] = products.length > 0 ? [...ofCategories, page] : ofCategories;
  return { term: corrected, suggestions: [...products, ...pages] };
}

/** The category or the words of the description with the term; undefined if the name has it. */
function reasonIn(product: Product, term: string): string | undefined {
  if (hasMatch(product.name, term)) return undefined;
  const { name } = categoryOf(product);
  return hasMatch(name, term) ? name : excerptAround(product.description, term);
}
