// The Vitest configuration for mutation testing, which runs the unit tests hundreds of times: tests share
// their modules, so that each module is loaded once.
import { defineConfig, mergeConfig } from 'vitest/config';
import shop from '../vite.config.ts';

export default mergeConfig(
  shop,
  defineConfig({
    test: {
      isolate: false,
      maxWorkers: 1,
      // Only tests of mutated files, without those that mock a module.
      exclude: ['{build,scripts,studio,node_modules,test}/**', '**/*.isolated.test.tsx'],
    },
  }),
);
