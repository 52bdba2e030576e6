// The schema of the store's facts, and its types. store.ts says what each fact is for. Only the build and the tests run the
// schema; all other code imports types from here, so that zod is not part of the bundle.
import { differenceEuclidean, formatHex, interpolate, samples, wcagContrast } from 'culori';
import { z } from 'zod';
import type { CheckoutUrl } from './checkout.ts';

const filled = z.string().trim().min(1);

const dialled = z
  .string()
  .regex(/^\+[1-9]\d{5,14}$/, 'is not + and the digits of a number with its country code');

const webUrl = /^https?:\/\//;

/** Links. Their names are also React keys. */
const linksOf = <Link extends z.ZodType<{ name: string }>>(link: Link) =>
  z
    .array(link.readonly())
    .refine(
      (links) => new Set(links.map(({ name }) => name)).size === links.length,
      'has the same name twice',
    )
    .readonly();

/** Compares the last four digits. A number with letters, such as `1-800-TOOLS`, cannot be compared. */
function isOneNumber({ shown, dialled }: { shown: string; dialled: string }) {
  const digits = shown.replaceAll(/\D/g, '');
  return digits.length < 7 || digits.includes(dialled.slice(-4));
}

/** `hasFile` says whether public/ has the file of a root-relative URL. */
export const storeSchema = (hasFile: (url: string) => boolean) =>
  z
    .strictObject({
      name: filled,
      tagline: filled,
      headline: filled,
      lead: z.string(),
      heroAlt: z.string(),
      heroProducts: z
        .array(filled)
        .max(3, 'has more than three products')
        .readonly()
        .exactOptional(),
      phone: z
        .strictObject({
          shown: filled,
          dialled,
        })
        .refine(isOneNumber, 'has two different numbers: dialled must be the one that is shown')
        .readonly(),
      hours: z.string(),
      address: z.string(),
      currency: z
        .string()
        .refine(
          (code) => Intl.supportedValuesOf('currency').includes(code),
          'is no code like USD or EUR',
        ),
      freeShippingFrom: z.number().positive('is not above 0'),
      // The store's texts promise free shipping from an amount on and state the fee below it, so the fee cannot be 0.
      shippingFee: z
        .number()
        .positive(
          'is not above 0: if shipping is always free, leave a fee and write freeShippingFrom: 1',
        ),
      returnPolicy: filled,
      deliveryRegion: z.string(),
      deliveryTime: z.string(),
      returnsCountFrom: z.string(),
      usedTools: z.string(),
      returnShipping: z.string(),
      refundTime: z.string(),
      warrantyTerm: z.string(),
      warrantyShipping: z.string(),
      taxNote: z.string(),
      totalNote: z.string(),
      copyrightYear: z.number(),
      searchExamples: z.array(filled).max(3, 'has more than three examples').readonly(),
      hasNewsletter: z.boolean(),
      hasWishlist: z.boolean(),
      hasAccount: z.boolean(),
      hasSpecials: z.boolean(),
      logo: z
        .string()
        .refine((url) => url.endsWith('.svg') && hasFile(url), 'is no SVG file in public/'),
      socialLinks: linksOf(
        z.strictObject({
          name: filled,
          icon: z.enum(['facebook', 'instagram', 'youtube', 'x']),
          url: z.string().regex(webUrl, 'does not start with https://'),
        }),
      ),
      legalLinks: linksOf(
        z.strictObject({
          name: filled,
          url: z
            .string()
            .refine(
              (url) => webUrl.test(url) || hasFile(url),
              'neither starts with https:// nor is a file in public/',
            ),
        }),
      ),
      checkoutUrl: z
        .custom<CheckoutUrl>(
          (value) => typeof value === 'function',
          'is not a function of checkout.ts',
        )
        // 0 in brackets is not dialled from abroad.
        .superRefine(({ number = '+1234567', origin, shop }, { addIssue }) => {
          const fault = origin === undefined ? undefined : originFault(origin, shop);
          if (fault) addIssue({ code: 'custom', path: ['origin'], message: fault });
          const digits = number.replaceAll(/[\s.-]|\((?!0)|(?<!\(0)\)/g, '');
          for (const { message } of dialled.safeParse(digits).error?.issues ?? [])
            addIssue({ code: 'custom', path: ['number'], message });
        })
        .optional(),
    })
    .readonly();

/** The fault of the URL of the shop that takes the orders; undefined if it has none. WooCommerce can be in a folder of its host. */
function originFault(origin: string, shop: CheckoutUrl['shop']): string | undefined {
  const mistake = `is "${origin}", which is not the https:// URL of the shop: write`;
  const isHttps = /^https:\/\//i.test(origin);
  const url = isHttps ? origin : `https://${origin.trim().replace(/^(\w+:)?\/+/, '')}`;
  if (!URL.canParse(url)) return `${mistake} for example 'https://my-shop.example'`;
  const { hostname, pathname, search, hash } = new URL(url);
  const [, name] = pathname.match(/^\/store\/([\w-]+)/) ?? [];
  const isAdmin = hostname === 'admin.shopify.com' && name !== undefined;
  const host = isAdmin ? `${name}.myshopify.com` : new URL(url).host;
  const path = shop === 'Shopify' ? '' : pathname.replace(/\/+$/, '');
  const right = `https://${host}${path}`;
  const isRight = isHttps && url.replace(/\/+$/, '').toLowerCase() === right.toLowerCase();
  return isRight && search + hash === '' ? undefined : `${mistake} '${right}'`;
}

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'is not #rrggbb');

const lightAndDark = z.strictObject({ light: hex, dark: hex }).readonly();

/** Of text: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const leastContrast = 4.5;

/** Of the mixtures of `color` with black and with white, the nearest one that text on `other` can have. Black or white always can. */
function nearestReadable(color: string, other: string): string {
  const distance = differenceEuclidean('rgb');
  const mixtures = ['black', 'white'].flatMap((end) =>
    samples(256).flatMap((share) => formatHex(interpolate([color, end])(share)) ?? []),
  );
  const [nearest = color] = mixtures
    .filter((each) => wcagContrast(each, other) >= leastContrast)
    .toSorted((a, b) => distance(a, color) - distance(b, color));
  return nearest;
}

const colorsSchema = z
  .strictObject({
    header: hex,
    footer: hex,
    paper: lightAndDark,
    buy: hex,
    buyActive: hex,
    buyText: lightAndDark,
    button: lightAndDark,
    link: lightAndDark,
  })
  .superRefine((colors, { addIssue }) => {
    const { header, footer, paper, buy, buyActive, buyText, button, link } = colors;
    const white = '#ffffff';
    const pairs: [path: string[], color: string, other: string][] = [
      [['header'], header, white],
      [['footer'], footer, white],
      [['buy'], buy, white],
      [['buyActive'], buyActive, white],
      [['buyText', 'light'], buyText.light, paper.light],
      [['buyText', 'dark'], buyText.dark, paper.dark],
      [['button', 'light'], button.light, white],
      [['button', 'dark'], button.dark, paper.dark],
      [['link', 'light'], link.light, paper.light],
      [['link', 'dark'], link.dark, paper.dark],
    ];
    for (const [path, color, other] of pairs) {
      // A color in another form is reported above.
      if (![color, other].every((each) => hex.safeParse(each).success)) continue;
      const ratio = wcagContrast(color, other);
      if (ratio >= leastContrast) continue;
      // Rounded down, because 4.46 is not enough.
      const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
      const nearest = nearestReadable(color, other);
      const message = `has a contrast of ${shown} to 1 with ${other}, text needs ${leastContrast}: write '${nearest}', which is the nearest that has it`;
      addIssue({ code: 'custom', path, message });
    }
  })
  .readonly();

export const brandSchema = z
  .strictObject({
    description: filled,
    locale: z.string().refine(isLocale, 'is no tag like en-US or de-DE'),
    deliveryCountries: z.array(z.string().refine(isCountry, 'is no code like US or DE')).readonly(),
    returnsPaidBy: z.enum(['customer', 'store']).optional(),
    colors: colorsSchema,
  })
  .readonly();

export type Store = z.infer<ReturnType<typeof storeSchema>>;
export type Brand = z.infer<typeof brandSchema>;

function isLocale(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

/** `UK` is another code of `GB`, which search engines may not know. */
function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const isCode = /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined;
  return isCode && new Intl.Locale(`und-${code}`).region === code;
}
