// The Vitest configuration for mutation testing, which runs the unit tests hundreds of times: tests share
// their modules, so that each module is loaded once, but for those that mock a module, and the quick ones come first, because
// the first failure ends a run.
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import unitTests from '../vitest.config.ts';

/** The test of the mutated file, then those of rules, which take milliseconds, then those in jsdom. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const mutated = this.ctx.config.related?.[0]?.replace(/\.tsx?$/, '.');
    const rank = ({ moduleId }: TestSpecification) =>
      mutated && moduleId.startsWith(mutated) ? 0 : moduleId.endsWith('x') ? 2 : 1;
    return files.toSorted((a, b) => rank(a) - rank(b));
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
      exclude: ['{build,tools,node_modules,test}/**'],
    },
  }),
);
