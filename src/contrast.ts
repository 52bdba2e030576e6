// Whether a color can be read on another one. Colors are `#rrggbb`. Only the schema of the store uses this.

/** Of text: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const leastContrast = 4.5;

/** From 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(color: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(color), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Of its mixtures with black and with white, the nearest one that gives text enough contrast with the other color. */
export function nearestWithContrast(color: string, other: string): string {
  const steps = Array.from({ length: 256 }, (_, step) => step / 255);
  const mixed = steps.flatMap((share) => [mix(color, 0, share), mix(color, 255, share)]);
  const readable = mixed.filter((each) => contrast(each, other) >= leastContrast);
  // Black or white has enough contrast with any color.
  const [nearest = color] = readable.toSorted((a, b) => distance(a, color) - distance(b, color));
  return nearest;
}

const distance = (color: string, other: string) =>
  Math.hypot(...partsOf(color).map((part, index) => part - (partsOf(other)[index] ?? 0)));

/** `end` is 0 for black, 255 for white. */
function mix(color: string, end: number, share: number): string {
  const parts = partsOf(color).map((part) => Math.round(part + (end - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(color).map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue, from 0 to 255. */
const partsOf = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
