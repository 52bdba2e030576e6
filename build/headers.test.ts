import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { expect, test } from 'vitest';
import { cacheControl, pagePolicy, securityHeaders } from './headers';

const policy = securityHeaders['Content-Security-Policy'] ?? '';

/** What Google's csp_evaluator finds of high or medium severity, or cannot read. */
const faults = (text: string) =>
  new CspEvaluator(new CspParser(text).csp)
    .evaluate()
    .filter(({ severity }) => [Severity.HIGH, Severity.MEDIUM, Severity.SYNTAX].includes(severity))
    .map(({ directive, description }) => `${directive}: ${description}`);

test('csp_evaluator finds nothing of high or medium severity', () => {
  expect(faults(policy)).toEqual([]);
  expect(faults(policy.replace("script-src 'self'", 'script-src https:'))).not.toEqual([]);
});

test('the policy starts from nothing, allows nothing inline and one maker of addresses', () => {
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types torque-bay$/);
});

test('the pages carry the same policy, but for what browsers read in headers only', () => {
  expect(pagePolicy).toBe(policy.replace("frame-ancestors 'none'; ", ''));
});

test('what the store has no use for is turned off, what it shares with is not', () => {
  const features = securityHeaders['Permissions-Policy']?.split(', ') ?? [];
  expect(features).toContain('camera=()');
  expect(features.filter((feature) => !/^[a-z-]+=\(\)$/.test(feature))).toEqual([]);
  expect(features.join()).not.toMatch(/web-share|clipboard-write/);
});

test.each([
  ['/assets/index-1a2b3c4d.js', 'public, max-age=31536000, immutable'],
  ['/', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/images/hero-wide.avif', 'no-cache'],
  ['/product/assets/', 'no-cache'],
])('%s is cached as %s', (path, cache) => {
  expect(cacheControl(path)).toBe(cache);
});
