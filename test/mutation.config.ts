// The unit tests as mutation testing runs them, hundreds of times: the whole shop is loaded once for all.
import { defineConfig, mergeConfig } from 'vitest/config';
import shop from '../vite.config.ts';

export default mergeConfig(
  shop,
  defineConfig({
    test: {
      isolate: false,
      maxWorkers: 1,
      exclude: [
        // No tests of what is mutated.
        '{build,scripts,studio,node_modules}/**',
        '*.test.ts',
        // These replace a part of the shop, which the others must not see.
        'src/app.test.tsx',
        'src/layout/pagination.test.tsx',
        'src/pages/category-page.test.tsx',
      ],
    },
  }),
);
