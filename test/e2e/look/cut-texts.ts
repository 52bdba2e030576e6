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
    const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
    // Letters take about the font's size of their line.
    const space = Math.max(0, height - Number.parseFloat(getComputedStyle(element).fontSize)) / 2;
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { overflowX, overflowY, textOverflow, display } = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      // A box that scrolls cuts no text, and a text for screen readers only has one pixel.
      if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX) || box.width <= 1) break;
      if (display === 'inline' || overflowX === 'visible' || width === 0) continue;
      // The image of a product's size repeats what the specifications say.
      const isLower =
        !element.closest('[aria-hidden=true]') &&
        overflowY !== 'visible' &&
        top < box.bottom &&
        bottom - space > box.bottom + 1;
      if (isLower && !/auto|scroll/.test(overflowY))
        found.add(
          `${text.nodeValue.trim().slice(0, 30)}: ${bottom - box.bottom} px are cut off below`,
        );
      // A text that begins outside is hidden on purpose: the next image of a gallery, the `·` at the start of a line.
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
