/**
 * Runs in the page: elements that reach beyond a side of the viewport, and text that lies over other text or over a
 * control.
 */
export function layoutFaults(): string[] {
  window.scrollTo(0, 0);
  const found = new Set<string>();

  for (const element of document.body.querySelectorAll('*')) {
    if (!isShown(element)) continue;
    const box = visiblePart(element.getBoundingClientRect(), element.parentElement);
    if (box && (box.left < -0.5 || box.right > innerWidth + 0.5)) {
      found.add(`${nameOf(element)} reaches from ${box.left} to ${box.right} px`);
    }
  }

  const lines = textLines();
  const controls = [...document.querySelectorAll('a[href], button, input, select')]
    .filter(isShown)
    .flatMap((control) => boxesOf(control, control.getClientRects()));
  for (const [index, line] of lines.entries()) {
    // Text that takes no taps is part of the control below it: a placeholder.
    const isPart = getComputedStyle(line.element).pointerEvents === 'none';
    const isOther = ({ element, box }: Box) => element !== line.element || box.top !== line.box.top;
    const others = [
      ...lines.slice(index + 1).filter(isOther),
      // A link in a sentence is higher than its line, so that it can be tapped.
      ...controls.filter(
        ({ element }) =>
          !isPart && !element.contains(line.element) && !line.element.contains(element),
      ),
    ];
    for (const { element } of others.filter((other) => overlap(line, other))) {
      found.add(`${nameOf(line.element)} overlaps ${nameOf(element)}`);
    }
  }
  return [...found];

  type Box = { element: Element; box: DOMRect };

  function overlap(a: Box, b: Box) {
    const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    // A bar lies over the page on purpose.
    return width > 1 && height > 1 && barOf(a.element) === barOf(b.element);
  }

  function textLines(): Box[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const boxes: Box[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const { parentElement: element } = text;
      if (!text.nodeValue?.trim() || !element || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      // A line is as high as the font's tallest accents: its letters take about the font's size.
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const letters = [...range.getClientRects()].map(({ x, y, width, height }) => {
        const space = Math.max(0, height - size) / 2;
        return new DOMRect(x, y + space, width, height - 2 * space);
      });
      boxes.push(...boxesOf(element, letters));
    }
    return boxes;
  }

  function boxesOf(element: Element, boxes: Iterable<DOMRect>): Box[] {
    return [...boxes].flatMap((whole) => {
      const box = visiblePart(whole, element);
      return box ? [{ element, box }] : [];
    });
  }

  /** The part of a box that is left in the element and its ancestors, some of which clip or scroll what overflows them. */
  function visiblePart(whole: DOMRect, inside: Element | null): DOMRect | undefined {
    let { left, top, right, bottom } = whole;
    for (let each = inside; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      if (display === 'inline') continue;
      if (overflowX !== 'visible') {
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      }
      if (overflowY !== 'visible') {
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
    }
    // A text for screen readers only is clipped to one pixel.
    const isSeen = right > left + 1 && bottom > top + 1;
    return isSeen ? new DOMRect(left, top, right - left, bottom - top) : undefined;
  }

  function isShown(element: Element) {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  function nameOf(element: Element) {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()} "${text.trim().slice(0, 40)}"`;
  }

  /** The nearest ancestor, or the element itself, that stays on the screen while the page scrolls. */
  function barOf(element: Element | null): Element | null {
    if (!element || /fixed|sticky/.test(getComputedStyle(element).position)) return element;
    return barOf(element.parentElement);
  }
}
