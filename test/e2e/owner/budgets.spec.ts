import { expect, test } from '@playwright/test';
import { sizes } from '../../../tools/bench/sizes.mjs';

// One test: every process of the tests reads the titles, and the sizes take seconds to compress.
test('each size of the build is below its limit', () => {
  for (const { what, target, measured, isMet } of sizes())
    expect.soft(isMet, `${what}: ${target}, it is ${measured}`).toBe(true);
});
