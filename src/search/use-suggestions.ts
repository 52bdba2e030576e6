import { type RefObject, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { findProduct, listedProducts } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { useLocation } from '../navigation/router.ts';
import { productUrl } from '../paths.ts';
import { whenIdle } from '../ui/browser.ts';
import { useLaterParts } from '../ui/later-part.tsx';

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
  const isBlank = term.trim() === '';
  const search = useSearch();
  const found = useMemo(() => search?.suggestedFor(term, seen), [search, term, seen]);
  const suggestions = found?.suggestions ?? [];
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
    /** The words that the suggestions highlight. */
    term: found?.term ?? '',
    active,
    /** Whether the shopper has asked for suggestions, even if there are none. */
    isOpen,
    isListShown,
    isNoMatch: found !== undefined && !isBlank && suggestions.length === 0,
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
 * The search, once it answers at once. For a large catalogue that takes seconds on a slow phone, so the index is built in pieces while
 * the browser is idle, from the first visit of the page on.
 */
function useSearch() {
  const laterParts = useLaterParts();
  const [left, setLeft] = useState(listedProducts.length);
  useEffect(() => {
    if (!laterParts || left <= fewProducts) return;
    return whenIdle(() => {
      // In milliseconds. A key press waits for the piece that is running.
      const end = performance.now() + 15;
      setLeft(laterParts.indexWhile(listedProducts, () => performance.now() < end));
    });
  }, [laterParts, left]);
  return left <= fewProducts ? laterParts : undefined;
}
