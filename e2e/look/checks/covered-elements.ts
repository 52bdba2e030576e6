/**
 * Runs in the page: the focused elements and the prices that a fixed or sticky element covers after the
 * browser has scrolled to them, from above and from below.
 */
export function coveredElements() {
  const { isShown, nameOf, barOf } = window.look;
  const found = new Set<string>();

  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const paddings = [scrollPaddingTop, scrollPaddingBottom].map((each) => Number.parseFloat(each));
  /** An element that is higher cannot be whole in the viewport: bars may cover parts of it. */
  const freeHeight = innerHeight - paddings.reduce((sum, each) => sum + (each || 0), 0);

  function coverAt(target: Element, x: number, y: number) {
    for (const element of document.elementsFromPoint(x, y)) {
      if (element.contains(target) || target.contains(element)) return;
      const bar = barOf(element);
      if (bar && !bar.contains(target)) return bar;
    }
    return;
  }

  function check(target: Element, boxes: DOMRectList, action: string) {
    for (const { left, top, width, height } of boxes) {
      // The box of a text can be some pixels higher than its line.
      const [dx, dy] = [Math.min(4, width / 4), Math.min(8, height / 4)];
      const points = [
        [left + width / 2, top + height / 2],
        [left + dx, top + dy],
        [left + width - dx, top + dy],
        [left + dx, top + height - dy],
        [left + width - dx, top + height - dy],
      ] as const;
      const isVisible = ([x, y]: readonly [number, number]) =>
        y >= 0 && y <= innerHeight && !coverAt(target, x, y);
      if (height > freeHeight && points.some(isVisible)) continue;
      for (const [x, y] of points) {
        if (y < 0 || y > innerHeight) {
          found.add(`${nameOf(target)} is outside of the viewport, ${action}`);
        }
        const bar = coverAt(target, x, y);
        if (bar) found.add(`${nameOf(target)} is covered by ${nameOf(bar)}, ${action}`);
      }
    }
  }

  const focusable = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
    ),
  ].filter((element) => element.tabIndex >= 0 && isShown(element));
  const prices = [...document.querySelectorAll('main *')].filter(
    (element) => /^\$\d/.test(element.lastChild?.nodeValue ?? '') && isShown(element),
  );
  for (const direction of ['downwards', 'upwards'] as const) {
    const isDown = direction === 'downwards';
    const start = () => window.scrollTo(0, isDown ? 0 : document.documentElement.scrollHeight);
    start();
    for (const element of isDown ? focusable : focusable.toReversed()) {
      (document.activeElement as HTMLElement | null)?.blur();
      element.focus();
      check(element, element.getClientRects(), `focused ${direction}`);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    start();
    for (const price of isDown ? prices : prices.toReversed()) {
      price.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      // Neither the cell around it nor the words for screen readers before it.
      const text = document.createRange();
      text.selectNode(price.lastChild ?? price);
      check(price, text.getClientRects(), `scrolled to ${direction}`);
    }
  }
  window.scrollTo(0, 0);
  return [...found];
}
