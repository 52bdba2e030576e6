// What an owner still has to do before the store can be published, in the order in which to do it.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { categoryImageName, imageNames } from '../src/catalogue/images.ts';
import type { Category, Product } from '../src/catalogue/product.ts';
import { brand, store } from '../src/store.ts';
import type { Brand, Store } from '../src/store-schema.ts';
import { counted } from '../src/text/counted.ts';
import { hostThatNeedsIds, withoutCheckoutId } from './checkout-ids.ts';
import { photographOf, sceneOutputs } from './image-outputs.mjs';

type Catalogue = {
  /** The folder of the store. */
  readonly root?: string;
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  /** Whether the store has the files of the image with this name, and whether there is a photograph to make them of. */
  readonly hasImage: (name: string) => boolean;
  readonly hasPhotograph: (name: string) => boolean;
};

/** What only an import knows: how to get photographs, and where the checkout ids are. */
type Advice = {
  readonly photographs: string;
  readonly checkoutIds: string;
};

const ofBuild: Advice = {
  photographs: '',
  checkoutIds: 'docs/spreadsheet.md says where you find them.',
};

/** Of src/store.ts. */
type Facts = Pick<Store, 'name' | 'headline' | 'phone' | 'logo' | 'checkoutUrl'> &
  Partial<Store> & { brand?: Pick<Brand, 'description'> };

/** A numbered list. `isOpen` is whether something has to be done, whatever the owner intends. */
export function nextSteps(
  catalogue: Catalogue,
  { photographs, checkoutIds } = ofBuild,
  facts: Facts = { ...store, brand },
): { isOpen: boolean; steps: string[] } {
  const { products, categories, hasImage, hasPhotograph } = catalogue;
  const without = products.flatMap(imageNames).filter((name) => !hasImage(name));
  const ofCategories = categories.filter(({ slug }) => !hasImage(categoryImageName(slug)));
  const needed = without.filter((name) => !hasPhotograph(name)).map((name) => `photos/${name}.jpg`);
  const noId = withoutCheckoutId(products).map(({ id }) => id);
  const host = hostThatNeedsIds(facts.checkoutUrl);
  const isDemo = products.some(({ itemNumber }) => demo.itemNumber.test(itemNumber));
  const remains = isDemo ? [] : remainsOfDemo(facts, catalogue);
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
    ...(remains.length > 0
      ? [
          `Still those of the demo store: ${remains.join(', ')}. docs/your-own-store.md says what each is.`,
        ]
      : []),
  ];
  const steps = [
    ...open,
    ...(!facts.checkoutUrl && noId.length > 0
      ? [
          `checkoutId of ${counted(noId.length, 'product')}, if another shop takes your orders: ${firstOf(noId)}. ${checkoutIds}`,
        ]
      : []),
    'npm start shows the store. docs/your-own-store.md says what else to change, docs/publishing.md how to publish it. Last, npm run screenshots takes the screenshots that browsers show before the installation.',
  ];
  return { isOpen: open.length > 0, steps: steps.map((step, index) => `${index + 1}. ${step}`) };
}

/** The demo store is Torque Bay. Its products have these item numbers, its logo has this hexagon. */
const demo = {
  itemNumber: /^TB-1\d{3}$/,
  texts: {
    name: 'Torque Bay',
    tagline: 'Professional Tools and Automotive Equipment',
    headline: 'Professional Tools for Every Bay',
    lead: 'Diagnose, loosen, torque and finish. The tools a working shop reaches for, in a catalog that opens with no signal.',
    heroAlt: 'A cordless impact wrench, a multimeter and a scan tablet on a dark workbench',
    hours: 'Mon to Fri, 7 am to 6 pm Central',
    address: '1200 Garage Row, Springfield, IL 62700',
    deliveryRegion: 'All 50 states of the US.',
    returnsCountFrom: 'The day your order arrives.',
    usedTools: 'We take them back if they are complete and work.',
    returnShipping: 'You pay it, unless the tool is faulty.',
    refundTime: 'Within 5 business days after the tool has reached us.',
    warrantyTerm: '2-year warranty on every tool.',
    warrantyShipping: 'We pay it both ways.',
  },
  phone: '+18005550142',
  currency: 'USD',
  /** Wrong in another currency. */
  amounts: {
    totalNote: 'In US dollars. Sales tax is not included: ask when you call to order.',
    shippingFee: 9.99,
    freeShippingFrom: 99,
  },
  socialLinks: /^https:\/\/(www\.)?(facebook|instagram|youtube|x)\.com\/$/,
  description:
    'Power, diagnostic, air, battery and hand tools for working shops, browsed with or without a signal.',
  logo: 'M256 92l142 82v164l-142 82-142-82V174z',
  categories: ['power-tools', 'diagnostic-tools', 'air-tools', 'battery-tools', 'hand-tools'],
};

/** What an owner with products of his own has not replaced yet. */
function remainsOfDemo(facts: Facts, catalogue: Catalogue): string[] {
  const { root = '.', categories, hasImage, hasPhotograph } = catalogue;
  const logo = `public${facts.logo}`;
  const logoPath = resolve(root, logo);
  const amounts = facts.currency === demo.currency ? {} : demo.amounts;
  const texts = [
    ...Object.entries({ ...demo.texts, ...amounts }).flatMap(([field, value]) =>
      facts[field as keyof Store] === value ? field : [],
    ),
    ...(facts.phone?.dialled === demo.phone ? ['phone'] : []),
    ...(facts.socialLinks?.some(({ url }) => demo.socialLinks.test(url)) ? ['socialLinks'] : []),
    ...(facts.brand?.description === demo.description ? ['brand.description'] : []),
  ];
  const isOldLogo = existsSync(logoPath) && readFileSync(logoPath, 'utf8').includes(demo.logo);
  const scenes = [...new Set(Object.keys(sceneOutputs).map(photographOf))];
  const slugs = categories.map(({ slug }) => slug).filter((slug) => demo.categories.includes(slug));
  const isOld = (slug: string) =>
    hasImage(categoryImageName(slug)) && !hasPhotograph(categoryImageName(slug));
  const oldSlugs = slugs.filter(isOld);
  const images = [
    ...scenes.filter((name) => !hasPhotograph(name)),
    ...oldSlugs.map(categoryImageName),
  ];
  return [
    ...(texts.length > 0 ? [`${texts.join(', ')} in src/store.ts`] : []),
    ...(oldSlugs.length > 0
      ? [`texts of ${oldSlugs.join(', ')} in src/catalogue/categories.ts`]
      : []),
    ...(isOldLogo ? [`the logo ${logo}`] : []),
    ...images.map((name) => `photos/${name}.jpg`),
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
