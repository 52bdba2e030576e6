// What a category is: the schema, and its type. As with product.ts, other code imports only the type.
import { z } from 'zod';
import { slugSchema } from './product';

const filled = z.string().trim().min(1);

export const categorySchema = z
  .strictObject({
    /** Identifies the category: part of the URL and of the image's name, so it never changes once published. */
    slug: slugSchema,
    name: filled,
    /** The name in the navigation, if it is shorter there. */
    navLabel: z.string().exactOptional(),
    /** The navigation has an order of its own. */
    navPosition: z.number(),
    /** What the image shows. */
    imageAlt: filled,
    desc: filled,
  })
  .readonly();

export type Category = z.infer<typeof categorySchema>;
