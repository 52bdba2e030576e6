import {
  type CSSProperties,
  memo,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Path, useLocation, useNavigationType } from 'react-router-dom';
import { ErrorPageBoundary } from '../pages/error-page.tsx';
import { decodablePath, hasListingValue } from '../paths.ts';
import { matchedRoute, routes } from '../routes.ts';
import { IsWholePageContext } from '../ui/below-first-screen.ts';
import { isSavingData, useIsHydrated, whenIdle } from '../ui/browser.ts';
import { useLinkIntent } from './link-intent.ts';
import { IsShownContext, PageLocationContext, useAfterNavigation } from './router.ts';
import {
  isOpened,
  latestSlots,
  type Slot,
  type Slots,
  slotsAfter,
  withPageAhead,
} from './slots.ts';

/**
 * Shows the page of the URL. A link that is about to be clicked has its page rendered ahead, hidden. Pages that the shopper
 * has left stay hidden for Back and Forward. A navigation then only swaps which page is hidden.
 */
export function PageSlots({ page }: { page?: ReactNode }) {
  const location = useLocation();
  const type = useNavigationType();
  const [slots, setSlots] = useState<Slots>([{ id: 0, url: location, key: location.key }]);
  if (slots[0].url !== location) {
    const [shown, ...hidden] = slotsAfter(slots, { url: location, key: location.key, type });
    setSlots(canHidePages() ? [shown, ...hidden] : [shown]);
  }

  useAfterNavigation(() => whenIdle(() => setSlots(latestSlots)));

  useLinkIntent((url) => {
    if (!canHidePages() || isSavingData() || (url && !hasRoute(url))) return;
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
  const { url, isForClick = false } = slot;
  const isHydrated = useIsHydrated();
  const [isOfListing] = useState(() => hasListingValue(url.search));
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
      // Until the page is whole, this height keeps the footer below the screen.
      className={isShown && !isWhole ? 'min-h-dvh' : undefined}
      // Inline, so that a page ahead is hidden without the stylesheet too: it would move the link that is about to be clicked.
      style={isShown ? undefined : hiddenStyle}
    >
      {isRendered && (
        <IsShownContext value={isShown}>
          <IsWholePageContext value={isWhole}>
            <ErrorPageBoundary>
              {/* The prerendered page has no ticks and its cards in another order. If hydration moved its elements,
                  that would be a layout shift, which new elements are not. */}
              <PageOfSlot
                key={`${isHydrated && isOfListing}`}
                slot={slot}
                isShown={isShown}
                page={page}
              />
            </ErrorPageBoundary>
          </IsWholePageContext>
        </IsShownContext>
      )}
    </div>
  );
});

/** The page of the slot's URL or, if given, `page`; and that URL for the components in it. */
function PageOfSlot({ slot, isShown, page }: PageSlotProps) {
  const { url } = slot;
  const isHydrated = useIsHydrated();
  const pathname = decodablePath(url.pathname);
  // Prerendered pages have no query and no hash, so hydration must not see them either.
  const search = isHydrated ? url.search : '';
  // A hash opens the zoom dialog of a product, which reads the key. A hidden page must not open it.
  const hash = isHydrated && isShown ? url.hash : '';
  const key = (hash && slot.key) || 'default';
  const { state = null } = url;
  // The same objects while nothing in them changes, so that a page rendered ahead is not rendered again when it is shown.
  const location = useMemo(
    () => ({ pathname, search, hash, key, state }),
    [pathname, search, hash, key, state],
  );
  const pageOfUrl = useMemo(() => {
    const { route, params } = matchedRoute(pathname);
    return <route.Page {...params} />;
  }, [pathname]);
  return <PageLocationContext value={location}>{page ?? pageOfUrl}</PageLocationContext>;
}

const hiddenStyle: CSSProperties = {
  position: 'absolute',
  height: 0,
  width: '100%',
  contentVisibility: 'hidden',
};

const hasRoute = ({ pathname }: Path) => routes.some(({ urls }) => urls.includes(pathname));

const canHidePages = () => globalThis.CSS?.supports?.('content-visibility', 'hidden') ?? false;
