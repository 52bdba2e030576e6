import { expect, test } from 'vitest';
import { storeProblems } from '../build/check-store.ts';
import { type CheckoutUrl, orderByWhatsApp, shopifyCart, wooCommerceCheckout } from './checkout.ts';
import { brand, store } from './store.ts';

/** The problems of changed facts of the store. Its logo and `/logo.png` are the only files. */
const problemsOf = (change: object, brandChange: object = {}) =>
  storeProblems({ store: { ...store, ...change }, brand: { ...brand, ...brandChange } }, (url) =>
    [store.logo, '/logo.png'].includes(url),
  );

const problemsOfColors = (change: object) =>
  problemsOf({}, { colors: { ...brand.colors, ...change } });

test('the facts of the store have no problems', () => {
  expect(problemsOf({})).toEqual([]);
});

test.each(['+49 30 1234567', '+1 (800) 555-0142', '+18005550142'])(
  'WhatsApp can open a chat with %s',
  (number) => expect(problemsOf({ checkoutUrl: orderByWhatsApp(number) })).toEqual([]),
);

test.each(['+49 (0)30 1234567', '030 1234567', '0049 30 1234567', '+0301234567', '5'])(
  'WhatsApp opens no chat with %s',
  (number) => {
    expect(problemsOf({ checkoutUrl: orderByWhatsApp(number) })).toEqual([
      'number of checkoutUrl is not + and the digits of a number with its country code.',
    ]);
  },
);

type Checkout = (origin: string) => CheckoutUrl;

test.each<[origin: string, Checkout]>([
  ...['https://shop.example', 'https://shop.example/', 'https://SHOP.example'].map(
    (origin): [string, Checkout] => [origin, shopifyCart],
  ),
  ['https://shop.example', wooCommerceCheckout],
  ['https://shop.example/tools/', wooCommerceCheckout],
])('orders can go to "%s"', (origin, checkout) => {
  expect(problemsOf({ checkoutUrl: checkout(origin) })).toEqual([]);
});

test.each<[origin: string, Checkout, right: string]>([
  ['my-shop.myshopify.com', shopifyCart, "'https://my-shop.myshopify.com'"],
  ['http://my-shop.myshopify.com/', shopifyCart, "'https://my-shop.myshopify.com'"],
  ['//my-shop.myshopify.com', shopifyCart, "'https://my-shop.myshopify.com'"],
  ['https://my-shop.myshopify.com/cart', shopifyCart, "'https://my-shop.myshopify.com'"],
  ['https://admin.shopify.com/store/my-shop', shopifyCart, "'https://my-shop.myshopify.com'"],
  ['shop.example/tools/', wooCommerceCheckout, "'https://shop.example/tools'"],
  ['https://shop.example/?lang=de', wooCommerceCheckout, "'https://shop.example'"],
  ['', shopifyCart, "for example 'https://my-shop.example'"],
  ['https://', shopifyCart, "for example 'https://my-shop.example'"],
  ['my shop', shopifyCart, "for example 'https://my-shop.example'"],
])('orders cannot go to "%s", and the right URL is named', (origin, checkout, right) => {
  expect(problemsOf({ checkoutUrl: checkout(origin) })).toEqual([
    `origin of checkoutUrl is "${origin}", which is not the https:// URL of the shop: write ${right}.`,
  ]);
});

const webLink = (name: string, path = '') => ({ name, url: `https://x.example/${path}` });

test.each<[object, string]>([
  ...['name', 'tagline', 'headline', 'returnPolicy'].flatMap((fact) =>
    ['', ' '].map((text): [object, string] => [{ [fact]: text }, `${fact} is empty.`]),
  ),
  [{ tagline: undefined }, 'tagline is missing.'],
  [{ phone: '030 1234567' }, 'phone is not { shown, dialled }.'],
  [{ phone: { shown: ' ', dialled: '+18005550142' } }, 'shown of phone is empty.'],
  [
    { phone: { shown: '030 1234567', dialled: '030 1234567' } },
    'dialled of phone is not + and the digits of a number with its country code.',
  ],
  [
    { phone: { shown: '1-800-555-0199', dialled: '+18005550142' } },
    'phone has two different numbers: dialled must be the one that is shown.',
  ],
  ...['EURO', 'EUX', 'eur'].map((currency): [object, string] => [
    { currency },
    'currency is no code like USD or EUR.',
  ]),
  [{ shippingFee: '5,90' }, "shippingFee is not a number, but '5,90': write 5.90 without quotes."],
  [
    { freeShippingFrom: '75' },
    "freeShippingFrom is not a number, but '75': write 75 without quotes.",
  ],
  [
    { freeShippingFrom: '75,00' },
    "freeShippingFrom is not a number, but '75,00': write 75.00 without quotes.",
  ],
  [{ freeShippingFrom: 0 }, 'freeShippingFrom is not above 0.'],
  ...[0, -5].map((shippingFee): [object, string] => [
    { shippingFee },
    'shippingFee is not above 0: if shipping is always free, leave a fee and write freeShippingFrom: 1.',
  ]),
  ...['freeShippingFrom', 'shippingFee', 'copyrightYear'].flatMap((fact) =>
    [Number.NaN, Number.POSITIVE_INFINITY].map((value): [object, string] => [
      { [fact]: value },
      `${fact} is not a number, but ${value}.`,
    ]),
  ),
  [{ logo: '/logo.png' }, 'logo is no SVG file in public/.'],
  [{ logo: '/missing.svg' }, 'logo is no SVG file in public/.'],
  [{ socialLinks: [{ ...webLink(' '), icon: 'x' }] }, 'name of " " of socialLinks is empty.'],
  [
    { socialLinks: [{ name: 'Forum', icon: 'x', url: 'forum.example' }] },
    'url of "Forum" of socialLinks does not start with https://.',
  ],
  [
    { socialLinks: [{ ...webLink('TikTok'), icon: 'tiktok' }] },
    'icon of "TikTok" of socialLinks is none of facebook, instagram, youtube, x.',
  ],
  [
    { socialLinks: ['a', 'b'].map((path) => ({ ...webLink('Forum', path), icon: 'x' })) },
    'socialLinks has the same name twice.',
  ],
  [{ legalLinks: [webLink('')] }, 'name of "" of legalLinks is empty.'],
  [
    { legalLinks: [{ name: 'Imprint', url: '/imprint.html' }] },
    'url of "Imprint" of legalLinks neither starts with https:// nor is a file in public/.',
  ],
  [
    { legalLinks: [webLink('Imprint', 'a'), webLink('Imprint', 'b')] },
    'legalLinks has the same name twice.',
  ],
  [{ checkoutUrl: 'https://other.example' }, 'checkoutUrl is not a function of checkout.ts.'],
])('%o is one problem', (change, problem) => {
  expect(problemsOf(change)).toEqual([problem]);
});

test('a legal page may be a file', () => {
  expect(problemsOf({ legalLinks: [{ name: 'Imprint', url: store.logo }] })).toEqual([]);
});

test.each(['German', 'de_DE', ''])('the locale "%s" is a problem', (locale) => {
  expect(problemsOf({}, { locale })).toEqual(['locale is no tag like en-US or de-DE.']);
});

test.each(['USA', 'us', 'UK', 'QX', ''])('the country "%s" is a problem', (country) => {
  expect(problemsOf({}, { deliveryCountries: ['CA', country] })).toEqual([
    `"${country}" of deliveryCountries is no code like US or DE.`,
  ]);
});

test('who pays the way back is one of two, or not said', () => {
  expect(problemsOf({}, { returnsPaidBy: undefined })).toEqual([]);
  expect(problemsOf({}, { returnsPaidBy: 'you' })).toEqual([
    'returnsPaidBy is none of customer, store.',
  ]);
});

test('a description that is empty is a problem', () => {
  expect(problemsOf({}, { description: ' ' })).toEqual(['description is empty.']);
});

test.each<[object, string]>([
  [{ buy: 'orange' }, 'buy of colors is not #rrggbb.'],
  [{ paper: { light: '#fff', dark: '#0e1013' } }, 'light of paper of colors is not #rrggbb.'],
  [
    { buy: '#ff9e75' },
    "buy of colors has a contrast of 2.0 to 1 with #ffffff, text needs 4.5: write '#a6674c', which is the nearest that has it.",
  ],
  [
    { link: { light: '#777777', dark: '#9fcbee' } },
    "light of link of colors has a contrast of 4.1 to 1 with #f6f7f8, text needs 4.5: write '#717171', which is the nearest that has it.",
  ],
  // 4.48 to 1 is not rounded up.
  [
    { header: '#777777' },
    "header of colors has a contrast of 4.4 to 1 with #ffffff, text needs 4.5: write '#767676', which is the nearest that has it.",
  ],
])('the color %o is a problem', (change, problem) => {
  expect(problemsOfColors(change)).toEqual([problem]);
});

test('black on white has the highest contrast', () => {
  expect(problemsOfColors({ buy: '#000000', buyActive: '#767676' })).toEqual([]);
});
