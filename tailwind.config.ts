import type { Config } from 'tailwindcss';

/** Names for the design's values; the values themselves, light and dark, stand in src/styles.css. */
export default {
  content: ['./index.html', './src/**/*.tsx', './src/ui/button-look.ts'],
  theme: {
    extend: {
      colors: {
        paper: 'var(--paper)',
        surface: 'var(--surface)',
        tile: 'var(--tile)',
        text: 'var(--text)',
        muted: 'var(--muted)',
        line: 'var(--line)',
        graphite: 'var(--graphite)',
        'graphite-deep': 'var(--graphite-deep)',
        'on-graphite': 'var(--on-graphite)',
        brand: 'var(--brand)',
        link: 'var(--link)',
        saving: 'var(--saving)',
        star: 'var(--star)',
      },
      borderRadius: { card: 'var(--radius-card)', control: 'var(--radius-control)' },
      fontFamily: { display: 'var(--font-display)' },
    },
  },
} satisfies Config;
