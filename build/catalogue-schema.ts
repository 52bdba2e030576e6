// The rules across the whole catalogue: how products and categories must fit together, and which images they need.
import { group } from 'd3-array';
import { z } from 'zod';
import {
  categoryImageName,
  categoryImageWidths,
  imageNames,
  imageUrl,
  productFileWidths,
  productJpegUrl,
  sideViewUrl,
  tileJpegUrl,
} from '../src/catalogue/images.ts';
import {
  type Category,
  categorySchema,
  distinct,
  type Product,
  productSchema,
} from '../src/catalogue/product.ts';
import { plainNumber } from '../src/text/fold.ts';
import { type CheckoutShop, checkoutIdFault, sharedIdFault } from './checkout-ids.ts';
import { sceneNames } from './image-outputs.mjs';
import { problemsIn, sentence } from './problems.ts';

/** Whether the store has the file of a root-relative URL. */
type HasFile = (url: string) => boolean;

type Others = {
  readonly categories: readonly Category[];
  readonly hasFile: HasFile;
  /** The shop that takes the orders, if its ids can be checked. */
  readonly shop?: CheckoutShop;
};

export const categoriesSchema = (hasFile: HasFile) =>
  z
    .array(categorySchema)
    .superRefine(distinct(({ slug }) => slug))
    .superRefine((categories, { addIssue }) => {
      for (const [index, { slug }] of categories.entries()) {
        const image = categoryImageName(slug);
        const urls = categoryImageWidths.map((width) => imageUrl(image, width));
        if (![...urls, tileJpegUrl(image, categoryImageWidths)].every(hasFile)) {
          addIssue({ code: 'custom', path: [index], message: `has ${noImage(image)}` });
        }
      }
    });

export const productsSchema = ({ categories, hasFile, shop }: Others) =>
  z.array(productSchema).superRefine((products, { addIssue }) => {
    const slugs = new Set(categories.map(({ slug }) => slug));
    const otherImages = [...sceneNames, ...[...slugs].map(categoryImageName)];
    const hasImage = (name: string) => (width: number) => hasFile(imageUrl(name, width));
    // Maps, because a catalogue can have thousands of products.
    const byId = new Map(products.map((product) => [product.id, product]));
    const ids = countOf(products.map(({ id }) => id));
    const numbers = countOf(products.map(({ itemNumber }) => plainNumber(itemNumber)));
    // Nobody can order the others.
    const ordered = products.filter(({ availability }) => availability !== 'discontinued');
    const byCheckoutId = group(ordered, ({ checkoutId }) => checkoutId);

    for (const [index, product] of products.entries()) {
      const {
        id,
        itemNumber,
        category,
        worksWith = [],
        views = [],
        sideView,
        checkoutId,
      } = product;
      const report = (path: (string | number)[], message: string) =>
        addIssue({ code: 'custom', path: [index, ...path], message });

      // The id names the product's image files. Two things with the same image name would show the same images.
      const image = otherImages.find((name) => isImageNameOf(id, name));
      if (image) {
        report(['id'], `cannot be "${id}": the store has another image with the name ${image}`);
      }
      const owner = byId.get(id.replace(/-[2-9]$/, ''));
      if (owner && owner.id !== id && imageNames(owner).includes(id)) {
        report(['id'], `cannot be "${id}": further images of ${owner.id} have names like that`);
      }
      if (ids(id) > 1) report(['id'], 'is used twice');

      const number = plainNumber(itemNumber);
      if (number && numbers(number) > 1) {
        const ignored = 'letter case, spaces and hyphens do not count';
        report(['itemNumber'], `${itemNumber} is used twice; ${ignored}`);
      }

      const checkoutFault = checkoutId && checkoutIdFault(checkoutId, shop);
      if (checkoutFault) report(['checkoutId'], checkoutFault);
      const sharing = byCheckoutId.get(checkoutId) ?? [];
      if (checkoutId && !checkoutFault && sharing.length > 1 && sharing.includes(product)) {
        report(
          ['checkoutId'],
          sharedIdFault(
            checkoutId,
            sharing.map(({ name }) => name),
          ),
        );
      }

      if (!slugs.has(category)) {
        report(['category'], `is "${category}", which is none of ${[...slugs].join(', ')}`);
      }

      const missing = imageNames(product).find(
        (name) => !productFileWidths.every(hasImage(name)) || !hasFile(productJpegUrl(name)),
      );
      if (missing) report([], `has ${noImage(missing, id)}`);
      if (sideView && !hasFile(sideViewUrl(id))) {
        report(['sideView'], `has no image: add public${sideViewUrl(id)}, or leave sideView out`);
      }
      const next = `${id}-${views.length + 2}`;
      if (productFileWidths.some(hasImage(next)) && !byId.has(next)) {
        report(['views'], `does not say what the image ${next} shows`);
      }

      for (const [place, { productId }] of worksWith.entries()) {
        const other = byId.get(productId);
        const path = ['worksWith', place];
        if (!other) report(path, 'is no product');
        else if (!other.worksWith?.some((relation) => relation.productId === id)) {
          report(path, `does not name this product: add ${id} to its worksWith`);
        }
      }
    }
  });

/** How often a text is in a list. */
function countOf(texts: readonly string[]) {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return (text: string) => counts.get(text) ?? 0;
}

/** Whether an image of the product with this id can have this name. Further images end with a number from 2 to 9. */
const isImageNameOf = (id: string, name: string): boolean =>
  name === id || name.replace(/-[2-9]$/, '') === id;

/** Says what to do about a missing image. `photographs` are the arguments of the command. */
export const noImage = (name: string, photographs = name): string =>
  `no image ${name}: run npm run photos -- ${photographs} with a photograph photos/${name}.jpg`;

/** `field` is the field of the product that it is about, if it is about one. */
export type ProductProblem = {
  readonly product: Product | undefined;
  readonly field: string | undefined;
  readonly text: string;
};

/** The problems of the products, a sentence each. */
export const productProblems = (
  products: readonly Product[],
  others: Others,
): readonly ProductProblem[] =>
  problemsIn(productsSchema(others), products).map(({ path: [index, ...path], message }) => {
    const product = products[Number(index)];
    const field = path[0] === undefined ? undefined : String(path[0]);
    return { product, field, text: sentence(product, { path, message }) };
  });

/** The problems of the categories, a sentence each. */
export const categoryProblems = (
  categories: readonly Category[],
  hasFile: HasFile,
): readonly string[] =>
  problemsIn(categoriesSchema(hasFile), categories).map((problem) => sentence(categories, problem));
