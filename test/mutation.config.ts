// The Vitest configurations for mutation testing, which runs the unit tests of src hundreds of times. What failed last runs first, as
// in every run of Vitest, and the first failure ends a run. Tests share their modules, so that each module is loaded once, but for those
// that mock a module.
import type { TestProjectInlineConfiguration } from 'vitest/config';
import unitTests from '../vitest.config.ts';

const projects = (unitTests.test?.projects ?? []) as TestProjectInlineConfiguration[];

/** `includes` are the tests of each project. */
export const mutationTests = (includes: Record<string, string[]>) => ({
  ...unitTests,
  test: {
    ...unitTests.test,
    maxWorkers: 1,
    projects: projects.flatMap((project): TestProjectInlineConfiguration[] => {
      const include = includes[`${project.test?.name}`];
      return include ? [{ ...project, test: { ...project.test, include } }] : [];
    }),
  },
});

/** Without the tests of the build and of the tools, which run for minutes, but with that of the catalogue's schema. */
export default mutationTests({ rules: ['src/**/*.test.ts', 'build/catalogue-schema.test.ts'] });
