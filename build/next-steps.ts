// The steps that an owner still has to take before the store can be published, in their order.
import { categoryImageName, imageNames } from '../src/catalogue/images.ts';
import type { Category, Product } from '../src/catalogue/product.ts';
import type { Store } from '../src/store-schema.ts';
import { counted } from '../src/text/counted.ts';
import { hostThatNeedsIds, withoutCheckoutId } from './checkout-ids.ts';
import { isRefused, type Remains } from './demo-store.ts';

type Catalogue = {
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  /** Whether the store has the files of the image with this name, and whether there is a photograph to make them of. */
  readonly hasImage: (name: string) => boolean;
  readonly hasPhotograph: (name: string) => boolean;
  readonly store: Pick<Store, 'logo' | 'checkoutUrl'>;
  readonly remains: Remains;
};

/** Advice that only an import knows: how to get photographs, and where the checkout ids are. */
type Advice = {
  readonly photographs: string;
  readonly checkoutIds: string;
};

const ofBuild: Advice = {
  photographs: '',
  checkoutIds: 'docs/spreadsheet.md says where you find them.',
};

/** A numbered list. `isOpen` is whether something has to be done, whatever the owner intends. */
export function nextSteps(
  catalogue: Catalogue,
  { photographs, checkoutIds } = ofBuild,
): { isOpen: boolean; steps: string[] } {
  const { products, categories, hasImage, hasPhotograph, store, remains } = catalogue;
  const without = products.flatMap(imageNames).filter((name) => !hasImage(name));
  const ofCategories = categories.filter(({ slug }) => !hasImage(categoryImageName(slug)));
  const needed = without.filter((name) => !hasPhotograph(name)).map((name) => `photos/${name}.jpg`);
  const noId = withoutCheckoutId(products).map(({ id }) => id);
  const host = hostThatNeedsIds(store.checkoutUrl);
  const open = [
    ...(needed.length > 0
      ? [`${counted(needed.length, 'photograph')}: ${photographs}add ${firstOf(needed)}.`]
      : []),
    ...(without.length > 0 ? ['npm run photos makes the images of the store from them.'] : []),
    ...(ofCategories.length > 0
      ? [
          `Images of the categories ${firstOf(ofCategories.map(({ slug }) => slug))}: npm run photos makes them of the first products, until there is a photograph photos/category-<slug>.jpg.`,
        ]
      : []),
    ...(host && noId.length > 0
      ? [
          `checkoutUrl leads to ${host}, which needs the checkoutId of each product. Without one: ${counted(noId.length, 'product')}: ${firstOf(noId)}. ${checkoutIds}`,
        ]
      : []),
    ...remainingSteps(remains, `${store.logo}`),
  ];
  const steps = [
    ...open,
    'npm start shows the store. docs/your-own-store.md says what else to change, docs/publishing.md how to publish it. Last, npm run screenshots takes the screenshots that browsers show before the installation.',
  ];
  return { isOpen: open.length > 0, steps: steps.map((step, index) => `${index + 1}. ${step}`) };
}

/** The facts that are still those of the demo store: first those that a build for publishing refuses, then the rest. */
function remainingSteps({ store: fields, categories, logo, images }: Remains, logoUrl: string) {
  const inFile = (names: readonly string[], file: string) =>
    names.length > 0 ? [`${names.join(', ')} in ${file}`] : [];
  const logoNames = new Map([
    ['shapes', `the logo public${logoUrl}`],
    ['icons', 'public/icons'],
  ]);
  const partsOf = (isOfThese: (name: string) => boolean) => [
    ...inFile(fields.filter(isOfThese), 'src/store.ts'),
    ...inFile(
      categories.filter(isOfThese).map((slug) => `desc of ${slug}`),
      'src/catalogue/categories.ts',
    ),
    // A new logo needs new icons anyway.
    ...logo
      .slice(0, 1)
      .filter(isOfThese)
      .map((name) => `${logoNames.get(name)}`),
    ...images.filter(isOfThese).map((name) => `photos/${name}.jpg`),
  ];
  const refused = partsOf(isRefused);
  const others = partsOf((name) => !isRefused(name));
  return [
    ...(refused.length > 0
      ? [`Still those of the demo store, which npm run build refuses: ${refused.join(', ')}.`]
      : []),
    ...(others.length > 0
      ? [
          `Still those of the demo store: ${others.join(', ')}. docs/your-own-store.md says what each is.`,
        ]
      : []),
  ];
}

/** Whether one of these files of photos/ is a photograph with this name. */
export function photographsIn(files: readonly string[]) {
  const names = new Set(files.map((file) => file.replace(/\.\w+$/, '')));
  return (name: string) => names.has(name);
}

/** The first ones of a list: `2, 3, 4, …`. */
export const firstOf = (list: readonly (string | number)[], count = 3): string =>
  [...list.slice(0, count), ...(list.length > count ? ['…'] : [])].join(', ');
