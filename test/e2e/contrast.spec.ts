// The contrast of text, computed from the design tokens: 7:1, which axe would have to look for on every page in every mode.
import { expect } from '@playwright/test';
import { test } from './fixtures/test.ts';

const texts = ['text-text', 'text-muted', 'text-link', 'text-saving'];

/** The classes of backgrounds, and of the text that is on them. These follow the color scheme of the page, whose background is paper. */
const follows: [background: string, texts: string[]][] = [
  ['', texts],
  ['bg-surface', texts],
  ['bg-steel', ['text-on-steel']],
  ['bg-tile', ['text-on-tile']],
];
/** They have the same color scheme whatever the system's. */
const fixed: typeof follows = [
  ['scheme-dark bg-graphite', ['text-text', 'text-muted', 'text-link']],
  ['scheme-dark bg-graphite-deep', ['text-text', 'text-muted', 'text-link']],
  ['scheme-light bg-surface', ['text-text', 'text-muted']],
];
/** These have 7:1 only for shoppers who ask for more contrast, and the 4.5:1 of AA for the others. */
const ofBuying: typeof follows = [
  ['bg-buy', ['text-white']],
  ['', ['text-buy-text']],
  ['bg-surface', ['text-buy-text']],
  ['bg-white', ['text-buy-active']],
];

test('text is readable in the light and the dark scheme, with more contrast or without', async ({
  page,
  open,
}) => {
  await open('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const contrast of ['no-preference', 'more'] as const) {
      await page.emulateMedia({ colorScheme, contrast });
      const of = (pairs: typeof follows) => page.evaluate(contrasts, pairs);
      const mode = `${colorScheme}, contrast ${contrast}`;
      for (const [pair, ratio] of await of([...follows, ...fixed]))
        expect.soft(ratio, `${mode}: ${pair}`).toBeGreaterThanOrEqual(7);
      for (const [pair, ratio] of await of(ofBuying))
        expect
          .soft(ratio, `${mode}: ${pair}`)
          .toBeGreaterThanOrEqual(contrast === 'more' ? 7 : 4.5);
    }
  }
});

/** The contrast of each pair of classes as WCAG defines it: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrasts(
  pairs: [background: string, texts: string[]][],
): [pair: string, ratio: number][] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const luminance = (color: string) => {
    if (!canvas) return Number.NaN;
    // A class that the CSS does not have has no background.
    if (color === 'rgba(0, 0, 0, 0)') return Number.NaN;
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
      .map((channel) => channel / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return pairs.flatMap(([background, classes]) =>
    classes.map((text): [string, number] => {
      const element = document.createElement('p');
      element.className = `${background} ${text}`;
      document.body.append(element);
      const { color } = getComputedStyle(element);
      const { backgroundColor } = getComputedStyle(background ? element : document.body);
      const [darker = 0, lighter = 0] = [color, backgroundColor]
        .map(luminance)
        .sort((a, b) => a - b);
      element.remove();
      return [element.className.trim(), (lighter + 0.05) / (darker + 0.05)];
    }),
  );
}
