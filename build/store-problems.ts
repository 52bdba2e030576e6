// What is wrong with the facts of the store, src/store.ts.
import {
  fieldProblems,
  listOf,
  number,
  objectOf,
  optional,
  text,
} from '../src/catalogue/field-types.ts';
import { repetitions } from '../src/catalogue/problem.ts';
import type { brand, store } from '../src/store.ts';

export type StoreFacts = typeof store & typeof brand;

/** A fact as it is written in the file, and what is wrong with it. */
export type StoreProblem = readonly [fact: string, problem: string];

/** Of src/ui/icon.tsx, which the build cannot import. */
const socialIcons: Readonly<Record<StoreFacts['socialLinks'][number]['icon'], true>> = {
  facebook: true,
  instagram: true,
  youtube: true,
  x: true,
};

const lightAndDark = objectOf({ light: text, dark: text });

const fields = {
  name: text,
  tagline: text,
  headline: text,
  lead: text,
  heroAlt: text,
  phone: objectOf({ shown: text, dialled: text }),
  currency: text,
  freeShippingFrom: number,
  shippingFee: number,
  returnPolicy: text,
  taxNote: text,
  totalNote: text,
  copyrightYear: number,
  logo: text,
  socialLinks: listOf(objectOf({ name: text, icon: text, url: text })),
  legalLinks: listOf(objectOf({ name: text, url: text })),
  checkoutUrl: optional([(value) => typeof value === 'function', 'a function of checkout.ts']),
  description: text,
  locale: text,
  colors: objectOf({
    header: text,
    footer: text,
    paper: text,
    buy: text,
    buyActive: text,
    buyText: lightAndDark,
    button: lightAndDark,
    link: lightAndDark,
  }),
} satisfies Record<keyof StoreFacts, unknown>;

/** The problems of the facts; empty if nothing is wrong. `hasFile` says whether public/ has the file of a root-relative URL. */
export function storeProblems(
  facts: StoreFacts,
  hasFile: (url: string) => boolean,
): StoreProblem[] {
  const wrongFields = fieldProblems(facts, fields);
  // The rules are for facts that have the right type.
  if (wrongFields.length > 0) return wrongFields;
  const { phone, currency, locale, freeShippingFrom, shippingFee, logo, socialLinks, legalLinks } =
    facts;
  const texts = ['name', 'tagline', 'description', 'headline', 'heroAlt', 'returnPolicy'] as const;
  const checks: [isProblem: boolean, ...StoreProblem][] = [
    ...texts.map((name): [boolean, string, string] => [
      facts[name].trim() === '',
      `${name}:`,
      `${name} is empty`,
    ]),
    [phone.shown.trim() === '', 'phone:', 'the phone that is shown is empty'],
    [
      !/^\+[1-9]\d{5,14}$/.test(phone.dialled),
      'phone:',
      `the phone is dialled "${phone.dialled}", which is not + and the digits of a number with its country code`,
    ],
    [
      !Intl.supportedValuesOf('currency').includes(currency),
      'currency:',
      `currency "${currency}" is no code like USD or EUR`,
    ],
    [!isLocale(locale), 'locale:', `locale "${locale}" is no tag like en-US or de-DE`],
    [!(freeShippingFrom > 0), 'freeShippingFrom:', 'freeShippingFrom is not above 0'],
    [
      !(shippingFee > 0),
      'shippingFee:',
      // The texts of the store promise free shipping from an amount on, and name the fee below it.
      'shippingFee is not above 0: if shipping is always free, leave a fee and write freeShippingFrom: 1',
    ],
    [!/\.svg$/.test(logo) || !hasFile(logo), 'logo:', `the logo public${logo} is no SVG file`],
    ...linkNameChecks('socialLinks', socialLinks),
    ...linkNameChecks('legalLinks', legalLinks),
    ...socialLinks.map(({ name, icon }): [boolean, string, string] => [
      !Object.hasOwn(socialIcons, icon),
      `'${name}'`,
      `the icon "${icon}" of ${name} is unknown, there are ${Object.keys(socialIcons).join(', ')}`,
    ]),
    ...socialLinks.map(({ name, url }): [boolean, string, string] => [
      !/^https?:\/\//.test(url),
      `'${name}'`,
      `the URL of ${name} does not start with https://`,
    ]),
    ...legalLinks.map(({ name, url }): [boolean, string, string] => [
      !/^https?:\/\//.test(url) && !hasFile(url),
      `'${name}'`,
      `the URL of ${name}, ${url}, neither starts with https:// nor is a file in public/`,
    ]),
    ...colorChecks(facts),
  ];
  return checks.flatMap(([isProblem, fact, problem]) => (isProblem ? [[fact, problem]] : []));
}

/** The names of links are also React keys. */
const linkNameChecks = (
  fact: string,
  links: readonly { readonly name: string }[],
): [boolean, string, string][] => [
  [links.some(({ name }) => name.trim() === ''), `${fact}:`, `one of the ${fact} has no name`],
  ...repetitions(links, ({ name }) => name).map(({ name }): [boolean, string, string] => [
    true,
    `'${name}'`,
    `two of the ${fact} have the name ${name}`,
  ]),
];

function isLocale(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

/** Text has a contrast of 4.5 to 1: https://www.w3.org/TR/WCAG22/#contrast-minimum */
function colorChecks({ colors }: StoreFacts): [boolean, string, string][] {
  const { header, footer, paper, buy, buyActive, buyText, button, link } = colors;
  const [white, darkPaper] = ['#ffffff', '#0e1013'];
  const pairs = [
    ['header', header, white],
    ['footer', footer, white],
    ['buy', buy, white],
    ['buyActive', buyActive, white],
    ['buyText', buyText.light, paper],
    ['buyText', buyText.dark, darkPaper],
    ['button', button.light, white],
    ['button', button.dark, darkPaper],
    ['link', link.light, paper],
    ['link', link.dark, darkPaper],
  ] as const;
  return [
    [!isHex(paper), 'paper:', `the color paper "${paper}" is not #rrggbb`],
    ...pairs.map(([name, color, other]): [boolean, string, string] =>
      isHex(color)
        ? [
            isHex(other) && contrast(color, other) < 4.5,
            `${name}:`,
            `the color ${name} ${color} has a contrast of ${contrast(color, other).toFixed(1)} to 1 with ${other}, text needs 4.5`,
          ]
        : [true, `${name}:`, `the color ${name} "${color}" is not #rrggbb`],
    ),
  ];
}

const isHex = (color: string) => /^#[0-9a-f]{6}$/i.test(color);

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(color: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(color), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
