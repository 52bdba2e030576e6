// The facts that the build adds to the head of each page, for search engines and link previews.
import type { Params } from 'react-router-dom';
import { findCategory, findProduct } from '../catalogue/catalogue.ts';
import { socialImage, storeImage } from '../catalogue/images.ts';
import { contentPages } from '../content-pages.ts';
import { shippingPromises } from '../money/money.ts';
import { categoryUrl, paths, productUrl } from '../paths.ts';
import { matchedRoute, type PageHead, type RoutePath } from '../routes.ts';
import { brand, store } from '../store.ts';
import {
  categoryData,
  homeData,
  productData,
  productsData,
  type StructuredData,
} from './structured-data.ts';

export type PageFacts = {
  readonly description: string;
  /** Placeholders, the cart, search results and comparisons are not indexed. */
  readonly isIndexed: boolean;
  readonly image: typeof storeImage & { readonly alt: string };
  readonly type: 'website' | 'product';
  readonly structuredData: StructuredData;
};

export function fullHead(pathname: string, query = ''): PageHead & PageFacts {
  const { route, params } = matchedRoute(pathname);
  const content = contentPages.find(({ path }) => path === route.path);
  const facts = content
    ? page(content.description ?? '')
    : pageFacts[route.path as RoutePath](params);
  return { ...route.head(params, query), ...facts };
}

const page = (description: string, structuredData: StructuredData = () => []): PageFacts => ({
  description,
  isIndexed: true,
  image: { ...storeImage, alt: store.heroAlt || store.name },
  type: 'website',
  structuredData,
});

const notIndexed = (description: string): PageFacts => ({ ...page(description), isIndexed: false });

const promises = `${shippingPromises.freeShippingPromise}, ${store.returnPolicy}.`;

const products = page(`Every tool at ${store.name}. ${promises}`, productsData);

/** An unknown category redirects to all tools. */
function categoryFacts({ slug = '' }: Params): PageFacts {
  const category = findCategory(slug);
  if (!category) return products;
  return page(`${category.desc} ${promises}`, (siteUrl) => categoryData(siteUrl, category));
}

/** An unknown product redirects to all tools. */
function productFacts({ productId = '' }: Params): PageFacts {
  const product = findProduct(productId);
  if (!product) return products;
  return {
    ...page(product.description, (siteUrl) => productData(siteUrl, product)),
    image: { ...socialImage(product.id), alt: product.imageAlt },
    type: 'product',
  };
}

/** The keys are the paths of the routes; `*` is the not-found page. */
const pageFacts: Readonly<Record<RoutePath, (params: Params) => PageFacts>> = {
  [paths.home]: () => page(`${brand.description} ${promises}`, homeData),
  [paths.products]: () => products,
  [categoryUrl(':slug')]: categoryFacts,
  [productUrl(':productId')]: productFacts,
  [paths.cart]: () => notIndexed(`Your cart at ${store.name}.`),
  [paths.search]: () => notIndexed(`Search the tools of ${store.name}.`),
  [paths.compare]: () => notIndexed(`Compare tools of ${store.name} side by side, to one scale.`),
  [paths.account]: () => notIndexed('Accounts are coming soon.'),
  [paths.specials]: () => notIndexed('Special offers are coming soon.'),
  [paths.contact]: () => page(`Call ${store.name} at ${store.phone.shown}.`),
  [paths.shipping]: () =>
    page(`${shippingPromises.freeShippingPromise}. ${shippingPromises.flatShipping}`),
  [paths.returns]: () => page(`How a return works: our ${store.returnPolicy}.`),
  [paths.warranty]: () =>
    page('Quality guaranteed: what we stand for, and what to do if something is wrong.'),
  '*': () => notIndexed('There is no page at this URL.'),
};
