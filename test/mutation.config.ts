// The unit tests as mutation testing runs them, hundreds of times: every module is loaded once for all.
import { defineConfig, mergeConfig } from 'vitest/config';
import shop from '../vite.config.ts';

export default mergeConfig(
  shop,
  defineConfig({
    test: {
      isolate: false,
      maxWorkers: 1,
      // Only tests of what is mutated, and none that mock a module.
      exclude: ['{build,scripts,studio,node_modules,test}/**', '**/*.isolated.test.tsx'],
    },
  }),
);
