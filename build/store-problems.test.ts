import { expect, test } from 'vitest';
import { brand, store } from '../src/store';
import { type StoreFacts, storeProblems } from './store-problems';

const problemsOf = (change: Partial<StoreFacts>, hasFile = (url: string) => url === store.logo) =>
  storeProblems({ ...store, ...brand, ...change }, hasFile).map((problem) => problem.join(' '));

test('the facts of the store have no problems', () => {
  expect(problemsOf({})).toEqual([]);
});

const colors = (change: Partial<StoreFacts['colors']>) => ({
  colors: { ...brand.colors, ...change },
});

test.each<[Partial<StoreFacts>, string]>([
  [{ name: ' ' }, 'name: name is empty'],
  [{ headline: '' }, 'headline: headline is empty'],
  [
    { phone: { shown: '030 1234567', dialled: '030 1234567' } },
    'phone: the phone is dialled "030 1234567", which is not + and the digits of a number with its country code',
  ],
  [{ currency: 'EURO' }, 'currency: currency "EURO" is no code like USD or EUR'],
  [{ currency: 'EUX' }, 'currency: currency "EUX" is no code like USD or EUR'],
  [{ currency: 'eur' }, 'currency: currency "eur" is no code like USD or EUR'],
  [{ locale: 'German' }, 'locale: locale "German" is no tag like en-US or de-DE'],
  [{ locale: 'de_DE' }, 'locale: locale "de_DE" is no tag like en-US or de-DE'],
  [{ locale: '' }, 'locale: locale "" is no tag like en-US or de-DE'],
  [
    { shippingFee: '5,90' as never },
    "shippingFee: shippingFee is not a number, but '5,90': write 5.90 without quotes",
  ],
  [
    { freeShippingFrom: '75' as never },
    "freeShippingFrom: freeShippingFrom is not a number, but '75': write 75 without quotes",
  ],
  [
    { freeShippingFrom: '75,00' as never },
    "freeShippingFrom: freeShippingFrom is not a number, but '75,00': write 75.00 without quotes",
  ],
  [{ tagline: undefined as never }, ' tagline is missing'],
  [{ phone: '030 1234567' as never }, 'phone: phone is not { shown, dialled }'],
  [
    { checkoutUrl: 'https://other.example' as never },
    'checkoutUrl: checkoutUrl is not a function of checkout.ts',
  ],
  [{ freeShippingFrom: 0 }, 'freeShippingFrom: freeShippingFrom is not above 0'],
  ...[0, -5].map((shippingFee): [Partial<StoreFacts>, string] => [
    { shippingFee },
    'shippingFee: shippingFee is not above 0: if shipping is always free, leave a fee and write freeShippingFrom: 1',
  ]),
  ...(['freeShippingFrom', 'shippingFee', 'copyrightYear'] as const).flatMap((fact) =>
    [Number.NaN, Number.POSITIVE_INFINITY].map((value): [Partial<StoreFacts>, string] => [
      { [fact]: value },
      `${fact}: ${fact} is not a number, but ${value}`,
    ]),
  ),
  [{ phone: { shown: ' ', dialled: '+18005550142' } }, 'phone: the phone that is shown is empty'],
  [{ logo: '/logo.png' }, 'logo: the logo public/logo.png is no SVG file'],
  [{ logo: '/missing.svg' }, 'logo: the logo public/missing.svg is no SVG file'],
  [
    { legalLinks: [{ name: 'Imprint', url: '/imprint.html' }] },
    "'Imprint' the URL of Imprint, /imprint.html, neither starts with https:// nor is a file in public/",
  ],
  [
    { socialLinks: [{ name: 'Forum', icon: 'x', url: 'forum.example' }] },
    "'Forum' the URL of Forum does not start with https://",
  ],
  [
    { socialLinks: [{ name: 'TikTok', icon: 'tiktok' as never, url: 'https://tiktok.example' }] },
    `'TikTok' the icon "tiktok" of TikTok is unknown, there are facebook, instagram, youtube, x`,
  ],
  [
    { socialLinks: [{ name: ' ', icon: 'x', url: 'https://x.example' }] },
    'socialLinks: one of the socialLinks has no name',
  ],
  [
    { legalLinks: [{ name: '', url: 'https://x.example' }] },
    'legalLinks: one of the legalLinks has no name',
  ],
  [
    {
      legalLinks: ['a', 'b'].map((path) => ({ name: 'Imprint', url: `https://x.example/${path}` })),
    },
    "'Imprint' two of the legalLinks have the name Imprint",
  ],
  [colors({ buy: 'orange' }), 'buy: the color buy "orange" is not #rrggbb'],
  [colors({ paper: '#fff' }), 'paper: the color paper "#fff" is not #rrggbb'],
  [
    colors({ buy: '#ff9e75' }),
    'buy: the color buy #ff9e75 has a contrast of 2.0 to 1 with #ffffff, text needs 4.5',
  ],
  [
    colors({ link: { light: '#777777', dark: '#9fcbee' } }),
    'link: the color link #777777 has a contrast of 4.2 to 1 with #f6f7f8, text needs 4.5',
  ],
])('%o is one problem', (change, problem) => {
  expect(problemsOf(change)).toEqual([problem]);
});

test('black on white has the highest contrast', () => {
  expect(problemsOf(colors({ buy: '#000000', buyActive: '#767676' }))).toEqual([]);
});
