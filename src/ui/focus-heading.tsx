/** Moves the focus to the heading of the page that is shown: after navigation, or when the focused control is removed. */
export function focusHeading(options?: FocusOptions) {
  const headings = [...document.querySelectorAll('h1')];
  headings.find((heading) => !heading.closest('[aria-hidden]'))?.focus(options);
}
