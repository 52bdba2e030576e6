import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { categories } from '../src/catalogue/categories.ts';
import { type Product, slugSchema } from '../src/catalogue/product.ts';
import { products } from '../src/catalogue/products.ts';
import { brand, store } from '../src/store.ts';
import { categoryProblems, productProblems } from './catalogue-schema.ts';
import { checkoutIdProblems } from './checkout-ids.ts';
import { demoProblems, remainsOfDemo } from './demo-store.ts';
import {
  missingImages,
  missingScenes,
  missingSocialImages,
  neededImages,
  outputsOf,
  unusedImages,
} from './images.ts';
import { nextSteps, photographsIn } from './next-steps.ts';
import { errorForOwner } from './problems.ts';
import { emptyExamples } from './search-examples.ts';
import { nearlyKnownNames } from './specification-names.ts';

/** The exports of each file, by its root-relative path. */
type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const modules: Modules = import.meta.glob('/src/catalogue/products/*.ts', { eager: true });

const hasFile = (url: string) => existsSync(`public${url}`);

/**
 * Throws an error with a line for each problem of the catalogue. Returns a warning with a line for each doubt, if any, and the
 * URLs of missing images, in whose place the store shows a tile. Only products that are not for sale may lack images, unless
 * `canLackImages`. A store that is not for publishing may also lack ids for its checkout. `contentImages`: the root-relative URLs of
 * the images in the owner's pages.
 */
export function checkCatalogue({
  isForPublishing,
  canLackImages,
  contentImages,
}: {
  isForPublishing: boolean;
  canLackImages: boolean;
  contentImages: readonly string[];
}): { warning: string; missing: string[] } {
  const missing = missingImages({ products, categories });
  const blocking = canLackImages ? [] : neededImages(missing, products);
  const later = new Set(missing.filter((url) => !blocking.includes(url)));
  const others = {
    categories,
    hasFile: (url: string) => hasFile(url) || later.has(url),
    shop: store.checkoutUrl?.shop,
  };
  const ofFiles = fileProblems(modules, products);
  // Problems of the files cause other problems: a product that is not listed, or has the wrong id, is missing elsewhere.
  const ofProducts = ofFiles.length > 0 ? [] : productProblems(products, others);
  const facts = { store, brand, products, categories };
  const remains = remainsOfDemo(facts);
  const ofDemo = demoProblems(remains, facts);
  const ofCheckout = isForPublishing ? checkoutIdProblems(products, store.checkoutUrl) : [];
  const problems = [
    ...categoryProblems(categories, others.hasFile).map(
      (text) => `src/catalogue/categories.ts: ${text}`,
    ),
    ...ofFiles,
    ...[...ofProducts, ...ofCheckout].map(({ product, text }) => `${fileOf(product)}: ${text}`),
    ...missingScenes(store),
    ...(isForPublishing ? ofDemo : []),
  ];
  const lacking = new Set(
    missing.map((url) => url.replace(/^\/images\/|-\d+\.(?:avif|jpg)$/g, '')),
  );
  const hasImage = (name: string) => !lacking.has(name);
  const hasPhotograph = photographsIn(existsSync('photos') ? readdirSync('photos') : []);
  const { isOpen, steps } = nextSteps({
    ...{ products, categories, hasImage, hasPhotograph, store, remains },
  });
  const toDo = isOpen ? toDoList(steps, problems.length > 0, blocking.length > 0) : [];
  if (problems.length > 0) throw errorForOwner([...problems, ...toDo].join('\n'));
  const shownElsewhere = contentImages.map((url) => ({ path: `public${url}` }));
  const doubts = [
    isForPublishing ? [] : ofDemo,
    remains.isYear
      ? `src/store.ts: copyrightYear is ${store.copyrightYear}, as in the demo store. Is it yours?`
      : [],
    emptyExamples(store.searchExamples, products),
    ((store.heroAlt && store.heroProducts) || [])
      .filter((heroId) => !products.some(({ id }) => id === heroId))
      .map((heroId) => `src/store.ts: heroProducts: "${heroId}" is no product.`),
    unusedImages([...outputsOf({ products, categories }, store), ...shownElsewhere]) ?? [],
    products.flatMap((product) =>
      nearlyKnownNames(product).map((text) => `${fileOf(product)}: ${text}`),
    ),
  ].flat();
  return {
    warning: [...doubts, ...toDo].join('\n'),
    missing: [...missing, ...missingSocialImages(missing, products, hasFile)],
  };
}

/** The check for the build that the environment asks for. tools/start.mjs sets `IS_PREVIEW`, an owner `CAN_LACK_IMAGES`. */
export function checkForBuild(contentImages: readonly string[]) {
  const isForPublishing = process.env.IS_PREVIEW !== 'yes';
  const canLackImages = !isForPublishing || process.env.CAN_LACK_IMAGES === 'yes';
  return checkCatalogue({ isForPublishing, canLackImages, contentImages });
}

/** The steps that the owner has to take, and a command for publishing without the missing photographs. */
export const toDoList = (
  steps: readonly string[],
  isRefused: boolean,
  lacksImages: boolean,
): string[] => [
  isRefused
    ? 'The store cannot be published yet. To do, in this order:'
    : 'To do before you publish the store, in this order:',
  ...steps,
  ...(lacksImages
    ? [
        'Or publish it now, with a neutral tile in place of each missing photograph: CAN_LACK_IMAGES=yes npm run build, and CAN_LACK_IMAGES=yes npm run screenshots',
      ]
    : []),
];

/** Problems of the product files. Each file must export a product of the list, and be named after the product's id. */
export function fileProblems(files: Modules, list: readonly unknown[]): string[] {
  return Object.entries(files).flatMap(([path, exports]) => {
    const file = path.slice(1);
    const id = basename(file, '.ts');
    const listed = Object.values(exports).filter((value) => list.includes(value)) as Product[];
    if (listed.length === 0) {
      return [
        `${file}: it is not in src/catalogue/products.ts: import it there and add it to products.`,
      ];
    }
    // An id that is not a slug is reported elsewhere, and cannot be a file name.
    return listed
      .filter((product) => slugSchema.safeParse(product.id).success && product.id !== id)
      .map((product) => `${file}: id "${product.id}" is not the name of the file: write '${id}'.`);
  });
}

/** The file of a product, whatever its id. */
const fileOf = (product: unknown) =>
  Object.keys(modules)
    .find((path) => Object.values(modules[path] ?? {}).includes(product))
    ?.slice(1) ?? 'src/catalogue/products.ts';
