// The schemas of a product and of a category, and their types. Only the build, `npm run import` and the tests run the schemas. All
// other code imports types from here, with `import type`, so that zod is not part of the bundle. An error message ends the sentence
// that starts with the field name: `originalPrice is not above price`. build/problems.ts has the messages of zod's own rules.
import { z } from 'zod';
import { decimals } from '../money/money.ts';
import { store } from '../store.ts';
import { fold, plainNumber } from '../text/fold.ts';
import { unitNames } from './units.ts';

const filled = z.string().trim().min(1);

/** https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
export const isWritable = (slug: string) => !/^(con|prn|aux|nul|com\d|lpt\d)$/.test(slug);

const notWritable = {
  error: ({ input }: { input?: unknown }) =>
    `cannot be "${input}": Windows cannot write a file with this name`,
};

/** Lower-case letters, digits, and single hyphens between them. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'may have only a-z, 0-9 and single hyphens between them',
    // Without a valid slug the rules about image files say nothing useful.
    abort: true,
  })
  .refine(isWritable, notWritable);

/** Not what spreadsheet programs make of a number with many digits: `4.5E+13`. */
const identifier = z
  .string()
  .refine(
    (text) => !/^\d([.,]\d+)?E\+\d+$/i.test(text),
    'has lost its last digits: a spreadsheet program has rounded it. Format the column as text, and export it again',
  );

/** The number in a barcode (GTIN, EAN, UPC), whose last digit checks the others: https://www.gs1.org/services/how-calculate-check-digit-manually */
export const isGtin = (text: string): boolean =>
  /^(\d{8}|\d{12,14})$/.test(text) &&
  [...text].reverse().reduce((sum, digit, place) => sum + Number(digit) * (place % 2 ? 3 : 1), 0) %
    10 ===
    0;

const measureValueSchema = z.union(
  [
    z.number(),
    z
      .tuple([z.number(), z.number()])
      .refine(([from, to]) => from < to, 'is a range that does not rise')
      .readonly(),
    z.strictObject({ upTo: z.number() }).readonly(),
    /** The minimum that the tool must be supplied with. A compressor may deliver more. */
    z.strictObject({ needs: z.number() }).readonly(),
    z.strictObject({ anyOf: z.array(z.number()).readonly() }).readonly(),
    /** The sizes in a set of tools. They are not a range: nothing between them fits. */
    z.strictObject({ sizes: z.array(z.number()).readonly() }).readonly(),
    /** Length, width, height. */
    z.strictObject({ dimensions: z.array(z.number()).readonly() }).readonly(),
  ],
  {
    error: ({ input }) =>
      input === undefined
        ? undefined
        : 'is no measure: write a number, two in brackets, or { upTo: 5 } and the like; words have no unit',
  },
);

const wordsSchema = z.string().includes('{}', 'lacks {}, which stands for the measure');

const measureSchema = z.strictObject({
  value: measureValueSchema,
  /** A unit of the table in units.ts, which converts it to the other system of measurement. */
  unit: z.enum(unitNames),
  /** The words around the measure. `{}` stands for the measure: `{} with battery`. */
  words: wordsSchema.exactOptional(),
  /** The words around the measure on a card, which say what it means there: `{} battery`. */
  cardWords: wordsSchema.exactOptional(),
});

const nameAndPlace = {
  /** Products use the same names for the same things, so that they can be compared. */
  name: z.string(),
  /** Whether listings show it: the list both such rows, a card the first number of them. */
  isOnCard: z.boolean().exactOptional(),
};

/** Words, or a measure: `{ name: 'Weight', value: 6.2, unit: 'lb' }` reads `6.2 lb (2.8 kg)`. */
const specificationSchema = z.discriminatedUnion(
  'unit',
  [
    z
      .strictObject({
        ...nameAndPlace,
        value: z.string({
          error: ({ input }) =>
            typeof input === 'number' ? `is ${input}: a number needs a unit` : undefined,
        }),
        unit: z.undefined().exactOptional(),
      })
      .readonly(),
    measureSchema.extend(nameAndPlace).readonly(),
  ],
  {
    error: ({ code }) =>
      code === 'invalid_union'
        ? `is none of ${unitNames.join(', ')}`
        : 'is not { name, value } or { name, value, unit }',
  },
);

/** Another product, and why it belongs to this one: `Same 20V battery`. */
const relationSchema = z.strictObject({ productId: z.string(), reason: filled }).readonly();

const countOf = (things: string) =>
  z.number().refine((count) => Number.isInteger(count) && count >= 0, `is no number of ${things}`);

const socketsSchema = z.enum(['hand', 'impact-rated']);

/** A refinement of a list: no two entries have the same key. Pages use these keys as React keys. */
export const distinct =
  <T>(keyOf: (entry: T) => string, advice = '') =>
  (list: readonly T[], { addIssue }: z.RefinementCtx) => {
    const keys = list.map(keyOf);
    for (const [index, key] of keys.entries()) {
      if (keys.indexOf(key) < index) {
        addIssue({ code: 'custom', path: [index], message: `is there twice${advice}` });
      }
    }
  };

/**
 * To add a fact, prefer a row of `specifications`, with a unit of units.ts: it is then on the product page, in comparisons, in the
 * search for measures and in the structured data. A field of its own needs a row here, and the place that shows it. The import reads
 * `kitNote` from the column `kit note`.
 */
export const productSchema = z
  .strictObject({
    /**
     * Also part of the URL and of the image's name, so it never changes once published. Most file systems allow names of 255
     * bytes, and suffixes such as `-2-1120.avif` need some of them.
     */
    id: slugSchema.max(100),
    name: filled.max(200),
    /** Other names that shoppers use. Only the search uses these names. Another kind of tool is no other name. */
    alsoCalled: z
      .array(filled)
      .superRefine(distinct((name) => fold(name)))
      .readonly()
      .exactOptional(),
    imageAlt: filled,
    /** The texts of the further images. Their files are `<id>-2` to `<id>-9`. The build and the import expect one digit. */
    views: z
      .array(filled)
      .max(8, 'has more than 8 texts: a product has at most 8 further images, numbered 2 to 9')
      .readonly()
      .exactOptional(),
    /**
     * The length and the height of the side view in inches, for the comparison to one scale. Its file is `<id>-side.avif`: the
     * tool alone on a transparent ground, cropped to its edges.
     */
    sideView: z
      .tuple([z.number().positive(), z.number().positive()], {
        error: 'is not [length, height] in inches',
      })
      .readonly()
      .exactOptional(),
    /** In dollars; money.ts calculates in cents. */
    price: z.number().refine((price) => price > 0 && price === Number(price.toFixed(decimals)), {
      error: ({ input }) => `is ${input}, which is no amount of ${store.currency}`,
    }),
    /** The price before a reduction, which is above `price`. Absent if the price is not reduced. */
    originalPrice: z.number().exactOptional(),
    /** The mean of the reviews, out of 5. */
    rating: z.number().exactOptional(),
    /** The number of reviews. Without reviews, no rating is shown. */
    reviews: countOf('reviews').exactOptional(),
    /** `in-stock` if absent. */
    availability: z.enum(['in-stock', 'sold-out', 'discontinued']).exactOptional(),
    /** The slug of a category: categories.ts. */
    category: z.string().refine(isWritable, notWritable),
    description: filled,
    /** The jobs it is the right tool for, among those of its category: `Lug nuts and axle nuts`. */
    bestFor: filled.max(60).exactOptional(),
    /** The store's own number for the product, as on its order lists. Any text, but no other product can have it. */
    itemNumber: identifier.refine((text) => plainNumber(text) !== '', 'is empty'),
    /** Who makes it. Only search engines read this and the next field. */
    brand: filled.exactOptional(),
    gtin: z
      .string()
      .refine(isGtin, 'is no GTIN: write the 8, 12, 13 or 14 digits below the barcode')
      .exactOptional(),
    /** The id of the product in the shop that takes the order: src/checkout.ts. */
    checkoutId: filled.exactOptional(),
    /** In the order buyers read them: deciding facts first, dimensions and weight last. */
    specifications: z
      .array(specificationSchema)
      .superRefine(distinct(({ name }) => name.toLowerCase()))
      .refine(
        (specifications) => specifications.filter(({ isOnCard }) => isOnCard).length <= 2,
        'has more than two entries with isOnCard: the list has room for two',
      )
      .readonly()
      .exactOptional(),
    inTheBox: z
      .array(z.string())
      .superRefine(distinct((part) => part, ': write it once, with their number'))
      .readonly()
      .exactOptional(),
    /** Says what is needed but not included, or that this is a kit. */
    kitNote: z.string().exactOptional(),
    /** The question to ask by phone before buying. The phone number follows it. */
    phoneNote: filled.exactOptional(),
    worksWith: z
      .array(relationSchema)
      .superRefine(distinct(({ productId }) => productId))
      .readonly()
      .exactOptional(),
    /** For a tool with the specification `Drive`: the sockets that it needs. `impact-rated` if hand sockets would crack on it. */
    needsSockets: socketsSchema.exactOptional(),
    /** For a set of sockets with the specification `Drive`. */
    includesSockets: socketsSchema.exactOptional(),
    /** For a cordless tool or a battery: its battery system, and how many batteries are in the box. */
    battery: z
      .strictObject({
        system: filled,
        inTheBox: countOf('batteries'),
        isBatteryOnly: z.boolean().exactOptional(),
      })
      .readonly()
      .exactOptional(),
  })
  .refine(({ price, originalPrice = Number.POSITIVE_INFINITY }) => originalPrice > price, {
    path: ['originalPrice'],
    error: 'is not above price: leave it out if nothing is reduced',
  })
  .refine(({ rating = 0, reviews = 0 }) => reviews <= 0 || (rating >= 1 && rating <= 5), {
    path: ['rating'],
    error: 'is not from 1 to 5, although there are reviews',
  })
  .refine(({ imageAlt, views = [] }) => new Set([imageAlt, ...views]).size > views.length, {
    path: ['views'],
    error: 'has a text twice, or that of imageAlt: say what is different',
  })
  .readonly();

export const categorySchema = z
  .strictObject({
    /** Identifies the category: part of the URL and of the image's name, so it never changes once published. */
    slug: slugSchema,
    name: filled,
    /** The name in the navigation, if it is shorter there. */
    navLabel: z.string().exactOptional(),
    /** The position in the navigation, whose order may differ from that of categories.ts. */
    navPosition: z.number(),
    imageAlt: filled,
    desc: filled,
  })
  .readonly();

export type Product = z.infer<typeof productSchema>;
export type Category = z.infer<typeof categorySchema>;
export type Specification = z.infer<typeof specificationSchema>;
export type MeasureValue = z.infer<typeof measureValueSchema>;
export type Relation = z.infer<typeof relationSchema>;
