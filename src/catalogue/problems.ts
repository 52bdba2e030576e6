import type { Category } from './categories';
import { imageNames, imageUrl, productImageWidths } from './images';
import type { Product, Quantity, Specification } from './product';
import { unitNames } from './units';

/** The parts of a catalogue. `hasFile` says whether the store has the file of a root-relative URL. */
export type Catalogue = {
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  readonly hasFile: (url: string) => boolean;
};

/** A sentence on what is wrong and what to do about it, and the product, if it is a problem of one. */
export type CatalogueProblem = { readonly productId?: string; readonly text: string };

/** The problems of the catalogue; empty if nothing is wrong. */
export function catalogueProblems(catalogue: Catalogue): CatalogueProblem[] {
  const slugs = catalogue.categories.map(({ slug }) => slug);
  const wrongSlugs = slugs.filter((slug) => !isSlug(slug) || isRepeated(slugs, slug));
  const found: CatalogueProblem[] = [
    ...catalogue.products.flatMap((product) =>
      productProblems(product, catalogue).map((problem) => ({
        productId: product.id,
        text: `${problem}.`,
      })),
    ),
    ...wrongSlugs.map((slug) => ({ text: `Category slug "${slug}" is no slug, or used twice.` })),
  ];
  // Two products with the same id have the same problem.
  return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];
}

function productProblems(product: Product, { products, categories, hasFile }: Catalogue): string[] {
  const { id, itemNumber, category, price, originalPrice, views = [], worksWith = [] } = product;
  if (!isSlug(id)) return ['the id may have only a-z, 0-9 and single hyphens between them'];

  const ids = products.map((each) => each.id);
  const numbers = products.map((each) => each.itemNumber);
  const slugs = categories.map(({ slug }) => slug);
  const length = product.description.length;
  const onCard = (product.specifications ?? []).filter(({ isOnCard }) => isOnCard).length;
  const hasWidth = (name: string) => (width: number) => hasFile(imageUrl(name, width));
  const missing = imageNames(product).find((name) => !productImageWidths.every(hasWidth(name)));
  const next = `${id}-${views.length + 2}`;
  const problems: [isProblem: boolean, problem: string][] = [
    [isRepeated(ids, id), 'the id is used twice'],
    [!/^TB-\d{4}$/.test(itemNumber), `itemNumber "${itemNumber}" is not TB- and four digits`],
    [isRepeated(numbers, itemNumber), `itemNumber ${itemNumber} is used twice`],
    [!slugs.includes(category), `unknown category "${category}", there are ${slugs.join(', ')}`],
    [!isAmount(price), `the price ${price} is no amount of dollars and cents`],
    [!(price < originalPrice), `the price ${price} is not below originalPrice ${originalPrice}`],
    [length < 180 || length > 400, `the description has ${length} characters, not 180 to 400`],
    [product.imageAlt.trim() === '', 'imageAlt is empty, it says what the image shows'],
    [onCard > 2, `${onCard} specifications have isOnCard, there is room for two`],
    [views.some((view) => view.trim() === ''), 'one of its views has no text'],
    [
      missing !== undefined,
      `no image ${missing}: run npm run photos -- ${id} with a photograph photos/${missing}.jpg`,
    ],
    [
      productImageWidths.some(hasWidth(next)),
      `the image ${next} is not in views, which say what it shows`,
    ],
  ];
  const others = worksWith.flatMap(({ productId }): [boolean, string][] => {
    const other = products.find((each) => each.id === productId);
    const isMutual = other?.worksWith?.some((relation) => relation.productId === id) ?? false;
    return [
      [!other, `worksWith names ${productId}, which is no product`],
      [!!other && !isMutual, `worksWith names ${productId}, whose worksWith does not name it`],
    ];
  });
  const wrongSpecifications = (product.specifications ?? []).flatMap(specificationProblems);
  return [...problems, ...wrongSpecifications, ...others].flatMap(([isProblem, problem]) =>
    isProblem ? [problem] : [],
  );
}

/** What TypeScript finds too, but the build does not run it. */
function specificationProblems(specification: Specification): [boolean, string][] {
  const { name, unit, value } = specification;
  const { words = '{}' }: Partial<Quantity> = specification.unit ? specification : {};
  const isKnown = unit === undefined || unitNames.includes(unit);
  return [
    [
      !isKnown,
      `specification "${name}" has the unknown unit "${unit}", there are ${unitNames.join(', ')}`,
    ],
    [
      unit === undefined && typeof value !== 'string',
      `specification "${name}" has a number without a unit`,
    ],
    [
      unit !== undefined && typeof value === 'string',
      `specification "${name}" has a unit, but its value "${value}" is no number`,
    ],
    [
      Array.isArray(value) && !(value[0] < value[1]),
      `specification "${name}" has a range that does not rise: ${value}`,
    ],
    [
      !words.includes('{}'),
      `specification "${name}" has words without {}, which stands for the quantity`,
    ],
  ];
}

const isSlug = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

const isAmount = (dollars: number) => dollars > 0 && dollars === Number(dollars.toFixed(2));

const isRepeated = (list: readonly string[], entry: string) =>
  list.indexOf(entry) !== list.lastIndexOf(entry);
