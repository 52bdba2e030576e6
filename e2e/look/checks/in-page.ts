declare global {
  interface Window {
    look: {
      /** Whether a shopper can see the element: not one for screen readers only, or in a closed dialog. */
      isShown: (element: Element) => boolean;
      /** The element for a message: its tag and its name or text. */
      nameOf: (element: Element) => string;
      /** The visible lines of text, each with the element that contains it. */
      textLines: () => { text: string; parent: Element; box: DOMRect }[];
      /** The ancestors of an element, and itself, that clip or scroll what overflows them. */
      clippers: (element: Element) => { box: DOMRect; x: string; y: string }[];
      /** What is left of a box in an element's clippers; undefined if nothing is. */
      visiblePart: (box: DOMRect, element: Element) => DOMRect | undefined;
      /** The nearest ancestor, or the element itself, that stays on the screen while the page scrolls. */
      barOf: (element: Element) => Element | null;
    };
  }
}

/** An init script: adds to the page what the checks share. Playwright sends its source. */
export function addLook() {
  const controls = 'a[href], button, input, select, textarea, summary';

  /** Elements for screen readers only are clipped to one pixel. */
  const isTiny = (element: Element) => {
    const { overflowX } = getComputedStyle(element);
    return overflowX !== 'visible' && element.clientWidth <= 1 && element.clientHeight <= 1;
  };

  function isShown(element: Element) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    if (width < 1 || height < 1) return false;
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (isTiny(each)) return false;
    }
    return true;
  }

  function nameOf(element: Element) {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const text = words.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    const near = element.closest('header, footer, dialog, nav, form, [aria-label=App]');
    const place = near && near !== element ? ` in ${near.tagName.toLowerCase()}` : '';
    const id = element.matches(controls) || text ? '' : ` .${element.className}`.slice(0, 60);
    return `${element.tagName.toLowerCase()} "${text}"${id}${place}`;
  }

  function clippers(element: Element) {
    const found: { box: DOMRect; x: string; y: string }[] = [];
    let isEscaping = false;
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (each === document.body || each === document.documentElement) break;
      const { overflowX, overflowY, position, display } = getComputedStyle(each);
      const isContaining = !isEscaping || position !== 'static';
      if (isContaining) isEscaping = position === 'absolute';
      if (isContaining && display !== 'inline' && `${overflowX}${overflowY}` !== 'visiblevisible') {
        const { left, top } = each.getBoundingClientRect();
        const { clientLeft, clientTop, clientWidth, clientHeight } = each;
        const box = new DOMRect(left + clientLeft, top + clientTop, clientWidth, clientHeight);
        found.push({ box, x: overflowX, y: overflowY });
      }
      if (position === 'fixed') break;
    }
    return found;
  }

  function visiblePart(whole: DOMRect, element: Element) {
    let { left, top, right, bottom } = whole;
    for (const { box, x, y } of clippers(element)) {
      if (x !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (y !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return right > left && bottom > top
      ? new DOMRect(left, top, right - left, bottom - top)
      : undefined;
  }

  function textLines() {
    const lines: { text: string; parent: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent: text } = node;
      if (!text?.trim() || !parent || parent.matches('option') || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      for (const { x, y, width, height } of range.getClientRects()) {
        // A line is as high as the font's tallest accents: its letters take about the font's size.
        const air = Math.max(0, height - size) / 2;
        if (width > 0) {
          const box = new DOMRect(x, y + air, width, height - 2 * air);
          lines.push({ text: text.trim().slice(0, 40), parent, box });
        }
      }
    }
    return lines;
  }

  function barOf(element: Element) {
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(each).position)) return each;
    }
    return null;
  }

  window.look = { isShown, nameOf, textLines, clippers, visiblePart, barOf };
}
