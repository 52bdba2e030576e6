import type { Category } from './categories';
import { fieldProblems, number, optional, text } from './field-types';
import { categoryImageName, categoryImageWidths, imageUrl } from './images';
import { type Catalogue, type Check, isRepeated, isSlug, noImage } from './problem';

const fields = {
  slug: text,
  name: text,
  navLabel: optional(text),
  navPosition: number,
  imageAlt: text,
  desc: text,
} satisfies Record<keyof Category, unknown>;

/** What may be wrong with a category. The rules are for fields that have the right type. */
export function categoryChecks(
  category: Category,
  categories: readonly Category[],
  hasFile: Catalogue['hasFile'],
): readonly Check[] {
  const { slug } = category;
  // In one file with the others, so a problem is at the line of the slug.
  const lineWith = `'${slug}'`;
  const wrongFields = fieldProblems(category, fields);
  if (wrongFields.length > 0) {
    return wrongFields.map(([, problem]) => [
      true,
      lineWith,
      `category "${slug ?? category.name}": ${problem}`,
    ]);
  }
  const image = categoryImageName(slug);
  const slugs = categories.map((each) => each.slug);
  const texts = ['name', 'imageAlt', 'desc'] as const;
  if (!isSlug(slug)) {
    return [
      [
        true,
        lineWith,
        `the slug "${slug}" of a category may have only a-z, 0-9 and single hyphens between them`,
      ],
    ];
  }
  return [
    [isRepeated(slugs, slug), lineWith, `two categories have the slug "${slug}"`],
    ...texts.map(
      (field): Check => [
        category[field].trim() === '',
        lineWith,
        `category "${slug}": ${field} is empty`,
      ],
    ),
    [
      !categoryImageWidths.every((width) => hasFile(imageUrl(image, width))),
      lineWith,
      noImage(image),
    ],
  ];
}
