// Unit tests. They know a store of their own, not the one that this project builds: test/fixture/. Only the project `demo` knows that.
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

/** The store of the tests: its modules, and the values that the build inlines. */
const ofFixture = () => ({
  define: {
    CONTENT_PAGES: JSON.stringify(pages),
    ENGLISH_WORDS: JSON.stringify('chang'),
    MONEY_FORMAT: JSON.stringify(moneyFormatOf(fixture.brand.locale, fixture.store.currency)),
  },
  plugins: [fixtureStore()],
});

export default mergeConfig(
  store,
  defineConfig({
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
            // The products that the project comes with, and the images of the store.
            name: 'demo',
            include: ['{tools/studio,test/demo}/**/*.test.ts'],
            exclude: ['**/*.slow.test.ts'],
            isolate: false,
          },
        },
        {
          extends: true,
          ...ofFixture(),
          test: {
            name: 'rules',
            include: ['{src,build,tools,test}/**/*.test.ts'],
            exclude: ['**/*.slow.test.ts', '{test/demo,tools/studio}/**'],
            isolate: false,
          },
        },
        {
          extends: true,
          ...ofFixture(),
          test: {
            // `npm test -- --all` runs these, because they build the store twice or read very large images.
            name: 'slow',
            include: ['{build,tools}/**/*.slow.test.ts'],
            testTimeout: 600_000,
          },
        },
        {
          extends: true,
          ...ofFixture(),
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
          ...ofFixture(),
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
