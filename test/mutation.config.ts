// The Vitest configuration for mutation testing, which runs the unit tests of src hundreds of times: the quick ones come first, because the
// first failure ends a run. Tests share their modules, so that each module is loaded once, but for those that mock a module.
import type { TestProjectInlineConfiguration } from 'vitest/config';
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

const projects = (unitTests.test?.projects ?? []) as TestProjectInlineConfiguration[];

/** The project of rules without the tests of the build and of the tools, which run for minutes. */
const ofSource = (project: TestProjectInlineConfiguration): TestProjectInlineConfiguration[] => {
  const { name } = project.test ?? {};
  if (name === 'app' || name === 'isolated') return [project];
  return name === 'rules'
    ? [{ ...project, test: { ...project.test, include: ['src/**/*.test.ts'] } }]
    : [];
};

export default {
  ...unitTests,
  test: {
    ...unitTests.test,
    maxWorkers: 1,
    sequence: { sequencer: QuickFirst },
    projects: projects.flatMap(ofSource),
  },
};
