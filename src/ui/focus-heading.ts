/** Moves the focus to the heading of the page that is shown: after navigation, or when the focused control is removed. */
export function focusHeading(options?: FocusOptions) {
  document.querySelector<HTMLElement>('h1:not([aria-hidden] *)')?.focus(options);
}
