/** Runs in the page: text of which something is cut off. */
export function clippedText() {
  window.scrollTo(0, 0);
  const { isShown, nameOf, textLines, clippers } = window.look;
  /** Breadcrumbs after the first may end with an ellipsis, the current one because the heading repeats it. */
  const isShortened = (element: Element) => {
    const entry = element.closest('nav[aria-label=Breadcrumb] li:not(:first-child)');
    const isRepeated = entry?.textContent === document.querySelector('h1')?.textContent;
    return (
      entry !== null &&
      getComputedStyle(element).textOverflow === 'ellipsis' &&
      (isRepeated || !entry.matches(':last-child'))
    );
  };
  const found = new Set<string>();

  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!isShown(element) || isShortened(element)) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const extraWidth = element.scrollWidth - element.clientWidth;
    const extraHeight = element.scrollHeight - element.clientHeight;
    if (hasText && clips(overflowX) && extraWidth > 1) {
      found.add(`${nameOf(element)} is ${extraWidth} px too narrow for its text`);
    }
    if (hasText && clips(overflowY) && extraHeight > 1) {
      found.add(`${nameOf(element)} is ${extraHeight} px too low for its text`);
    }
  }

  for (const { text, parent, box } of textLines()) {
    if (isShortened(parent)) continue;
    const clippedBy = (edge: DOMRect, x: boolean, y: boolean) =>
      (x && (box.left < edge.left - 1 || box.right > edge.right + 1)) ||
      (y && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1));
    const ancestors = clippers(parent);
    // What scrolls can be scrolled into view.
    const scroller = ancestors.findIndex(({ x, y }) => /auto|scroll/.test(x + y));
    const inner = scroller === -1 ? ancestors : ancestors.slice(0, scroller);
    if (inner.some((each) => clippedBy(each.box, each.x !== 'visible', each.y !== 'visible'))) {
      found.add(`"${text}" in ${nameOf(parent)} is cut off`);
    }
    const page = new DOMRect(0, 0, innerWidth, document.documentElement.scrollHeight);
    if (scroller === -1 && clippedBy(page, true, !parent.closest('[href="#main"]'))) {
      found.add(`"${text}" in ${nameOf(parent)} lies outside of the page`);
    }
  }

  const canvas = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input:not([type=checkbox], [type=radio]), select',
  )) {
    if (!isShown(field) || !canvas) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    canvas.font = font;
    const text = 'options' in field ? field.selectedOptions[0]?.text : field.value;
    const shown = text || ('placeholder' in field ? field.placeholder : '');
    // Beside the text of a select is its arrow.
    const arrow = 'options' in field ? 16 : 0;
    const space =
      field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - arrow;
    const missing = Math.ceil(canvas.measureText(shown).width - space);
    if (missing > 1) found.add(`${field.tagName} "${shown}" is ${missing} px too narrow`);
  }
  return [...found];
}
