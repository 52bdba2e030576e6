import {
  memo,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  NavigationType,
  type Path,
  Route,
  Routes,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { decodablePath } from '../canonical-path.ts';
import { ErrorPageBoundary } from '../pages/error-page.tsx';
import { hasListingValue } from '../paths.ts';
import { notFound, routes } from '../routes.ts';
import { useIsHydrated } from '../ui/is-hydrated.ts';
import { isSavingData } from '../ui/is-saving-data.ts';
import { IsFirstPageContext, IsShownContext, IsWholePageContext } from '../ui/page-context.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { useLinkIntent } from './link-intent.ts';
import {
  isOpened,
  latestSlots,
  type Slot,
  type Slots,
  slotsAfter,
  withPageAhead,
} from './slots.ts';

/** The page of the location in the context. A constant, which React does not render again with each navigation. */
const pageOfLocation = (
  <Routes>
    {[...routes, notFound].map(({ path, Page }) => (
      <Route key={path} path={path} element={<Page />} />
    ))}
  </Routes>
);

/**
 * Shows the page of the URL. A link that is about to be clicked has its page rendered ahead, hidden. Pages that the shopper
 * has left stay hidden for Back and Forward. A navigation then only swaps which page is hidden. `page`, if given, replaces the
 * pages of the routes.
 *
 * Each slot has a location of its own, so that a hidden page sees its own URL. It is given by a context, because
 * `<Routes location>` renders the pages of all slots again with each navigation.
 */
export function PageSlots({ page }: { page?: ReactNode }) {
  const location = useLocation();
  const type = useNavigationType();
  const [slots, setSlots] = useState<Slots>([{ id: 0, url: location, key: location.key }]);
  if (slots[0].url !== location) {
    const [shown, ...hidden] = slotsAfter(slots, { url: location, key: location.key, type });
    setSlots(canHidePages() ? [shown, ...hidden] : [shown]);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs after each navigation.
  useEffect(() => whenIdle(() => setSlots(latestSlots)), [location]);

  useLinkIntent((url) => {
    if (!canHidePages() || isSavingData() || (url && !isPage(url))) return;
    setSlots((current) => withPageAhead(current, url));
  });

  // Sorted by id: if their order changed, React would move the elements in the document.
  const rendered = slots.toSorted((one, other) => one.id - other.id);
  return rendered.map((slot) => (
    <PageSlot key={slot.id} slot={slot} isShown={slot === slots[0]} page={page} />
  ));
}

type PageSlotProps = { slot: Slot; isShown: boolean; page: ReactNode };

const PageSlot = memo(function PageSlot({ slot, isShown, page }: PageSlotProps) {
  const { id, url, key = 'default', isForClick = false } = slot;
  const isHydrated = useIsHydrated();
  const [isOfListing] = useState(() => hasListingValue(url.search));
  const pathname = decodablePath(url.pathname);
  // Prerendered pages have no query and no hash, so hydration must not see them either.
  const search = isHydrated ? url.search : '';
  // A hash opens the zoom dialog of a product, which reads the key. A hidden page must not open it.
  const hash = isHydrated && isShown ? url.hash : '';
  const entryKey = hash === '' ? 'default' : key;
  // The same object while nothing in it changes, so that a page rendered ahead is not rendered again when it is shown.
  const location = useMemo(
    () => ({
      location: { pathname, search, hash, key: entryKey, state: null },
      navigationType: NavigationType.Pop,
    }),
    [pathname, search, hash, entryKey],
  );
  const isAhead = !isOpened(slot);
  // A page rendered ahead mounts empty and fills in a deferred render, which input can interrupt. The slot itself is added
  // synchronously: React would apply a pending transition to the slots of a later navigation and give it another id.
  const isRendered = useDeferredValue(true, !isAhead) || !isAhead;
  const [isWhole, setWhole] = useState(!isForClick);
  useEffect(() => {
    if (isAhead || isWhole) return;
    // After the next frame, so that the rest of the page does not delay it.
    requestAnimationFrame(() => setTimeout(() => startTransition(() => setWhole(true))));
  }, [isAhead, isWhole]);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Forces the browser to compute the layout now. It keeps that layout while the page is hidden.
    if (isAhead && isRendered) element.current?.firstElementChild?.getBoundingClientRect();
  }, [isAhead, isRendered]);
  return (
    <div
      ref={element}
      aria-hidden={isShown ? undefined : true}
      className={slotClass(isShown, isWhole)}
    >
      {isRendered && (
        <IsFirstPageContext value={id === 0}>
          <IsShownContext value={isShown}>
            <IsWholePageContext value={isWhole}>
              <ErrorPageBoundary>
                {page ?? (
                  // The prerendered page shows no comparison and its cards in another order. If hydration moved its
                  // elements, that would be a layout shift, which new elements are not.
                  <LocationContext key={`${isHydrated && isOfListing}`} value={location}>
                    {pageOfLocation}
                  </LocationContext>
                )}
              </ErrorPageBoundary>
            </IsWholePageContext>
          </IsShownContext>
        </IsFirstPageContext>
      )}
    </div>
  );
});

function slotClass(isShown: boolean, isWhole: boolean) {
  if (!isShown) return 'absolute h-0 w-full [content-visibility:hidden]';
  // Until the page is whole, this height keeps the footer below the screen.
  return isWhole ? undefined : 'min-h-dvh';
}

const isPage = ({ pathname }: Path) => routes.some(({ urls }) => urls.includes(pathname));

const canHidePages = () =>
  (globalThis.CSS?.supports?.('content-visibility', 'hidden') ?? false) && hasStyles();

/** Without the stylesheet a page ahead would be visible, and would move the link that is about to be clicked. */
const hasStyles = () => [...document.styleSheets].some(hasRules);

function hasRules(sheet: CSSStyleSheet) {
  try {
    return sheet.cssRules.length > 0;
  } catch {
    // Browsers throw for a stylesheet that they could not load, or that an extension has added.
    return false;
  }
}
