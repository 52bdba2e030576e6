// What the pages say in schema.org's words: https://schema.org, and the subset that
// https://developers.google.com/search/docs/appearance/structured-data reads. Only what a page shows.
import { categoryOf } from '../catalogue/catalogue';
import type { Category } from '../catalogue/categories';
import type { Product } from '../catalogue/product';
import { categoryUrl, paths, productUrl, searchParameter } from '../paths';
import { store } from '../store';

type Step = { readonly name: string; readonly path: string };

const allTools: Step = { name: 'All Tools', path: paths.products };
const categoryStep = ({ name, slug }: Category): Step => ({ name, path: categoryUrl(slug) });

/** The breadcrumb of a page, from home to the page itself. */
export const breadcrumbData = (siteUrl: string, ...steps: Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: paths.home }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${siteUrl}${path}`,
  })),
});

const listData = (siteUrl: string, products: readonly Product[]) => ({
  '@type': 'ItemList',
  itemListElement: products.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: product.name,
    url: `${siteUrl}${productUrl(product.id)}`,
  })),
});

export const homeData = (siteUrl: string) => [
  {
    '@type': 'Organization',
    name: store.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon.svg`,
    telephone: store.phone,
  },
  {
    '@type': 'WebSite',
    name: store.name,
    url: `${siteUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${siteUrl}${paths.search}?${searchParameter}={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  },
];

export const productsData = (siteUrl: string, products: readonly Product[]) => [
  breadcrumbData(siteUrl, allTools),
  listData(siteUrl, products),
];

export const categoryData = (siteUrl: string, category: Category, products: readonly Product[]) => [
  breadcrumbData(siteUrl, categoryStep(category)),
  listData(siteUrl, products),
];

export function productData(siteUrl: string, product: Product) {
  const category = categoryOf(product);
  const url = `${siteUrl}${productUrl(product.id)}`;
  return [
    breadcrumbData(siteUrl, ...(category ? [categoryStep(category)] : []), {
      name: product.name,
      path: productUrl(product.id),
    }),
    {
      '@type': 'Product',
      name: product.name,
      sku: product.id,
      image: `${siteUrl}${product.image}`,
      description: product.description,
      category: product.category,
      url,
      offers: {
        '@type': 'Offer',
        price: product.price.toFixed(2),
        priceCurrency: 'USD',
        url,
      },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.reviews,
        bestRating: 5,
      },
    },
  ];
}
