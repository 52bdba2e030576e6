// The fields of a product that need no rule of their own here: the name of a field gives its column, and its schema says how a cell is
// read. So a new field of this kind is imported once it is in the schema.
import { z } from 'zod';
import { productSchema } from '../../src/catalogue/product.ts';

/** product-of.ts reads these. */
const otherFields = [
  'id',
  'name',
  'imageAlt',
  'views',
  'sideView',
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

export const plainFields = Object.entries(productSchema.unwrap().shape)
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
