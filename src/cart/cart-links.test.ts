import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartLinksIn, sharedCartInLink } from './cart-links.ts';

const link = 'https://tools.example/cart?items=led-work-light-20v:2,socket-set-40pc:1&job=Bay+3';
const encoded = encodeURIComponent(link);

test.each([
  ['as it is', link],
  ['without https://', link.slice('https://'.length)],
  ['at the end of a sentence', `${link}.`],
  [
    'Outlook Safe Links',
    `https://eur02.safelinks.protection.outlook.com/?url=${encoded}&data=05%7C02%7Cmike&sdata=abc%3D&reserved=0`,
  ],
  ['Google', `https://www.google.com/url?q=${encoded}&sa=D&source=gmail`],
  ['Facebook', `https://l.facebook.com/l.php?u=${encoded}&h=AT0`],
  ['Instagram', `https://l.instagram.com/?u=${encoded}&e=AT0`],
  ['quoted-printable', link.replaceAll('=', '=3D')],
])('a cart link is read: %s', (_, wrapped) => {
  expect(sharedCartInLink(wrapped)?.lines).toEqual([
    { productId: 'led-work-light-20v', quantity: 2 },
    { productId: 'socket-set-40pc', quantity: 1 },
  ]);
  expect(sharedCartInLink(wrapped)?.jobName).toBe('Bay 3');
});

test.each([
  'https://tools.example/cart',
  'https://tools.example/shop/cart?items=socket-set-40pc:1',
  // Proofpoint, and what is wrapped or encoded twice.
  'https://urldefense.com/v3/__https:**Atools.example/cart?items=led-work-light-20v:2__;Ly8!!abc$',
  `https://www.google.com/url?q=${encodeURIComponent(`https://l.facebook.com/l.php?u=${encoded}`)}`,
  `https://tools.example/cart?${encodeURIComponent(link.split('?')[1] ?? '')}`,
  'https://[',
  'items=%',
])('the link %s has no cart', (other) => {
  expect(sharedCartInLink(other)).toBeUndefined();
});

test('any link can be read', () => {
  const part = fc.constantFrom('https://', 'items=', '%', '=3D', '?url=', '/cart?', 'a:1');
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      sharedCartInLink(parts.join(''));
    }),
  );
});

test.each([
  [`see ${link} and call`, 1, 'see and call'],
  [`<${link}>`, 1, ''],
  [`["${link}"](${link})`, 2, ''],
  [`${link}?!`, 1, ''],
  ['2 x TB-1120', 0, '2 x TB-1120'],
  [' ( a  b ) ', 0, 'a b'],
])('of the line %j', (line, count, rest) => {
  const found = cartLinksIn(line);
  expect([found.carts.length, found.rest]).toEqual([count, rest]);
});

test('a word that is too long is no link', () => {
  const long = (length: number) => `${link}&x=`.padEnd(length, 'x');
  expect(cartLinksIn(long(39_999)).carts).toHaveLength(1);
  expect(cartLinksIn(long(40_000)).carts).toHaveLength(0);
});

test('of the links in a link, the one with products counts', () => {
  const none = 'https://tools.example/cart?items=';
  const carried = `${none}&url=${encoded}`;
  expect(sharedCartInLink(carried)?.lines).toHaveLength(2);
  expect(sharedCartInLink(none)?.lines).toEqual([]);
  expect(cartLinksIn(`"(${link})"`).rest).toBe('');
  expect(sharedCartInLink(`ahttps:${link}`)).toBeUndefined();
});
