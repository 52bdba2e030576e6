/** Runs in the page: what makes the page wider than the viewport, or lies outside of it at a side. */
export function overflow() {
  window.scrollTo(0, 0);
  const { isShown, nameOf, clippers } = window.look;
  const { scrollWidth } = document.documentElement;
  const found: string[] = [];
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`);
  for (const element of document.body.querySelectorAll('*')) {
    if (!isShown(element)) continue;
    const { left, right } = element.getBoundingClientRect();
    if (left >= -0.5 && right <= innerWidth + 0.5) continue;
    const isInScroller =
      element.parentElement &&
      clippers(element.parentElement).some(
        ({ box, x }) => /auto|scroll/.test(x) && box.left >= -0.5 && box.right <= innerWidth + 0.5,
      );
    if (!isInScroller) {
      found.push(`${nameOf(element)} reaches from ${Math.round(left)} to ${Math.round(right)} px`);
    }
  }
  return found;
}
