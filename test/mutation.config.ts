// The Vitest configurations for mutation testing, which runs the unit tests of src hundreds of times. What failed last runs first, as
// in every run of Vitest, and the first failure ends a run. Tests share their modules, so that each module is loaded once, but for those
// that mock a module.
import type { TestProjectInlineConfiguration } from 'vitest/config';
import unitTests from '../vitest.config.ts';

const projects = (unitTests.test?.projects ?? []) as TestProjectInlineConfiguration[];

/** Those of rules without the tests of the build and of the tools, which run for minutes, but for that of the catalogue's schema. */
const rules = ['src/**/*.test.ts', 'build/catalogue-schema.test.ts'];

export const mutationTests = (names: readonly string[]) => ({
  ...unitTests,
  test: {
    ...unitTests.test,
    maxWorkers: 1,
    projects: projects.flatMap((project): TestProjectInlineConfiguration[] => {
      const { name } = project.test ?? {};
      if (!names.includes(`${name}`)) return [];
      return name === 'rules'
        ? [{ ...project, test: { ...project.test, include: rules } }]
        : [project];
    }),
  },
});

export default mutationTests(['rules']);
