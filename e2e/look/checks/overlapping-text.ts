/** Runs in the page: text that lies over other text, or over a control that it is not part of. */
export function overlappingText() {
  window.scrollTo(0, 0);
  const { isShown, nameOf, textLines, visiblePart, barOf } = window.look;
  type Box = { name: string; element: Element; bar: Element | null; box: DOMRect };
  const boxOf = (name: string, element: Element, whole: DOMRect): Box[] => {
    const box = visiblePart(whole, element);
    return box ? [{ name, element, bar: barOf(element), box }] : [];
  };
  const lines = textLines().flatMap(({ text, parent, box }) => boxOf(`"${text}"`, parent, box));
  const controls = [...document.querySelectorAll('a[href], button, input, select')]
    .filter(isShown)
    .flatMap((control) =>
      [...control.getClientRects()].flatMap((box) => boxOf(nameOf(control), control, box)),
    );
  // A bar lies over the page on purpose: it is checked by coveredElements.
  const overlap = (a: Box, b: Box) =>
    a.bar === b.bar &&
    Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1 &&
    Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 1;
  const found = new Set<string>();
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      // A shortened line has a box for the whole text too.
      const isSameLine = line.element === other.element && line.box.top === other.box.top;
      if (!isSameLine && overlap(line, other)) found.add(`${line.name} overlaps ${other.name}`);
    }
    for (const control of controls) {
      if (!control.element.contains(line.element) && overlap(line, control)) {
        found.add(`${line.name} overlaps ${control.name}`);
      }
    }
  }
  return [...found];
}
