import { formatHex, interpolate, wcagContrast } from 'culori';
import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { listedProducts } from './src/catalogue/catalogue.ts';
import { categories } from './src/catalogue/categories.ts';
import { wallRowLength, wallTools } from './src/catalogue/wall.ts';
import { brand } from './src/store.ts';

/** The color of the tiles behind product images, and of the background of these images. */
export const tile = '#eef0f2';

const { header, footer, paper, buy, buyActive, buyText, button, link } = brand.colors;

const mixed = (color: string, percent: number, other: string) =>
  `color-mix(in oklab, ${color} ${percent}%, ${other})`;
const inBoth = (value: string) => [value, value] as const;

/**
 * The values of each color: light, dark, the same two with more contrast, print. Where a row is shorter, more contrast changes
 * nothing, and print is light.
 */
const colors: Record<string, readonly string[]> = {
  paper: [paper.light, paper.dark, '#ffffff', '#000000', '#ffffff'],
  surface: ['#ffffff', '#24292e', '#ffffff', '#000000', '#ffffff'],
  text: ['#16191d', '#f1f3f4', '#000000', '#ffffff', '#000000'],
  muted: ['#4a5158', '#b4bcc4', '#26292d', '#e3e7ea', '#000000'],
  line: ['#d5d9dd', '#3b434a', '#16191d', '#f1f3f4'],
  // The edges of controls: a contrast of 3:1 on every background.
  edge: ['#6b7680', '#828d97', '#16191d', '#f1f3f4'],
  link: [
    link.light,
    link.dark,
    mixed(link.light, 70, 'black'),
    mixed(link.dark, 60, 'white'),
    '#000000',
  ],
  saving: ['#135a28', '#6fdc8c', '#0b3f1b', '#a5f0b9', '#000000'],
  highlight: ['#ffe3a6', '#6b4a00'],
  // The mark of a line with a warning.
  warning: ['#c98a00', '#f0b429'],
  // The main action of a page that is not about buying.
  steel: [button.light, button.dark, mixed(button.light, 60, 'black'), '#ffffff'],
  'steel-active': [mixed(button.light, 70, 'black'), '#ffffff'],
  'on-steel': ['#ffffff', '#12171b'],
  // Orange, only for buying: a filled button and its text, and the text of an outlined one.
  buy: [...inBoth(buy), ...inBoth(mixed(buy, 75, 'black'))],
  'buy-active': [...inBoth(buyActive), ...inBoth(mixed(buy, 55, 'black'))],
  'buy-text': [buyText.light, buyText.dark, mixed(buy, 55, 'black'), mixed(buy, 35, 'white')],
  // Header and footer, which have the color scheme `dark`.
  graphite: [...inBoth(footer), ...inBoth('#000000')],
  'graphite-deep': [...inBoth(header), ...inBoth('#000000')],
};

/** All that depends on the color scheme, in columns as above. */
const tokens = {
  ...colors,
  'shadow-card': [
    '0 1px 2px rgb(20 23 26 / 0.08)',
    '0 0 0 1px #2e353b',
    '0 0 0 1px #16191d',
    '0 0 0 1px #f1f3f4',
    'none',
  ],
};

/** The custom properties of a column. */
const column = (index: number) =>
  Object.fromEntries(
    Object.entries(tokens).flatMap(([name, values]) => {
      const value = values[index];
      return value ? [[`--${name}`, value]] : [];
    }),
  );

/** Lighter than the footer, so that black tools are visible, unless the names on it would then be hard to read. */
const lighterFooter = formatHex(interpolate([footer, '#ffffff'])(0.18));
const pegboard = wcagContrast('#f1f3f4', lighterFooter) < 4.5 ? footer : lighterFooter;

/** Set once on the root and on each element with a color scheme of its own, so that a use is one look-up. */
const schemes = (light: number, dark: number) => ({
  ':root, .scheme-light, .scheme-light-dark': column(light),
  '.scheme-dark': column(dark),
  '@media (prefers-color-scheme: dark)': { ':root, .scheme-light-dark': column(dark) },
});

/** An inch on the home page's wall, whose longer row is as wide as the content of a page. */
const inchOfWall = (pageWidth: string) =>
  `calc((min(100vw - 1rem, ${pageWidth}) - 4rem) / ${wallRowLength(wallTools(listedProducts))})`;

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
      colors: {
        ...Object.fromEntries(Object.keys(colors).map((name) => [name, `var(--${name})`])),
        // They keep black tools visible in the dark.
        tile,
        'on-tile': '#16191d',
        pegboard,
      },
      fontSize: {
        // An inch of a pegboard: on a phone's wall, and where two rows have room.
        inch: '14px',
        'inch-wide': inchOfWall('80rem'),
        'inch-widest': inchOfWall('100rem'),
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
        // and on a phone the bar at the bottom, whose text can have two lines.
        header: categories.length > 6 ? '9.5rem' : '6.75rem',
        'buy-bar': '8rem',
      },
      borderRadius: { card: '0.5rem', control: '0.375rem' },
    },
  },
  plugins: [
    plugin(({ addBase }) =>
      addBase({
        '@media screen': schemes(0, 1),
        '@media screen and (prefers-contrast: more)': schemes(2, 3),
        '@media print': { ':root': { ...column(0), ...column(4) } },
      }),
    ),
  ],
} satisfies Config;
