import { expect, test } from 'vitest';
import { cacheControl, securityHeaders } from './headers';

test('the policy starts from nothing and allows nothing inline', () => {
  const policy = securityHeaders['Content-Security-Policy'] ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
  expect(policy).not.toContain('unsafe');
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
