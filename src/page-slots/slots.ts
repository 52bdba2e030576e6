export type PageUrl = {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
};

/** A rendered page. */
export type Slot = {
  readonly id: number;
  readonly url: PageUrl;
  /** The key of its history entry. A slot without one is rendered ahead and not opened yet. */
  readonly key?: string;
  /**
   * Rendered for a click: at first without what is below the first screen (deferred.ts). A page for Back or Forward is
   * rendered whole, because its scroll position may be further down.
   */
  readonly isForClick?: boolean;
};

/** The page that is shown and the hidden ones, the latest first. */
export type Slots = readonly [shown: Slot, ...hidden: Slot[]];

/** The history entry that is shown, and what has led to it; `POP` is Back, Forward or a page load. */
type Navigation = {
  readonly url: PageUrl;
  readonly key: string;
  readonly type: 'POP' | 'PUSH' | 'REPLACE';
};

/** How many pages are kept for Back and Forward. */
const keptPages = 4;

/**
 * How many may be kept until the browser is idle. Removing a page takes time, so it waits until after the click; each navigation
 * starts the wait again.
 */
const maxPages = 8;

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
  return latestSlots([{ ...next, url, key }, ...kept.filter((slot) => slot !== ready)], maxPages);
}

/** The slots with the page of the URL rendered ahead, and no other; the same slots if nothing changes. */
export function withPageAhead(slots: Slots, url?: PageUrl): Slots {
  const [shown, ...hidden] = slots;
  const opened = hidden.filter(isOpened);
  if (!url) return opened.length === hidden.length ? slots : [shown, ...opened];
  const isThere = hidden.some((slot) => isAheadFor(slot, url));
  if (isThere || shown.url.pathname === url.pathname) return slots;
  return [shown, ...opened, { id: nextId(slots), url, isForClick: true }];
}

/** The slots without the pages that are no longer kept, all but the latest `count`; the same slots if all are. */
export function latestSlots(slots: Slots, count = keptPages): Slots {
  const [shown, ...hidden] = slots;
  const old = hidden.filter(isOpened).slice(count);
  return old.length === 0 ? slots : [shown, ...hidden.filter((slot) => !old.includes(slot))];
}

/** Not only rendered ahead: the page is shown, or was. */
export const isOpened = ({ key }: Slot) => key !== undefined;

const isAheadFor = (slot: Slot, url: PageUrl) =>
  !isOpened(slot) && slot.url.pathname === url.pathname && slot.url.search === url.search;

const nextId = (slots: Slots) => Math.max(...slots.map(({ id }) => id)) + 1;
