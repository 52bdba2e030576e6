import type { Config } from 'tailwindcss';

/** Names for the design's values; the values themselves, light and dark, stand in src/tokens.css. */
export default {
  content: ['./index.html', './src/**/*.tsx', './src/ui/button-look.ts'],
  theme: {
    extend: {
      colors: {
        paper: 'var(--paper)',
        surface: 'var(--surface)',
        text: 'var(--text)',
        muted: 'var(--muted)',
        line: 'var(--line)',
        edge: 'var(--edge)',
        link: 'var(--link)',
        saving: 'var(--saving)',
        star: 'var(--star)',
        mark: 'var(--mark)',
        graphite: 'var(--graphite)',
        'graphite-deep': 'var(--graphite-deep)',
        'on-graphite': 'var(--on-graphite)',
        brand: 'var(--brand)',
        'brand-pressed': 'var(--brand-pressed)',
        'on-brand': 'var(--on-brand)',
        accent: 'var(--accent)',
        tile: 'var(--tile)',
        'on-tile': 'var(--on-tile)',
      },
      fontFamily: { display: 'var(--font-display)' },
      fontSize: {
        title: ['var(--type-title)', '1.1'],
        section: ['var(--type-section)', '1.15'],
        card: ['var(--type-card)', '1.2'],
        price: ['var(--type-price)', '1.2'],
      },
      spacing: {
        gutter: 'var(--gutter)',
        section: 'var(--section)',
        target: 'var(--target)',
        'target-primary': 'var(--target-primary)',
      },
      borderRadius: { card: 'var(--radius-card)', control: 'var(--radius-control)' },
      boxShadow: { card: 'var(--shadow-card)', over: 'var(--shadow-over)' },
      transitionDuration: { DEFAULT: 'var(--motion)' },
    },
  },
} satisfies Config;
