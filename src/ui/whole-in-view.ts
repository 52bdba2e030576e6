import type { FocusEvent } from 'react';

const nearest = { block: 'nearest', inline: 'nearest' } as const;

/** For a row that is scrolled: shows all of the link that the keyboard focuses. Chromium leaves one that is partly visible where it is. */
export function showWhole({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView(nearest);
}
