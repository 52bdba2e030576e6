// Finds the facts and images that a store still has of the demo store, Torque Bay. demo-store.json is a snapshot of the demo store's facts, which the tests of
// test/demo/ keep.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Category, Product } from '../src/catalogue/product.ts';
import type { Brand, Store } from '../src/store-schema.ts';
import demo from './demo-store.json' with { type: 'json' };
import { categoryName, categoryOutputs, photographOf } from './image-outputs.mjs';
import { scenesOf } from './images.ts';

/** The bytes of a file of the store; undefined if it has none with this path. */
type Read = (path: string) => Buffer | undefined;

export type Facts = {
  readonly store: Partial<Store>;
  readonly brand?: Pick<Brand, 'description'> | undefined;
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  readonly read?: Read;
};

/** The values of each fact: it is still that of the demo store if it has one of its values. */
type Values = Readonly<Record<string, readonly string[]>>;

export type Snapshot = {
  /** Of products. */
  readonly itemNumbers: readonly string[];
  /** Of src/store.ts, with `phone` and `socialLinks`. */
  readonly store: Values;
  /** The description of each category. */
  readonly categories: Values;
  /** The shapes of the logo, and a hash of the largest icon. */
  readonly logo: Values;
  /** A hash of each image, by the name of the photograph that replaces it. */
  readonly images: Values;
};

/** An owner may well write the same as the demo store. The logo is compared by its shapes. */
const notCompared = ['logo', 'returnPolicy', 'deliveryTime', 'taxNote'];

/** These are wrong in another currency than that of the demo store. */
const amounts = ['totalNote', 'shippingFee', 'freeShippingFrom'];

const readFile: Read = (path) => (existsSync(path) ? readFileSync(path) : undefined);

export function snapshotOf({
  store,
  brand,
  products,
  categories,
  read = readFile,
}: Facts): Snapshot {
  const hashOf = (path = '') => {
    const bytes = read(path);
    return bytes ? [createHash('sha256').update(bytes).digest('hex').slice(0, 16)] : [];
  };
  const scenes = scenesOf(store).map(([scene, outputs]) => [
    photographOf(scene),
    hashOf(outputs.at(-1)?.path),
  ]);
  const ofCategories = categories.map(({ slug }) => [
    categoryName(slug),
    hashOf(categoryOutputs(slug).at(-1)?.path),
  ]);
  const logo = read(`public${store.logo}`)?.toString() ?? '';
  const texts = Object.entries(store).flatMap(([field, value]) =>
    notCompared.includes(field) || !/string|number/.test(typeof value)
      ? []
      : [[field, valuesOf(`${value}`)]],
  );
  return {
    itemNumbers: products.map(({ itemNumber }) => itemNumber),
    store: {
      ...Object.fromEntries(texts),
      phone: valuesOf(store.phone?.dialled),
      socialLinks: store.socialLinks?.map(({ url }) => url) ?? [],
      'brand.description': valuesOf(brand?.description),
    },
    categories: Object.fromEntries(categories.map(({ slug, desc }) => [slug, [desc]])),
    logo: {
      shapes: [...logo.matchAll(/\bd="([^"]+)"/g)].map(([, shape = '']) => shape),
      icons: hashOf('public/icons/any-512.png'),
    },
    images: Object.fromEntries([...scenes, ...ofCategories]),
  };
}

const valuesOf = (value: string | undefined) => (value ? [value] : []);

/** Whether it sells a product of the demo store. */
export const isDemo = (products: readonly Pick<Product, 'itemNumber'>[]): boolean =>
  products.some(({ itemNumber }) => demo.itemNumbers.includes(itemNumber));

export type Remains = ReturnType<typeof remainsOfDemo>;

/** The facts that are still those of the demo store, by their names in the snapshot. All lists are empty for the demo store itself. */
export function remainsOfDemo(facts: Facts) {
  const own = snapshotOf(facts);
  const isStill = (mine: Values, theirs: Values) => (name: string) =>
    !isDemo(facts.products) && mine[name]?.some((value) => theirs[name]?.includes(value));
  const remaining = (mine: Values, theirs: Values) =>
    Object.keys(mine).filter(isStill(mine, theirs));
  const ofStore = remaining(own.store, demo.store);
  const isInCurrency = ofStore.includes('currency');
  const notOwn = ['currency', 'copyrightYear', ...(isInCurrency ? amounts : [])];
  return {
    store: ofStore.filter((field) => !notOwn.includes(field)),
    isYear: ofStore.includes('copyrightYear'),
    categories: remaining(own.categories, demo.categories),
    logo: remaining(own.logo, demo.logo),
    images: remaining(own.images, demo.images),
  };
}

const ofDemo = 'that of the demo store';

/** The sentence about a fact or an image that a build for publishing refuses; undefined for others. */
function refusal(name: string, store: Partial<Store> = {}): string | undefined {
  if (name.startsWith('category-'))
    return `The image of the category ${name.replace('category-', '')} is still ${ofDemo}: add a photograph photos/${name}.jpg of 656 x 492 pixels or more, or delete public/images/${name}-* to show the first product; then run npm run photos.`;
  switch (name) {
    case 'name':
      return `src/store.ts: name is still ${ofDemo}, "${store.name}": write the name of your store.`;
    case 'address':
      return `src/store.ts: address is still ${ofDemo}, "${store.address}": write yours, or '' to show none.`;
    case 'shapes':
      return `public${store.logo} is still the logo of the demo store: replace it, or name another SVG file as logo in src/store.ts; then run npm run icons.`;
    case 'icons':
      return 'public/icons still shows the logo of the demo store: run npm run icons.';
    default:
      return undefined;
  }
}

/** Whether a build for publishing refuses the store while this fact or image is that of the demo store. */
export const isRefused = (name: string): boolean => refusal(name) !== undefined;

/** A sentence for each fact and image that a build for publishing refuses. It says what to do. */
export const demoProblems = (
  { store: fields, logo, images }: Remains,
  { store }: Pick<Facts, 'store'>,
): string[] =>
  // A new logo needs new icons anyway.
  [...fields, ...logo.slice(0, 1), ...images].flatMap((name) => refusal(name, store) ?? []);
