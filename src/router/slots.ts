import type { NavigationType, Path } from 'react-router-dom';

/** A rendered page. */
export type Slot = {
  readonly id: number;
  readonly url: Path;
  /** The key of its history entry. A slot without one is rendered ahead and not opened yet. */
  readonly key?: string;
  /**
   * Rendered for a click: at first without what is below the first screen. A page for Back or Forward is rendered whole,
   * because its scroll position may be further down.
   */
  readonly isForClick?: boolean;
};

/** The page that is shown and the hidden ones, the latest first. */
export type Slots = readonly [shown: Slot, ...hidden: Slot[]];

/** The history entry that is shown, and what has led to it; `POP` is Back, Forward or a page load. */
type Navigation = { readonly url: Path; readonly key: string; readonly type: `${NavigationType}` };

/** How many pages are kept for Back and Forward once the browser is idle: removing one during a click would delay it. */
const keptPages = 4;

/**
 * The slots after a navigation. Another URL of the same path keeps the slot. Back and Forward show the page of their
 * history entry, other navigations the one that was rendered ahead for the URL; without such a page there is a new slot.
 * A page whose history entry was replaced is dropped.
 */
export function slotsAfter(slots: Slots, { url, key, type }: Navigation): Slots {
  const [shown, ...hidden] = slots;
  if (shown.url.pathname === url.pathname) return [{ ...shown, url, key }, ...hidden];
  const isPop = type === 'POP';
  // The first entry and those of hash links have the same key.
  const isKept = (slot: Slot) => slot.key === key && slot.url.pathname === url.pathname;
  const ready = hidden.find((slot) => (isPop ? isKept(slot) : isAheadFor(slot, url)));
  const next = ready ?? { id: nextId(slots), isForClick: !isPop };
  const kept = type === 'REPLACE' ? hidden : slots;
  return [{ ...next, url, key }, ...kept.filter((slot) => slot !== ready)];
}

/** The slots with the page of the URL rendered ahead, and no other; the same slots if nothing changes. */
export function withPageAhead(slots: Slots, url?: Path): Slots {
  const [shown, ...hidden] = slots;
  const opened = hidden.filter(isOpened);
  if (!url) return opened.length === hidden.length ? slots : [shown, ...opened];
  const isThere = hidden.some((slot) => isAheadFor(slot, url));
  if (isThere || shown.url.pathname === url.pathname) return slots;
  return [shown, ...opened, { id: nextId(slots), url, isForClick: true }];
}

/** The slots without the pages that are no longer kept; the same slots if all are. */
export function latestSlots(slots: Slots): Slots {
  const [shown, ...hidden] = slots;
  const old = hidden.filter(isOpened).slice(keptPages);
  return old.length === 0 ? slots : [shown, ...hidden.filter((slot) => !old.includes(slot))];
}

/** Not only rendered ahead: the page is shown, or was. */
export const isOpened = ({ key }: Slot) => key !== undefined;

const isAheadFor = (slot: Slot, url: Path) =>
  !isOpened(slot) && slot.url.pathname === url.pathname && slot.url.search === url.search;

const nextId = (slots: Slots) => Math.max(...slots.map(({ id }) => id)) + 1;
