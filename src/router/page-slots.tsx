import {
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Path, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { ErrorPageBoundary } from '../pages/error-page';
import { decodablePath } from '../paths';
import { IsWholePageContext } from '../ui/below-first-screen';
import { useIsHydrated } from '../ui/is-hydrated';
import { IsShownContext } from '../ui/is-shown';
import { PrerenderedContext } from '../ui/responsive-image';
import { whenIdle } from '../ui/when-idle';
import { notFound, routes } from './routes';
import { isOpened, latestSlots, type Slot, type Slots, slotsAfter, withPageAhead } from './slots';
import { useLinkIntent } from './use-link-intent';

const elements = [...routes, notFound].map(({ path, Page }) => (
  <Route key={path} path={path} element={<Page />} />
));

/**
 * Shows the page of the URL. The page of a link that is about to be clicked is rendered ahead, hidden, and pages that
 * were left are kept for Back and Forward: a navigation then only changes which one is hidden. Each slot is a `<Routes>` with
 * a location of its own, so that a hidden page sees its own URL. `page`, if given, stands in for the pages of the routes.
 */
export function PageSlots({ page }: { page?: ReactNode }) {
  const location = useLocation();
  const type = useNavigationType();
  const [slots, setSlots] = useState<Slots>([{ id: 0, url: location, key: location.key }]);
  if (slots[0].url !== location) {
    const [shown, ...hidden] = slotsAfter(slots, { url: location, key: location.key, type });
    setSlots(canHidePages() ? [shown, ...hidden] : [shown]);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation.
  useEffect(() => whenIdle(() => setSlots(latestSlots)), [location]);

  useLinkIntent((url) => {
    if (!canHidePages() || isSavingData() || (url && !isPage(url))) return;
    setSlots((current) => withPageAhead(current, url));
  });

  // In an unchanging order, because React would move the elements.
  const rendered = slots.toSorted((one, other) => one.id - other.id);
  return rendered.map((slot) => (
    <PageSlot key={slot.id} slot={slot} isShown={slot === slots[0]} page={page} />
  ));
}

type PageSlotProps = { slot: Slot; isShown: boolean; page: ReactNode };

function PageSlot({ slot, isShown, page }: PageSlotProps) {
  const { id, url, key = 'default', isForClick = false } = slot;
  const isHydrated = useIsHydrated();
  const location = {
    key,
    pathname: decodablePath(url.pathname),
    // Pages are prerendered without them.
    search: isHydrated ? url.search : '',
    // A hash opens the zoom dialog of a product, which a hidden page must not.
    hash: isHydrated && isShown ? url.hash : '',
  };
  const isAhead = !isOpened(slot);
  // Input can interrupt the render of a page ahead. The slot is added at once and not in a transition: if a navigation came
  // while that update was pending, React would apply the update again on other slots, with other ids.
  const isRendered = useDeferredValue(true, !isAhead) || !isAhead;
  const [isWhole, setWhole] = useState(!isForClick);
  useEffect(() => {
    if (!isAhead) startTransition(() => setWhole(true));
  }, [isAhead]);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Has the browser compute the layout, which it keeps while the page is hidden.
    if (isAhead && isRendered) element.current?.firstElementChild?.getBoundingClientRect();
  }, [isAhead, isRendered]);
  return (
    <div
      ref={element}
      aria-hidden={isShown ? undefined : true}
      className={slotClass(isShown, isWhole)}
    >
      {isRendered && (
        <PrerenderedContext value={id === 0}>
          <IsShownContext value={isShown}>
            <IsWholePageContext value={isWhole}>
              <ErrorPageBoundary>
                {page ?? <Routes location={location}>{elements}</Routes>}
              </ErrorPageBoundary>
            </IsWholePageContext>
          </IsShownContext>
        </PrerenderedContext>
      )}
    </div>
  );
}

function slotClass(isShown: boolean, isWhole: boolean) {
  if (!isShown) return 'absolute h-0 w-full [content-visibility:hidden]';
  // The footer stays below the screen.
  return isWhole ? undefined : 'min-h-dvh';
}

const isPage = ({ pathname }: Path) => routes.some(({ urls }) => urls.includes(pathname));

const canHidePages = () =>
  (globalThis.CSS?.supports?.('content-visibility', 'hidden') ?? false) && hasStyles();

/** If the stylesheet has failed to load, nothing is hidden: a page ahead would move the link that is about to be clicked. */
const hasStyles = () => [...document.styleSheets].some(hasRules);

function hasRules(sheet: CSSStyleSheet) {
  try {
    return sheet.cssRules.length > 0;
  } catch {
    // Browsers do not give the rules of a stylesheet that they could not load, or that an extension has added.
    return false;
  }
}

/** Browsers other than Chromium do not tell: https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
const isSavingData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
