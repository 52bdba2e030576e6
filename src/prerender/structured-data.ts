// Structured data for search engines: https://schema.org. It has only the types that Google supports
// (https://developers.google.com/search/docs/appearance/structured-data), and only facts that the page shows.
import {
  type Availability,
  availabilityOf,
  categoryOf,
  listedProducts,
  productsIn,
} from '../catalogue/catalogue.ts';
import type { Category } from '../catalogue/categories.ts';
import { socialImage } from '../catalogue/images.ts';
import type { Product } from '../catalogue/product.ts';
import { specificationText } from '../catalogue/specification-text.ts';
import { hasReviews } from '../catalogue/star-rating.tsx';
import { decimals } from '../money/money.ts';
import { categoryUrl, pageNames, paths, productUrl, queryParameters } from '../paths.ts';
import { store } from '../store.ts';

/** The structured data of a page, for a store published at `siteUrl`. */
export type StructuredData = (siteUrl: string) => object[];

type Breadcrumb = { readonly name: string; readonly path: string };

const categoryBreadcrumb = ({ name, slug }: Category): Breadcrumb => ({
  name,
  path: categoryUrl(slug),
});

const breadcrumbList = (siteUrl: string, ...breadcrumbs: Breadcrumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: paths.home }, ...breadcrumbs].map(
    ({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    }),
  ),
});

const itemList = (siteUrl: string, products: readonly Product[]) => ({
  '@type': 'ItemList',
  itemListElement: products.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: product.name,
    url: `${siteUrl}${productUrl(product.id)}`,
  })),
});

export const homeData: StructuredData = (siteUrl) => [
  {
    '@type': 'Organization',
    name: store.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}${store.logo}`,
    telephone: store.phone.shown,
  },
  {
    '@type': 'WebSite',
    name: store.name,
    url: `${siteUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${siteUrl}${paths.search}?${queryParameters.search}={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  },
];

export const productsData: StructuredData = (siteUrl) => [
  breadcrumbList(siteUrl, { name: pageNames.products, path: paths.products }),
  itemList(siteUrl, listedProducts),
];

export const categoryData =
  (category: Category): StructuredData =>
  (siteUrl) => [
    breadcrumbList(siteUrl, categoryBreadcrumb(category)),
    itemList(siteUrl, productsIn(category)),
  ];

export const productData =
  (product: Product): StructuredData =>
  (siteUrl) => [productBreadcrumbs(siteUrl, product), productEntity(siteUrl, product)];

const productBreadcrumbs = (siteUrl: string, product: Product) =>
  breadcrumbList(siteUrl, categoryBreadcrumb(categoryOf(product)), {
    name: product.name,
    path: productUrl(product.id),
  });

function productEntity(siteUrl: string, product: Product) {
  const url = `${siteUrl}${productUrl(product.id)}`;
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.itemNumber,
    image: `${siteUrl}${socialImage(product.id).url}`,
    description: product.description,
    category: categoryOf(product).name,
    additionalProperty: product.specifications?.map((specification) => ({
      '@type': 'PropertyValue',
      name: specification.name,
      value: specificationText(specification),
    })),
    url,
    offers: {
      '@type': 'Offer',
      price: product.price.toFixed(decimals),
      priceCurrency: store.currency,
      availability: schemaAvailability[availabilityOf(product)],
      url,
    },
    // Search engines reject a `reviewCount` of 0.
    ...(hasReviews(product) && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.reviews,
        bestRating: 5,
      },
    }),
  };
}

/** https://schema.org/ItemAvailability */
const schemaAvailability: Readonly<Record<Availability, string>> = {
  'in-stock': 'https://schema.org/InStock',
  'sold-out': 'https://schema.org/SoldOut',
  discontinued: 'https://schema.org/Discontinued',
};
