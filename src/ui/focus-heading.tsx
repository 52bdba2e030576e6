/** Moves the focus to the heading of the page: after navigation, or when the focused control is removed. */
export function focusHeading(options?: FocusOptions) {
  document.querySelector('h1')?.focus(options);
}
