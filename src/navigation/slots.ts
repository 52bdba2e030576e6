import type { NavigationType, Path } from 'react-router-dom';
import { pages } from '../paths.ts';

export type Slot = {
  readonly id: number;
  /** The state of its history entry belongs to it, as in React Router's locations. */
  readonly url: Path & { readonly state?: unknown };
  /** The key of its history entry. A slot without a key was rendered ahead, and has not been opened yet. */
  readonly key?: string;
  /**
   * A page for a click is first rendered without the parts below the first screen. A page for Back or Forward is rendered
   * whole, because its scroll position may be further down.
   */
  readonly isForClick?: boolean;
};

/** The shown page, then the hidden pages, most recent first. */
export type Slots = readonly [shown: Slot, ...hidden: Slot[]];

/** The current history entry and the type of navigation that led to it. `POP` is Back, Forward or a page load. */
type Navigation = {
  readonly url: Slot['url'];
  readonly key: string;
  readonly type: `${NavigationType}`;
};

/** How many pages are kept for Back and Forward. Others are removed when the browser is idle, so that no click is delayed. */
const keptPages = 4;

/**
 * The slots after a navigation. A URL with the same path keeps the slot. Back and Forward show the page kept for their
 * history entry. Other navigations show the page rendered ahead for their URL. If there is no such page, a slot is added.
 * A page whose history entry was replaced is dropped, and so is the cart page, whose state is in the store.
 */
export function slotsAfter(slots: Slots, { url, key, type }: Navigation): Slots {
  const [shown, ...hidden] = slots;
  if (shown.url.pathname === url.pathname) return [{ ...shown, url, key }, ...hidden];
  const isPop = type === 'POP';
  // The key alone is not unique: the first history entry and those of hash links share one.
  const isKept = (slot: Slot) => slot.key === key && slot.url.pathname === url.pathname;
  const ready = hidden.find((slot) => (isPop ? isKept(slot) : isAheadFor(slot, url)));
  const next = ready ?? { id: nextId(slots), isForClick: !isPop };
  const isKeptPage = type !== 'REPLACE' && shown.url.pathname !== pages.cart.path;
  const kept = isKeptPage ? slots : hidden;
  return [{ ...next, url, key }, ...kept.filter((slot) => slot !== ready)];
}

/** Makes the page of the URL the only one rendered ahead. Without a URL there is none. Returns `slots` if nothing changes. */
export function withPageAhead(slots: Slots, url?: Path): Slots {
  const [shown, ...hidden] = slots;
  const opened = hidden.filter(isOpened);
  if (!url) return opened.length === hidden.length ? slots : [shown, ...opened];
  const isThere = hidden.some((slot) => isAheadFor(slot, url));
  if (isThere || shown.url.pathname === url.pathname) return slots;
  return [shown, ...opened, { id: nextId(slots), url, isForClick: true }];
}

/** Drops the pages that are no longer kept. Returns `slots` if there are none. */
export function latestSlots(slots: Slots): Slots {
  const [shown, ...hidden] = slots;
  const old = hidden.filter(isOpened).slice(keptPages);
  return old.length === 0 ? slots : [shown, ...hidden.filter((slot) => !old.includes(slot))];
}

/** Whether the page is shown or was shown before, and not only rendered ahead. */
export const isOpened = ({ key }: Slot) => key !== undefined;

const isAheadFor = (slot: Slot, url: Path) =>
  !isOpened(slot) && slot.url.pathname === url.pathname && slot.url.search === url.search;

const nextId = (slots: Slots) => Math.max(...slots.map(({ id }) => id)) + 1;
