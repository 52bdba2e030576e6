import { expect, test } from 'vitest';
import { jobNameFrom } from './job-name';
import { sharedCartIn, sharedCartUrl, withoutSharedCart } from './shared-cart';

test.each([
  ['Bay 3', 'Bay 3'],
  ['  Bay \t 3\r\n ', 'Bay 3'],
  ['a\u0000b\u0007c', 'a b c'],
  ['', ''],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), 'x'.repeat(60)],
  [`${'x'.repeat(59)}😀`, 'x'.repeat(59)],
  ['😀 Bay 3', '😀 Bay 3'],
])('the job %j is named %j', (text, name) => {
  expect(jobNameFrom(text)).toBe(name);
});

const cart = [{ productId: 'led-work-light-20v', quantity: 1 }];

test('the name of the job is in the link, and read from it', () => {
  const url = sharedCartUrl(cart, 'Bay 3 & 4: brakes');
  expect(url).toBe('/cart?items=led-work-light-20v:1&job=Bay+3+%26+4%3A+brakes');
  expect(sharedCartIn(url.slice(5))).toEqual({
    lines: cart,
    leftOut: 0,
    unavailable: [],
    jobName: 'Bay 3 & 4: brakes',
  });
  expect(withoutSharedCart(url.slice(5))).toBe('');
});

test('an empty cart has a link without the job', () => {
  expect(sharedCartUrl([], 'Bay 3')).toBe('/cart');
});

test('a link without a name has an empty one, and a long one is cut', () => {
  expect(sharedCartIn('?items=')?.jobName).toBe('');
  expect(sharedCartIn(`?items=&job=${'x'.repeat(99)}`)?.jobName).toBe('x'.repeat(60));
});
