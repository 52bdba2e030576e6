// The fields of a product that need no rule of their own here: the name of a field gives its column, and its schema says how a cell is
// read. So a new field of this kind is imported once it is in the schema.
import { z } from 'zod';
import { productSchema } from '../../src/catalogue/product.ts';
import type { Cells } from './cells.ts';

/** product-of.ts reads these. */
const otherFields = [
  'id',
  'name',
  'imageAlt',
  'views',
  'sideView',
  'boxView',
  'price',
  'originalPrice',
  'rating',
  'reviews',
  'availability',
  'category',
  'description',
  'itemNumber',
  'brand',
  'gtin',
  'checkoutId',
  'specifications',
  'worksWith',
  'battery',
] as const;

export type OtherField = (typeof otherFields)[number];

const isPlain = ([field]: [string, unknown]) => !otherFields.some((other) => other === field);

const plainFields = Object.entries(productSchema.unwrap().shape)
  .filter(isPlain)
  .map(([field, schema]) => ({ field, column: columnOf(field), schema: requiredSchema(schema) }));

/** `kit note` of `kitNote`. */
function columnOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Without the wrappers for a field that may be absent, and for a list that cannot be changed. */
function requiredSchema(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapper = schema instanceof z.ZodExactOptional || schema instanceof z.ZodReadonly;
  return isWrapper ? requiredSchema(schema.unwrap()) : schema;
}

export const plainColumns = plainFields.map(({ column }) => column);

/** The values of these fields; undefined where a cell is empty or cannot be read. */
export const plainValues = (cells: Cells) =>
  Object.fromEntries(
    plainFields.map(({ field, column, schema }) => [field, valueIn(cells, column, schema)]),
  );

function valueIn({ text, list, number, choice }: Cells, column: string, schema: z.core.$ZodType) {
  if (schema instanceof z.ZodArray) return list(column);
  if (schema instanceof z.ZodNumber) return number(column);
  if (schema instanceof z.ZodBoolean) return choice(column, ['yes', 'no']) === 'yes' || undefined;
  if (schema instanceof z.ZodEnum) return choice(column, Object.values(schema.enum).map(String));
  if (schema instanceof z.ZodString) return text(column) || undefined;
  throw new Error(`The import cannot read ${column}: give it a rule in product-of.ts.`);
}
