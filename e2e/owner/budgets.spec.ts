import { expect, test } from '@playwright/test';
import { sizes } from '../../bench/sizes.mjs';

for (const { what, target, measured, isMet } of sizes()) {
  test(`${what}: ${target}`, () => {
    expect(isMet, measured).toBe(true);
  });
}
