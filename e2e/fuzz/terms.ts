import fc from 'fast-check';

/** Search terms, ordinary and hostile. A search box takes no line breaks. */
export const terms: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'wrench',
    'IMPACT',
    ' 20v ',
    '1/2 in.',
    'e',
    'no such tool',
    'cordless wrench set',
    '   ',
  ),
  fc.constantFrom('<img src=x onerror=alert(1)>', '</script>', '"', "'", '\\', '.*', '%', '%zz'),
  fc.constantFrom('a&b=c', '#hash', '?q=1', '+', '__proto__', '🔧🔩', '\u202eleft', 'İ', 'ß'),
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replaceAll(/[\r\n]/g, '')),
);
