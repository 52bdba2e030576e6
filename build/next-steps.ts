// What an owner still has to do before the store can be published, in the order in which to do it.
import { categoryImageName, imageNames } from '../src/catalogue/images.ts';
import type { Category, Product } from '../src/catalogue/product.ts';
import { counted } from '../src/text/counted.ts';

type Catalogue = {
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  /** Whether the store has the files of the image with this name, and whether there is a photograph to make them of. */
  readonly hasImage: (name: string) => boolean;
  readonly hasPhotograph: (name: string) => boolean;
};

/** What only an import knows: how to get photographs, where the checkout ids are, and which texts to change. */
type Advice = {
  readonly photographs: string;
  readonly checkoutIds: string;
  readonly texts: readonly string[];
};

const ofBuild: Advice = {
  photographs: '',
  checkoutIds: 'docs/spreadsheet.md says where you find them.',
  texts: [],
};

/** A numbered list. */
export function nextSteps(
  { products, categories, hasImage, hasPhotograph }: Catalogue,
  { photographs, checkoutIds, texts } = ofBuild,
): string[] {
  const without = products.flatMap(imageNames).filter((name) => !hasImage(name));
  const ofCategories = categories.filter(({ slug }) => !hasImage(categoryImageName(slug)));
  const noId = products.filter(({ checkoutId }) => !checkoutId).map(({ id }) => id);
  const needed = without.filter((name) => !hasPhotograph(name)).map((name) => `photos/${name}.jpg`);
  const steps = [
    ...(needed.length > 0
      ? [`${counted(needed.length, 'photograph')}: ${photographs}add ${firstOf(needed)}.`]
      : []),
    ...(without.length > 0 ? ['npm run photos makes the images of the store from them.'] : []),
    ...(ofCategories.length > 0
      ? [
          `Images of the categories ${firstOf(ofCategories.map(({ slug }) => slug))}: npm run photos makes them of the first products, until there is a photograph photos/category-<slug>.jpg.`,
        ]
      : []),
    ...(noId.length > 0
      ? [
          `checkoutId of ${counted(noId.length, 'product')}, if another shop takes your orders: ${firstOf(noId)}. ${checkoutIds}`,
        ]
      : []),
    ...texts,
    'npm start shows the store. docs/your-own-store.md says what else to change, docs/publishing.md how to publish it.',
  ];
  return steps.map((step, index) => `${index + 1}. ${step}`);
}

/** Whether one of these files of photos/ is a photograph with this name. */
export function photographsIn(files: readonly string[]) {
  const names = new Set(files.map((file) => file.replace(/\.\w+$/, '')));
  return (name: string) => names.has(name);
}

/** The first ones of a list: `2, 3, 4, …`. */
export const firstOf = (list: readonly (string | number)[], count = 3): string =>
  [...list.slice(0, count), ...(list.length > count ? ['…'] : [])].join(', ');
