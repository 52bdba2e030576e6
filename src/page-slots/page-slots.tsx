import {
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useIsHydrated } from '../ui/is-hydrated';
import { PrerenderedContext } from '../ui/responsive-image';
import { whenIdle } from '../ui/when-idle';
import { IsWholeContext } from './deferred';
import { PageUrlContext } from './page-url';
import { isOpened, latestSlots, type Slot, type Slots, slotsAfter, withPageAhead } from './slots';
import { useLinkIntent } from './use-link-intent';

type PageSlotsProps = {
  /** Whether a path has a page, which can be rendered ahead. */
  isPage: (pathname: string) => boolean;
  /** Renders the page of a path. */
  children: (pathname: string, isShown: boolean) => ReactNode;
};

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

/**
 * Shows the page of the URL. The page of a link that is about to be clicked is rendered ahead, hidden, and pages that
 * were left are kept for Back and Forward: a navigation then only changes which one is hidden.
 */
export function PageSlots({ isPage, children }: PageSlotsProps) {
  const location = useLocation();
  const type = useNavigationType();
  const [slots, setSlots] = useState<Slots>([{ id: 0, url: location, key: location.key }]);
  if (slots[0].url !== location) {
    const [shown, ...hidden] = slotsAfter(slots, { url: location, key: location.key, type });
    setSlots(canHidePages() ? [shown, ...hidden] : [shown]);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation.
  useEffect(() => whenIdle(() => setSlots((current) => latestSlots(current))), [location]);

  useLinkIntent((url) => {
    if (!canHidePages() || isSavingData() || (url && !isPage(url.pathname))) return;
    setSlots((current) => withPageAhead(current, url));
  });

  // In an unchanging order, because React would move the elements.
  const rendered = slots.toSorted((one, other) => one.id - other.id);
  return rendered.map((slot) => (
    <SlotFrame key={slot.id} slot={slot} isShown={slot === slots[0]}>
      {children(slot.url.pathname, slot === slots[0])}
    </SlotFrame>
  ));
}

type SlotFrameProps = { slot: Slot; isShown: boolean; children: ReactNode };

function SlotFrame({ slot, isShown, children }: SlotFrameProps) {
  const { url, isForClick = false } = slot;
  const { pathname } = url;
  const isHydrated = useIsHydrated();
  const search = isHydrated ? url.search : '';
  // A hash opens the zoom dialog of a product, which a hidden page must not.
  const hash = isHydrated && isShown ? url.hash : '';
  const pageUrl = useMemo(() => ({ pathname, search, hash }), [pathname, search, hash]);
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
        <PageUrlContext value={pageUrl}>
          <PrerenderedContext value={slot.id === 0}>
            <IsWholeContext value={isWhole}>{children}</IsWholeContext>
          </PrerenderedContext>
        </PageUrlContext>
      )}
    </div>
  );
}

function slotClass(isShown: boolean, isWhole: boolean) {
  if (!isShown) return 'absolute h-0 w-full [content-visibility:hidden]';
  // The footer stays below the screen.
  return isWhole ? undefined : 'min-h-dvh';
}
