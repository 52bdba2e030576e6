// The Vitest configuration for mutation testing, which runs the unit tests of src hundreds of times. The first failure ends a run, so
// those come first that are likely to fail, and the quick ones. Tests share their modules, so that each module is loaded once, but for
// those that mock a module.
import { relative } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import unitTests from '../vitest.config.ts';

/**
 * What failed when it ran last, because it is likely to fail for the next mutant too, then the test of the mutated file, then those of
 * rules, which take milliseconds, then those in jsdom, and last those that need a worker each. Tests of a project follow each
 * other, because Vitest starts another worker where the project changes.
 */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const { cache, config } = this.ctx;
    const mutated = config.related?.[0]?.replace(/\.tsx?$/, '.');
    function rank({ project, moduleId }: TestSpecification) {
      const last = cache.getFileTestResults(`${project.name}:${relative(config.root, moduleId)}`);
      if (last?.failed) return -2;
      if (mutated && moduleId.startsWith(mutated)) return -1;
      return ['rules', 'app', 'isolated'].indexOf(project.name);
    }
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

const projects = (unitTests.test?.projects ?? []) as TestProjectInlineConfiguration[];

/** The project of rules without the tests of the build and of the tools, which run for minutes, but for that of the catalogue's schema. */
const ofSource = (project: TestProjectInlineConfiguration): TestProjectInlineConfiguration[] => {
  const { name } = project.test ?? {};
  if (name === 'app' || name === 'isolated') return [project];
  return name === 'rules'
    ? [
        {
          ...project,
          test: {
            ...project.test,
            include: ['src/**/*.test.ts', 'build/catalogue-schema.test.ts'],
          },
        },
      ]
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
