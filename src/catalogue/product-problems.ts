import { store } from '../store';
import { fieldProblems, listOf, number, objectOf, optional, text } from './field-types';
import { plainNumber } from './fold';
import { idChecks } from './id-problems';
import { imageNames, imageUrl, productImageWidths } from './images';
import { decimals } from './money';
import {
  type Catalogue,
  type Check,
  isRepeated,
  isSlug,
  noImage,
  repetitions,
  tooLong,
} from './problem';
import type { Product } from './product';
import { specificationChecks } from './specification-problems';

const fields = {
  id: text,
  name: text,
  imageAlt: text,
  views: optional(listOf(text)),
  price: number,
  originalPrice: optional(number),
  rating: optional(number),
  reviews: optional(number),
  availability: optional(text),
  category: text,
  description: text,
  itemNumber: text,
  checkoutId: optional(text),
  specifications: optional(listOf(objectOf({ name: text }))),
  inTheBox: optional(listOf(text)),
  kitNote: optional(text),
  worksWith: optional(listOf(objectOf({ productId: text, reason: text }))),
  battery: optional(objectOf({ system: text, inTheBox: number })),
} satisfies Record<keyof Product, unknown>;

const longestName = 200;

/** What may be wrong with a product, the order that of its file. The rules are for fields that have the right type. */
export function productChecks(product: Product, catalogue: Catalogue): readonly Check[] {
  const { id, specifications = [] } = product;
  const wrongFields = fieldProblems(product, fields);
  if (wrongFields.length > 0) return wrongFields.map((problem) => [true, ...problem]);
  if (!isSlug(id)) {
    return [[true, 'id:', 'the id may have only a-z, 0-9 and single hyphens between them']];
  }
  return [
    ...idChecks(product, catalogue),
    ...identityChecks(product, catalogue),
    ...offerChecks(product),
    ...textChecks(product),
    ...repetitionChecks(product),
    ...imageChecks(product, catalogue),
    ...specifications.flatMap(specificationChecks),
    ...relationChecks(product, catalogue),
  ];
}

const identityChecks = (product: Product, { products, categories }: Catalogue): Check[] => {
  const { id, itemNumber, category } = product;
  const ids = products.map((each) => each.id);
  const numbers = products.map((each) =>
    plainNumber(typeof each.itemNumber === 'string' ? each.itemNumber : ''),
  );
  const slugs = categories.map(({ slug }) => slug);
  const number = plainNumber(itemNumber);
  return [
    [isRepeated(ids, id), 'id:', 'the id is used twice'],
    [number === '', 'itemNumber:', 'itemNumber is empty'],
    [
      number !== '' && isRepeated(numbers, number),
      'itemNumber:',
      `itemNumber ${itemNumber} is used twice; letter case, spaces and hyphens do not count`,
    ],
    [
      !slugs.includes(category),
      'category:',
      `unknown category "${category}", there are ${slugs.join(', ')}`,
    ],
  ];
};

function offerChecks({
  price,
  originalPrice,
  rating,
  reviews = 0,
  availability,
}: Product): Check[] {
  const isRating = rating !== undefined && rating >= 1 && rating <= 5;
  const availabilities: readonly unknown[] = [undefined, 'in-stock', 'sold-out', 'discontinued'];
  return [
    [!isAmount(price), 'price:', `the price ${price} is no amount of ${store.currency}`],
    [
      originalPrice !== undefined && !(price < originalPrice),
      'originalPrice:',
      `the price ${price} is not below originalPrice ${originalPrice}: leave it out if nothing is reduced`,
    ],
    [
      !Number.isInteger(reviews) || reviews < 0,
      'reviews:',
      `reviews is ${reviews}, which is no number of reviews`,
    ],
    [
      reviews > 0 && !isRating,
      rating === undefined ? 'reviews:' : 'rating:',
      `it has reviews, but its rating ${rating} is not from 1 to 5`,
    ],
    [
      !availabilities.includes(availability),
      'availability:',
      `unknown availability "${availability}", there are in-stock, sold-out, discontinued`,
    ],
  ];
}

function textChecks({
  name,
  description,
  imageAlt,
  views = [],
  specifications = [],
}: Product): Check[] {
  const onCard = specifications.filter(({ isOnCard }) => isOnCard).length;
  return [
    [name.trim() === '', 'name:', 'the name is empty'],
    [name.length > longestName, 'name:', `the name ${tooLong(name, longestName)}`],
    [description.trim() === '', 'description:', 'the description is empty'],
    [imageAlt.trim() === '', 'imageAlt:', 'imageAlt is empty, it says what the image shows'],
    [views.some((view) => view.trim() === ''), 'views:', 'one of its views has no text'],
    [onCard > 2, 'isOnCard', `${onCard} specifications have isOnCard, there is room for two`],
  ];
}

/** Pages tell these apart by their texts, also as React keys. */
function repetitionChecks({
  imageAlt,
  views = [],
  specifications = [],
  inTheBox = [],
  worksWith = [],
}: Product): Check[] {
  const same = (text: string) => text;
  return [
    ...repetitions([imageAlt, ...views], same).map(
      (text): Check => [
        true,
        'views:',
        `two of its images have the text "${text}": say what is different`,
      ],
    ),
    ...repetitions(specifications, ({ name }) => name.toLowerCase()).map(
      ({ name }): Check => [true, `'${name}'`, `the specification "${name}" is there twice`],
    ),
    ...repetitions(inTheBox, same).map(
      (text): Check => [
        true,
        'inTheBox:',
        `inTheBox has "${text}" twice: write it once, with their number`,
      ],
    ),
    ...repetitions(worksWith, ({ productId }) => productId).map(
      ({ productId }): Check => [true, productId, `worksWith names ${productId} twice`],
    ),
  ];
}

function imageChecks(product: Product, { hasFile, products }: Catalogue): Check[] {
  const { id, views = [] } = product;
  const hasWidth = (name: string) => (width: number) => hasFile(imageUrl(name, width));
  const missing = imageNames(product).find((name) => !productImageWidths.every(hasWidth(name)));
  const next = `${id}-${views.length + 2}`;
  return [
    [missing !== undefined, missing === id ? 'id:' : 'views:', noImage(`${missing}`, id)],
    [
      productImageWidths.some(hasWidth(next)) && !products.some((each) => each.id === next),
      views.length === 0 ? 'imageAlt:' : 'views:',
      `the image ${next} is not in views, which say what it shows`,
    ],
  ];
}

const relationChecks = ({ id, worksWith = [] }: Product, { products }: Catalogue): Check[] =>
  worksWith.flatMap(({ productId }): Check[] => {
    const other = products.find((each) => each.id === productId);
    // The other one's own problems come first.
    const isReadable = !!other && fieldProblems(other, fields).length === 0;
    return [
      [!other, productId, `worksWith names ${productId}, which is no product`],
      [
        isReadable && !other.worksWith?.some((relation) => relation.productId === id),
        productId,
        `worksWith names ${productId}, whose worksWith does not name it`,
      ],
    ];
  });

const isAmount = (price: number) => price > 0 && price === Number(price.toFixed(decimals));
