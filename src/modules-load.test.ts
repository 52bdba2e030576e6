// Mutation testing needs this test: a test file whose imports throw has no tests, and so none that fails.
import { expect, test } from 'vitest';

const modules = import.meta.glob([
  './{catalogue,cart,comparison,listing,money,search,text}/*.ts',
  './pages/cart/**/*.ts',
  './paths.ts',
  '!**/*.test.ts',
]);

test.each(Object.keys(modules))('%s can be loaded', async (path) => {
  expect(await modules[path]?.()).toBeDefined();
});
