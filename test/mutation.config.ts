// The Vitest configuration for mutation testing, which runs the unit tests hundreds of times: tests share
// their modules, so that each module is loaded once, but for those that mock a module, and the quick ones come first, because
// the first failure ends a run.
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import unitTests from '../vitest.config.ts';

/** Tests of rules take milliseconds, those in jsdom seconds. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isSlow = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith('x'));
    return files.toSorted((a, b) => isSlow(a) - isSlow(b));
  }
}

export default mergeConfig(
  unitTests,
  defineConfig({
    test: {
      isolate: false,
      maxWorkers: 1,
      sequence: { sequencer: QuickFirst },
      // Only tests of mutated files.
      exclude: ['{build,scripts,studio,node_modules,test}/**'],
    },
  }),
);
