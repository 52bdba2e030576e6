// The facts that the build adds to the head of each page, for search engines and link previews.
import type { Params } from 'react-router-dom';
import { findCategory, findProduct } from '../catalogue/catalogue.ts';
import { sideViewUrl, socialImage, storeImage } from '../catalogue/images.ts';
import { largestTool } from '../catalogue/wall.ts';
import { contentPages } from '../content-pages.ts';
import { shippingPromises } from '../money/money.ts';
import { toolsOnWall } from '../pages/home/wall.tsx';
import {
  categoryUrl,
  type NamedPage,
  type PageName,
  pages,
  productUrl,
  promises,
} from '../paths.ts';
import { matchedRoute, type PageHead } from '../routes.ts';
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
  readonly isIndexed: boolean;
  readonly image: typeof storeImage & { readonly alt: string };
  readonly type: 'website' | 'product';
  readonly structuredData: StructuredData;
  /** The largest image that a wide screen shows at once, and a phone does not. */
  readonly wideImage?: string | undefined;
};

export function fullHead(pathname: string, query = ''): PageHead & PageFacts {
  const { route, params } = matchedRoute(pathname);
  return { ...route.head(params, query), ...factsOf(route, params) };
}

function factsOf({ path, page }: ReturnType<typeof matchedRoute>['route'], params: Params) {
  if (page) return namedFacts(page);
  if (path === categoryUrl(':slug')) return categoryFacts(params);
  if (path === productUrl(':productId')) return productFacts(params);
  const content = contentPages.find((each) => each.path === path);
  if (content) return facts(content.description ?? '');
  return { ...facts('There is no page at this URL.'), isIndexed: false };
}

const facts = (description: string, structuredData: StructuredData = () => []): PageFacts => ({
  description,
  isIndexed: true,
  image: { ...storeImage, alt: store.heroAlt || store.name },
  type: 'website',
  structuredData,
});

const factsOfStore = { ...brand, ...store, ...shippingPromises };

const structuredData: { readonly [Page in PageName]?: StructuredData } = {
  home: homeData,
  products: productsData,
};

function namedFacts(page: PageName): PageFacts {
  const { description, isIndexed }: NamedPage = pages[page];
  const indexed = isIndexed ?? true;
  const largest = page === 'home' ? largestTool(toolsOnWall) : undefined;
  return {
    ...facts(description(factsOfStore), structuredData[page]),
    isIndexed: indexed,
    wideImage: largest && sideViewUrl(largest.id),
  };
}

/** An unknown category redirects to all tools. */
function categoryFacts({ slug = '' }: Params): PageFacts {
  const category = findCategory(slug);
  if (!category) return namedFacts('products');
  const description = `${category.desc} ${promises(factsOfStore)}`;
  return facts(description, (siteUrl) => categoryData(siteUrl, category));
}

/** An unknown product redirects to all tools. */
function productFacts({ productId = '' }: Params): PageFacts {
  const product = findProduct(productId);
  if (!product) return namedFacts('products');
  return {
    ...facts(product.description, (siteUrl) => productData(siteUrl, product)),
    image: { ...socialImage(product.id), alt: product.imageAlt },
    type: 'product',
  };
}
