// Unit tests. They know a store of their own, not the one that this project builds: test/fixture/.
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { readContent } from './build/content.ts';
import { moneyFormatOf } from './src/money/money-format.ts';
import { fixtureStore } from './test/fixture/plugin.ts';
import fixture from './test/fixture/store.json' with { type: 'json' };
import store from './vite.config.ts';

const { pages } = await readContent({
  content: 'test/fixture/content',
  public: 'test/fixture/public',
});

export default mergeConfig(
  store,
  defineConfig({
    define: {
      CONTENT_PAGES: JSON.stringify(pages),
      ENGLISH_WORDS: JSON.stringify('chang'),
      MONEY_FORMAT: JSON.stringify(moneyFormatOf(fixture.brand.locale, fixture.store.currency)),
    },
    plugins: [fixtureStore()],
    test: {
      // Ten times what the longest test takes on a quiet machine: one that builds the store.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // React's production build has no `act`.
      env: { NODE_ENV: 'test' },
      reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
      pool: 'threads',
      // Vitest leaves one core free.
      maxWorkers: '100%',
      projects: [
        {
          extends: true,
          test: {
            name: 'rules',
            include: ['{src,build,scripts,studio,test}/**/*.test.ts'],
            exclude: ['**/*.slow.test.ts'],
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            // `npm run test:all` runs these, because they build the store twice or read very large images.
            name: 'slow',
            include: ['{build,studio}/**/*.slow.test.ts'],
            testTimeout: 600_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'app',
            include: ['src/**/*.test.tsx'],
            exclude: ['**/*.isolated.test.tsx'],
            environment: 'jsdom',
            setupFiles: ['test/setup.ts'],
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            // These mock a module, which the other tests must not see.
            name: 'isolated',
            include: ['src/**/*.isolated.test.tsx'],
            environment: 'jsdom',
            setupFiles: ['test/setup.ts'],
            isolate: true,
          },
        },
      ],
    },
  }),
);
