import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { expect, test } from 'vitest';
import { cacheControl, headersFor, metaPolicy, securityHeaders } from './headers.ts';

const policy = securityHeaders['Content-Security-Policy'] ?? '';

/** Findings of Google's csp_evaluator: high or medium severity, and syntax errors. */
const findings = (text: string) =>
  new CspEvaluator(new CspParser(text).csp)
    .evaluate()
    .filter(({ severity }) => [Severity.HIGH, Severity.MEDIUM, Severity.SYNTAX].includes(severity))
    .map(({ directive, description }) => `${directive}: ${description}`);

test('csp_evaluator reports nothing of high or medium severity', () => {
  expect(findings(policy)).toEqual([]);
  expect(findings(policy.replace("script-src 'self'", 'script-src https:'))).not.toEqual([]);
});

test('the policy denies by default, allows one inline script and one Trusted Types policy', () => {
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self'; /,
  );
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types service-worker$/);
});

test('the <meta> policy omits only frame-ancestors, which browsers ignore there', () => {
  expect(metaPolicy).toBe(policy.replace("frame-ancestors 'none'; ", ''));
});

test('unused browser features are disabled; the screen lock, sharing and copying are not', () => {
  const features = securityHeaders['Permissions-Policy']?.split(', ') ?? [];
  expect(features).toContain('camera=()');
  expect(features.filter((feature) => !/^[a-z-]+=\(\)$/.test(feature))).toEqual([
    'screen-wake-lock=(self)',
  ]);
  expect(features.join()).not.toMatch(/web-share|clipboard-write/);
});

test('only a store at the root of a domain requires HTTPS for the domain, without its subdomains', () => {
  expect(headersFor('/')['Strict-Transport-Security']).toBe('max-age=31536000');
  expect(headersFor('/shop/')['Strict-Transport-Security']).toBeUndefined();
});

test('other sites may show the images of the store', () => {
  expect(securityHeaders['Cross-Origin-Resource-Policy']).toBe('cross-origin');
});

test.each([
  ['/assets/index-1a2b3c4d.js', 'public, max-age=31536000, immutable'],
  ['/', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/images/hero-wide.avif', 'no-cache'],
  ['/product/assets/', 'no-cache'],
])('%s has Cache-Control "%s"', (path, cache) => {
  expect(cacheControl(path)).toBe(cache);
});
