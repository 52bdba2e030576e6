/**
 * Runs in the page: texts of which an ancestor that hides its overflow cuts off a part, unless it ends with an ellipsis, and images
 * that are wider than their parent.
 */
export function cutTexts(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const { parentElement: element } = text;
    if (!text.nodeValue?.trim() || !element?.checkVisibility({ visibilityProperty: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { overflowX, textOverflow, display } = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      // What scrolls is not cut, and what is for screen readers only has one pixel.
      if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX) || box.width <= 1) break;
      if (display === 'inline' || overflowX === 'visible' || width === 0) continue;
      // What begins outside is hidden on purpose: the next image of a gallery, the `·` at the start of a line.
      if (left >= box.left - 1 && left < box.right && right > box.right + 1)
        found.add(`${text.nodeValue.trim().slice(0, 30)}: ${right - box.right} px are cut off`);
    }
  }
  for (const image of document.images) {
    const box = image.parentElement?.getBoundingClientRect();
    if (box && box.width > 1 && image.checkVisibility() && image.width > box.width + 1)
      found.add(`image ${image.alt.slice(0, 30)}: ${image.width} px in ${box.width}`);
  }
  return [...found];
}
