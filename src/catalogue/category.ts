// The schema of a category, and its type. As with product.ts, browser code imports only the type.
import { z } from 'zod';
import { filled, slugSchema } from './product';

export const categorySchema = z
  .strictObject({
    /** Identifies the category: part of the URL and of the image's name, so it never changes once published. */
    slug: slugSchema,
    name: filled,
    /** The name in the navigation, if it is shorter there. */
    navLabel: z.string().exactOptional(),
    /** The position in the navigation, whose order may differ from that of categories.ts. */
    navPosition: z.number(),
    /** What the image shows. */
    imageAlt: filled,
    desc: filled,
  })
  .readonly();

export type Category = z.infer<typeof categorySchema>;
