import { expect, test } from 'vitest';
import { amountInText, telUrl } from './store';

test.each([
  [99, '$99'],
  [149.5, '$149.50'],
  [9.99, '$9.99'],
  [0.5, '$0.50'],
])('in a text %s dollars are %s', (dollars, text) => {
  expect(amountInText(dollars)).toBe(text);
});

test.each([
  ['1-800-555-0142', 'tel:+18005550142'],
  ['+1-800-555-0142', 'tel:+18005550142'],
  ['+49 30 1234567', 'tel:+49301234567'],
  ['49 30 1234567', 'tel:+49301234567'],
  ['+49 (0)30 1234567', 'tel:+49301234567'],
  ['+1 (800) 555.0142', 'tel:+18005550142'],
])('the phone number %s is linked as %s', (phone, url) => {
  expect(telUrl(phone)).toBe(url);
});
