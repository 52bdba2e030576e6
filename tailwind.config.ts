import type { Config } from 'tailwindcss';
import { categories } from './src/catalogue/categories.ts';
import { brand } from './src/store.ts';

/** The color of the tiles behind product images, and of the background of these images. */
export const tile = '#eef0f2';

const { header, footer, paper, buy, buyActive, buyText, button, link } = brand.colors;

/**
 * A token with its light and its dark value. Styles for more contrast and for print override some of
 * them in src/styles.css, by the variable.
 */
const color = (name: string, light: string, dark = light) =>
  `var(--${name}, ${light === dark ? light : `light-dark(${light}, ${dark})`})`;

/** One name for the system font: Chromium looks for each font of a list before the first paint. */
const systemFont = 'system-ui, sans-serif';

export default {
  theme: {
    // The type scale: all sizes of text, with their line heights. The second half is for the display font.
    fontSize: {
      // Notes and labels.
      small: ['0.875rem', '1.4'],
      // Text.
      base: ['1rem', '1.5'],
      // Buttons, navigation, names of products, the first sentence of a page.
      large: ['1.1875rem', '1.25'],
      // Headings of sections, prices.
      section: ['clamp(1.5rem, 1.35rem + 0.6vw, 1.875rem)', '1.15'],
      // The heading of the page, its price. Very large text stays so small that a long word fits a phone.
      title: ['min(15vw, clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem))', '1.1'],
    },
    extend: {
      // Without a variable, for the styles that override it.
      brand: { buy, link, button },
      colors: {
        paper: color('paper', paper.light, paper.dark),
        surface: color('surface', '#ffffff', '#24292e'),
        text: color('text', '#16191d', '#f1f3f4'),
        muted: color('muted', '#4a5158', '#b4bcc4'),
        line: color('line', '#d5d9dd', '#3b434a'),
        // The edges of controls: a contrast of 3:1 on every background.
        edge: color('edge', '#6b7680', '#828d97'),
        link: color('link', link.light, link.dark),
        saving: color('saving', '#135a28', '#6fdc8c'),
        highlight: color('highlight', '#ffe3a6', '#6b4a00'),
        // The main action of a page that is not about buying.
        steel: color('steel', button.light, button.dark),
        'steel-active': color(
          'steel-active',
          `color-mix(in oklab, ${button.light} 70%, black)`,
          '#ffffff',
        ),
        'on-steel': color('on-steel', '#ffffff', '#12171b'),
        // Orange, only for buying: a filled button and its text, and the text of an outlined one.
        buy: color('buy', buy),
        'buy-active': color('buy-active', buyActive),
        'on-buy': '#ffffff',
        'buy-text': color('buy-text', buyText.light, buyText.dark),
        // The same in both schemes: header and footer, which have the color scheme `dark`; and the tiles, which keep
        // black tools visible.
        graphite: color('graphite', footer),
        'graphite-deep': color('graphite-deep', header),
        tile,
        'on-tile': '#16191d',
      },
      fontFamily: {
        sans: systemFont,
        display: `"Barlow Condensed", "Narrow Fallback", "Wide Fallback", ${systemFont}`,
      },
      spacing: {
        gutter: 'clamp(1rem, 2.5vw, 2rem)',
        section: 'clamp(2rem, 5vw, 4rem)',
        // The minimum touch target, and the minimum for primary controls.
        target: '2.75rem',
        'target-primary': '3rem',
        // Heights of what covers the page, plus a margin: the sticky header, whose navigation needs two rows for many categories,
        // and on a phone the buy bar with its notes, which is higher than the bar of the cart.
        header: categories.length > 6 ? '9.5rem' : '6.75rem',
        'buy-bar': '12rem',
      },
      borderRadius: { card: '0.5rem', control: '0.375rem' },
    },
  },
} satisfies Config;
